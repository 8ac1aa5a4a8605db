import type { Question } from '@dhruva/reading'
import { expect, test } from 'vitest'
import { createBreaker, guarded } from './guarded.ts'
import { type Llm, LlmFailure, type LlmFailureKind } from './port.ts'

// the guard only passes the question on
const question: Question = JSON.parse('{}')

type Scripted = { words?: string[]; fails?: LlmFailureKind }

/** A provider that does what each call in turn is told: says its words, then fails or not. */
const provider = (...calls: Scripted[]) => {
  const made: number[] = []
  const llm: Llm = {
    name: 'openai',
    async *answer() {
      const call = calls[made.length] ?? calls.at(-1)
      made.push(made.length)
      for (const text of call?.words ?? []) yield { text, facts: [] }
      if (call?.fails) throw new LlmFailure(call.fails, 'test')
    },
  }
  return { llm, made }
}

const say = async (llm: Llm) => {
  let text = ''
  for await (const piece of llm.answer(question, new AbortController().signal)) text += piece.text
  return text
}

let ms = 0
const now = () => new Date(ms)

test('tries once more when nothing was said yet', async () => {
  const { llm, made } = provider({ fails: 'unavailable' }, { words: ['a', 'b'] })
  expect(await say(guarded(llm, now))).toBe('ab')
  expect(made).toHaveLength(2)
})

test.each<[string, Scripted, number]>([
  ['after the first word', { words: ['a'], fails: 'unavailable' }, 1],
  ['when it is limited', { fails: 'limited' }, 1],
  ['when it is refused', { fails: 'refused' }, 1],
  ['when it does not take our key', { fails: 'misconfigured' }, 1],
  ['when the reply is as long as may be', { words: ['a'], fails: 'length' }, 1],
  ['a third time', { fails: 'unavailable' }, 2],
])('does not try again %s', async (_, call, calls) => {
  const { llm, made } = provider(call)
  await expect(say(guarded(llm, now))).rejects.toThrow(LlmFailure)
  expect(made).toHaveLength(calls)
})

test('a provider that keeps failing is spared 15 s, then one call finds out', async () => {
  const { llm, made } = provider({ fails: 'limited' })
  const spared = guarded(llm, now)
  for (let call = 0; call < 20; call++) await expect(say(spared)).rejects.toThrow('limited')
  await expect(say(spared)).rejects.toThrow('the provider is spared')
  expect(made).toHaveLength(20)
  ms += 15_000
  await expect(say(spared)).rejects.toThrow('limited')
  await expect(say(spared)).rejects.toThrow('the provider is spared')
  expect(made).toHaveLength(21)
})

test('the breaker opens at half of twenty within 30 s, lets one through, closes when that succeeds', () => {
  const breaker = createBreaker(now)
  for (let call = 0; call < 19; call++) breaker.note(call % 2 === 0)
  expect(breaker.admits()).toBe(true)
  ms += 30_000
  breaker.note(true) // the others are forgotten by now
  expect(breaker.admits()).toBe(true)
  for (let call = 0; call < 19; call++) breaker.note(true)
  expect(breaker.admits()).toBe(false)
  ms += 15_000
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  breaker.forget() // that one was stopped by its person
  expect(breaker.admits()).toBe(true)
  breaker.note(false)
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true])
})

test.each<LlmFailureKind>(['refused', 'length', 'unusable', 'misconfigured'])(
  'a reply that is %s says nothing against the provider, however many there are',
  async (kind) => {
    const { llm, made } = provider({ words: ['a'], fails: kind })
    const spared = guarded(llm, now)
    for (let call = 0; call < 30; call++) await expect(say(spared)).rejects.toThrow(kind)
    expect(made).toHaveLength(30)
  },
)

/** A provider that says its words and then nothing until it is left. */
const hanging = (...words: string[]): Llm => ({
  name: 'openai',
  async *answer(_, signal) {
    for (const text of words) yield { text, facts: [] }
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  },
})

/** Leaves a reply so long after its last word. */
const leave = async (llm: Llm, afterMs: number, reason: unknown) => {
  const controller = new AbortController()
  const pieces = llm.answer(question, controller.signal)[Symbol.asyncIterator]()
  await pieces.next()
  const more = pieces.next()
  ms += afterMs
  controller.abort(reason)
  await expect(more).rejects.toBe(controller.signal.reason)
}
const late = () => new DOMException('gap', 'TimeoutError')

test.each<[string, number, () => unknown, boolean]>([
  ['was silent until its time was over', 15_000, late, true],
  ['wrote all the time what nobody was shown', 1_000, late, false],
  ['was stopped by its person', 15_000, () => undefined, false],
])('a provider that %s', async (_, afterMs, reason, isSpared) => {
  const guard = guarded(hanging('a'), now)
  for (let call = 0; call < 20; call++) {
    // twenty within the window
    ms -= afterMs
    await leave(guard, afterMs, reason())
  }
  const next = guard.answer(question, new AbortController().signal)[Symbol.asyncIterator]().next()
  if (isSpared) await expect(next).rejects.toThrow('the provider is spared')
  else expect(await next).toMatchObject({ done: false })
})
