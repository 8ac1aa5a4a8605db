import { startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { expect, test } from 'vitest'
import { settingsOf, withoutSetting } from './capabilities.ts'
import { createOpenAiLlm } from './openai.ts'
import { questionOf } from './testing/question.ts'

test.each([
  ['gpt-5-mini', { max_completion_tokens: 4_500, reasoning_effort: 'minimal', store: false }],
  ['gpt-5-chat-latest', { max_completion_tokens: 1_500, store: false }],
  ['o4-mini', { max_completion_tokens: 4_500, reasoning_effort: 'low', store: false }],
  ['gpt-4.1', { max_completion_tokens: 1_500, temperature: 0.6, store: false }],
  ['deepseek/deepseek-r1', { max_completion_tokens: 4_500 }],
  ['openai/gpt-oss-120b', { max_completion_tokens: 4_500 }],
  ['llama-3.3-70b', { max_completion_tokens: 1_500 }],
])('%s is asked with what it takes', (model, settings) => {
  expect(settingsOf(model)).toEqual(settings)
})

test('what the operator wishes goes before what the name tells', () => {
  expect(settingsOf('o3', { maxTokens: 900, effort: 'high' })).toMatchObject({
    max_completion_tokens: 900,
    reasoning_effort: 'high',
  })
})

test('an older server is told its limit by the older name, once', () => {
  const settings = settingsOf('llama-3.3-70b')
  const older = withoutSetting(settings, 'max_completion_tokens')
  expect(older).toEqual({ max_tokens: 1_500 })
  expect(withoutSetting({ max_tokens: 1_500 }, 'max_completion_tokens')).toBeNull()
  expect(withoutSetting({ max_tokens: 1_500 }, '')).toBeNull()
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
