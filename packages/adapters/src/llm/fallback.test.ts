// While a model does not answer, the embedded astrologer does, and says so.
import type { FallbackReason, LlmFailureKind } from '@dhruva/adapters'
import { type FakeOpenAi, type Script, startFakeOpenAi, type Trouble } from '@dhruva/testkit/fake-openai'
import { afterAll, describe, expect, test } from 'vitest'
import { createLlm } from './create.ts'
import { createEmbeddedLlm } from './embedded.ts'
import { LlmFailure } from './port.ts'
import { questionOf } from './testing/question.ts'

const fake: FakeOpenAi = await startFakeOpenAi({ tokens: [], paceMs: 0 })
afterAll(() => fake.close())

const at = () => new Date('2026-11-21T06:00:00Z')
const NOTE = /language model could not be reached/
const fallen: FallbackReason[] = []
const paid: number[] = []
const counts = {
  countTokens: () => {},
  countCost: (rupees: number) => void paid.push(rupees),
  countFirstText: () => {},
  countChecked: () => {},
  countProviderFailure: () => {},
  countScreened: () => {},
  countRewrite: () => {},
  countFallback: (reason: FallbackReason) => void fallen.push(reason),
  setBreaker: () => {},
}
const modelOf = (model: string, firstTextMs?: number, ceiling?: number, now = at) =>
  createLlm(
    {
      ASTROLOGER: 'openai',
      OPENAI_API_KEY: 'k',
      OPENAI_MODEL: model,
      OPENAI_BASE_URL: fake.url,
      OPENAI_FIRST_TEXT_MS: firstTextMs,
      EMBEDDED_PACE_MS: 0,
      LLM_INR_PROMPT: 1_000,
      LLM_INR_CACHED: 100,
      LLM_INR_REPLY: 10_000,
      LLM_DAILY_INR: ceiling,
    },
    now,
    counts,
  )
// no first sentence of its answer is wanted: what the model says is shown as it comes
const question = questionOf('How is my work going?')

const read = async (llm: ReturnType<typeof modelOf>, signal = new AbortController().signal) => {
  let text = ''
  for await (const piece of llm.answer(question, signal)) text += piece.text
  return text
}
const composed = await read(createEmbeddedLlm(0))
const play = (trouble: Trouble | null, more: Partial<Script> = {}) => {
  fallen.length = 0
  fake.asked.length = 0
  fake.play({ tokens: ['Be patient.', ' Good days come.'], paceMs: 0, ...(trouble ? { trouble } : {}), ...more })
}

describe('instead of a word of the model', () => {
  test.each<[string, Trouble, LlmFailureKind]>([
    ['its server fails', { kind: 'status', status: 503 }, 'unavailable'],
    ['it has no quota left', { kind: 'status', status: 429 }, 'limited'],
    ['the key is wrong', { kind: 'status', status: 401 }, 'misconfigured'],
    ['the model is not there', { kind: 'status', status: 404 }, 'misconfigured'],
    ['it refuses', { kind: 'refusal', after: 0 }, 'refused'],
    ['its filter cuts in', { kind: 'content_filter', after: 0 }, 'refused'],
    ['the connection breaks', { kind: 'reset', after: 0 }, 'unavailable'],
    ['what comes is no stream', { kind: 'not_a_stream' }, 'broken'],
    ['what comes is garbage', { kind: 'garbage', after: 0 }, 'broken'],
    ['it used its tokens up in thought', { kind: 'length', after: 0 }, 'length'],
    ['an error stands in the stream', { kind: 'error', after: 0 }, 'unavailable'],
    ['it ends without a word', { kind: 'close', after: 0 }, 'broken'],
  ])('%s: the whole answer is composed, with a note whose it is', async (_, trouble, kind) => {
    play(trouble)
    const text = await read(modelOf('m'))
    expect(text).toMatch(NOTE)
    expect(text.replace(/\n\n[^\n]*$/, '')).toBe(composed)
    expect(fallen).toEqual([kind])
  })

  test('it is silent', async () => {
    play({ kind: 'hang', after: 0 })
    expect(await read(modelOf('m', 40))).toMatch(NOTE)
    expect(fallen).toEqual(['silent'])
    expect(fake.asked).toHaveLength(1)
  })
})

test('what was begun is the reply of the model: nothing is put behind it', async () => {
  play({ kind: 'reset', after: 2 }, { paceMs: 20 })
  await expect(read(modelOf('m'))).rejects.toBeInstanceOf(LlmFailure)
  expect(fallen).toEqual([])
})

test('a reply that is stopped while the model is silent is not answered by another', async () => {
  play({ kind: 'hang', after: 0 })
  const reason = new Error('stopped')
  const controller = new AbortController()
  const reading = read(modelOf('m', 60_000), controller.signal)
  setTimeout(() => controller.abort(reason), 50)
  await expect(reading).rejects.toBe(reason)
  expect(fallen).toEqual([])
})

test('a model that thinks for long before its first word still answers', async () => {
  play(null, { tokens: ['Be patient.'], paceMs: 400 })
  expect(await read(modelOf('o3-mini', 5_000))).toBe('Be patient.')
  expect(fallen).toEqual([])
})

test('a day that has cost what it may goes on with the embedded astrologer, until the next', async () => {
  let day = 21
  const llm = modelOf('m', undefined, 0.2, () => new Date(`2026-11-${day}T06:00:00Z`))
  const ask = async () => {
    play(null)
    paid.length = 0
    return [(await read(llm)).match(NOTE) === null, ...paid.map((rupees) => Math.round(rupees * 100))]
  }
  // 100 tokens of the prompt, 2 of the reply
  expect([await ask(), await ask(), await ask()]).toEqual([[true, 12], [true, 12], [false]])
  day = 22
  expect(await ask()).toEqual([true, 12])
})
