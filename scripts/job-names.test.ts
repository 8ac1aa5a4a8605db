import { jobs } from '@dhruva/jobs'
import { expect, test } from 'vitest'
import { deskHealth as en } from '../apps/web/src/locales/en/desk-health.ts'
import { deskHealth as hi } from '../apps/web/src/locales/hi/desk-health.ts'

test('the desk has a word for every job, in both languages', () => {
  const names = Object.keys(jobs).sort()
  expect(Object.keys(en.jobs).sort()).toEqual(names)
  expect(Object.keys(hi.jobs).sort()).toEqual(names)
})
