import { rmSync } from 'node:fs'
import { createWorld } from '@dhruva/testkit'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { builtWeb } from './testing/built-web.ts'

const text = 'At most {daily_cap} a day, {per_question} a question, {free_oracle_questions} free, {nothing} known'
const words = { title: 'Points', description: 'Points', heading: 'Points', listed: true }
const dir = builtWeb([{ ...words, path: '/points', text }])
afterAll(() => rmSync(dir, { recursive: true }))
const world = await createWorld((parts) => buildApp({ ...parts, web: dir }), {
  env: { POINTS_DAILY_CAP: '1250', POINTS_PER_QUESTION: '50', FREE_ORACLE_QUESTIONS: '4' },
})

it('names the numbers of the configuration, in both languages alike', async () => {
  for (const language of ['en', 'hi']) {
    const headers = { accept: 'text/html', 'accept-language': language }
    const answer = await world.visitor().raw({ method: 'GET', path: '/points' }, undefined, headers)
    expect(answer.text).toContain('<p>At most 1,250 a day, 50 a question, 4 free, {nothing} known</p>')
  }
})
