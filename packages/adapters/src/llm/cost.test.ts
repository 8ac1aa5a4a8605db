// What an answer costs with all its calls, and that no call passes the breaker and the purse by.
import { chartNo, question } from '@dhruva/fact-check/testing/sayings'
import { type FakeOpenAi, startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checked } from './checked.ts'
import { readCompletion } from './completion.ts'
import { costed, costOf, withinPurse } from './cost.ts'
import { guarded } from './guarded.ts'
import { createOpenAiLlm } from './openai.ts'
import { type Llm, LlmFailure, type Usage } from './port.ts'
import { mendOf, verdictOf } from './testing/said.ts'

const fake: FakeOpenAi = await startFakeOpenAi({ tokens: [], paceMs: 0 })
afterAll(() => fake.close())

const PRICES = { prompt: 1_000, cached: 100, reply: 10_000 }
const LIE = 'You are running the Sun, Moon and Mars mahadasha now.'
const asked = question(chartNo(3), 'When will I get a job?', { language: 'English' })

const paid: number[] = []
const used: Usage[] = []
const rewrites: boolean[] = []
beforeEach(() => {
  for (const list of [paid, used, rewrites]) list.length = 0
  fake.asked.length = 0
})
const model = () =>
  createOpenAiLlm({ apiKey: 'k', model: 'm', baseUrl: fake.url, onUsage: (usage) => void used.push(usage) })
const through = (llm: Llm) =>
  costed(
    checked(llm, { countRewrite: (mended) => void rewrites.push(mended) }),
    PRICES,
    (rupees) => void paid.push(rupees),
  )
const read = async (llm: Llm) => {
  let text = ''
  for await (const piece of llm.answer(asked, new AbortController().signal)) text += piece.text
  return text
}
const playLie = () =>
  fake.play({
    tokens: (body) => [
      mendOf(body)?.says('Saturn runs its antardasha until 29 April 2028') ?? `${verdictOf(body)} ${LIE} Rest well.`,
    ],
    paceMs: 0,
  })

test('an answer costs what its calls cost together, the sentence that was asked for anew with them', async () => {
  playLie()
  expect(await read(through(model()))).toContain('29 April 2028')
  expect(fake.asked).toHaveLength(2)
  expect(used).toHaveLength(2)
  const both = used.reduce((sum, usage) => sum + costOf(usage, PRICES), 0)
  expect(paid).toEqual([both])
  // 100 tokens of each prompt and one of each reply
  expect(both).toBeCloseTo(0.22)
})

test('a sentence is not asked for anew of a provider that is spared, nor once the day has cost what it may', async () => {
  for (const stop of [
    (llm: Llm) => {
      let calls = 0
      return withinPurse(llm, { isEmpty: () => calls++ > 0 })
    },
    (llm: Llm): Llm => {
      const sick = guarded({ ...llm, answer: () => failing() }, () => new Date('2026-11-21T06:00:00Z'))
      // the breaker of the replies is that of the sentences
      return {
        ...sick,
        async *answer(about, signal, listener) {
          for (let no = 0; no < 20; no += 1) await all(sick.answer(about, signal)).catch(() => {})
          yield* llm.answer(about, signal, listener)
        },
      }
    },
  ]) {
    playLie()
    fake.asked.length = 0
    rewrites.length = 0
    expect(await read(through(stop(model())))).toMatch(/2027\. Rest well\.$/)
    expect(rewrites).toEqual([false])
    expect(fake.asked).toHaveLength(1)
  }
})

/** Reads to the end. */
const all = async <T>(pieces: AsyncIterable<T>): Promise<T[]> => {
  const read: T[] = []
  for await (const piece of pieces) read.push(piece)
  return read
}

const failing = (): AsyncIterable<never> => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new LlmFailure('broken', 'as it were')) }),
})

test('a reply that breaks off, or that nobody reads to its end, is paid by what it was', async () => {
  fake.play({ tokens: ['Rest ', 'well ', 'now.'], paceMs: 5, trouble: { kind: 'reset', after: 2 } })
  await expect(all(model().answer(asked, new AbortController().signal))).rejects.toBeInstanceOf(LlmFailure)
  fake.play({ tokens: ['Rest ', 'well ', 'now.'], paceMs: 20 })
  for await (const _ of model().answer(asked, new AbortController().signal)) break
  expect(used).toHaveLength(2)
  for (const { promptTokens, replyTokens } of used) {
    expect(promptTokens).toBeGreaterThan(500)
    expect(replyTokens).toBeGreaterThan(0)
  }
})

const usageIn = async (events: readonly unknown[]) => {
  const told: Usage[] = []
  const body = new Blob(events.map((event) => `data: ${JSON.stringify(event)}\n\n`)).stream()
  const read = all(
    readCompletion(
      body,
      (usage) => void told.push(usage),
      () => 0,
    ),
  )
  const failure = await read.then(
    () => null,
    (error: unknown) => error,
  )
  return { told, failure }
}
const said = { choices: [{ delta: { content: 'Rest.' } }] }

test('thought is paid as what is written, counted within the completion or beside it', async () => {
  const usage = { prompt_tokens: 100, completion_tokens_details: { reasoning_tokens: 300 } }
  const stop = { choices: [{ delta: {}, finish_reason: 'stop' }] }
  const within = { choices: [], usage: { ...usage, completion_tokens: 340, total_tokens: 440 } }
  const beside = { choices: [], usage: { ...usage, completion_tokens: 40, total_tokens: 440 } }
  for (const counts of [within, beside]) {
    const { told } = await usageIn([said, stop, counts])
    expect(told).toEqual([{ promptTokens: 100, cachedTokens: 0, replyTokens: 340, thoughtTokens: 300 }])
  }
})

test('what a reply cost that was cut at its limit comes behind its end', async () => {
  const cut = { choices: [{ delta: {}, finish_reason: 'length' }] }
  const counts = { choices: [], usage: { prompt_tokens: 100, completion_tokens: 3_700, total_tokens: 3_800 } }
  const { told, failure } = await usageIn([said, cut, counts])
  expect(failure).toMatchObject({ kind: 'length' })
  expect(told).toMatchObject([{ replyTokens: 3_700 }])
})
