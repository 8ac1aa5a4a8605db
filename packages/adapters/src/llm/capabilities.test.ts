import { startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { expect, test } from 'vitest'
import { settingsOf, withoutRefused } from './capabilities.ts'
import { createOpenAiLlm } from './openai.ts'
import { questionOf } from './testing/question.ts'

const ANSWER = { words: 110, script: 'english' } as const

test.each([
  ['gpt-5-mini', { max_completion_tokens: 3_730, reasoning_effort: 'minimal', store: false }],
  ['gpt-5-chat-latest', { max_completion_tokens: 730, store: false }],
  ['o4-mini', { max_completion_tokens: 3_730, reasoning_effort: 'low', store: false }],
  ['gpt-4.1', { max_completion_tokens: 730, temperature: 0.6, store: false }],
  ['deepseek/deepseek-r1', { max_completion_tokens: 3_730 }],
  ['openai/gpt-oss-120b', { max_completion_tokens: 3_730 }],
  ['llama-3.3-70b', { max_completion_tokens: 730 }],
])('%s is asked with what it takes', (model, settings) => {
  expect(settingsOf(model, ANSWER)).toEqual(settings)
})

test('a reply may have the tokens of its words, more where a letter is one, and thought on top', () => {
  const limit = (model: string, words: number, script: 'english' | 'roman_hindi' | 'devanagari') =>
    settingsOf(model, { words, script }).max_completion_tokens
  expect(limit('gpt-4o', 40, 'english')).toBe(520)
  expect(limit('gpt-4o', 40, 'roman_hindi')).toBe(520)
  expect(limit('gpt-4o', 40, 'devanagari')).toBe(640)
  expect(limit('o3', 40, 'devanagari')).toBe(3_640)
  expect(limit('o3', 300, 'devanagari')).toBe(5_200)
})

test('what the operator wishes goes before what the name tells', () => {
  expect(settingsOf('o3', ANSWER, { maxTokens: 900, effort: 'high' })).toMatchObject({
    max_completion_tokens: 900,
    reasoning_effort: 'high',
  })
})

test('an older server is told its limit by the older name, once', () => {
  const settings = settingsOf('llama-3.3-70b', ANSWER)
  expect(withoutRefused(settings, new Set())).toEqual(settings)
  expect(withoutRefused(settings, new Set(['max_completion_tokens']))).toEqual({ max_tokens: 730 })
  expect(withoutRefused(settings, new Set(['max_completion_tokens', 'max_tokens']))).toEqual({})
})

test('a setting that the provider names as refused is left out, also from the next reply; any other 400 stays one', async () => {
  const steady = { tokens: ['Good days come.'], paceMs: 0 }
  const refused = { ...steady, trouble: { kind: 'status', status: 400, param: 'temperature' } as const }
  const fake = await startFakeOpenAi(steady)
  const llm = createOpenAiLlm({ apiKey: 'k', model: 'gpt-4o', baseUrl: fake.url })
  const read = async () => {
    let text = ''
    for await (const piece of llm.answer(questionOf('When?'), new AbortController().signal)) text += piece.text
    return text
  }
  fake.play([refused, steady])
  expect([await read(), await read()]).toEqual(['Good days come.', 'Good days come.'])
  expect(fake.asked.map(({ body }) => 'temperature' in Object(body))).toEqual([true, false, false])
  fake.play({ ...steady, trouble: { kind: 'status', status: 400 } })
  await expect(read()).rejects.toMatchObject({ kind: 'refused' })
  await fake.close()
})
