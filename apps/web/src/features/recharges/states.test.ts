import { STATES } from '@dhruva/common'
import { expect, test } from 'vitest'
import { states as en } from '#locales/en/states.ts'
import { states as hi } from '#locales/hi/states.ts'

test('every state that an invoice can name has a name in both languages, and no other', () => {
  for (const { names } of [en, hi]) expect(Object.keys(names).toSorted()).toEqual([...STATES].toSorted())
})
