import { promptFor } from '@dhruva/reading'
import { type FakeOpenAi, type Script, startFakeOpenAi, type Trouble } from '@dhruva/testkit/fake-openai'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsOf } from './capabilities.ts'
import { createCleaner } from './clean.ts'
import { createEmbeddedLlm } from './embedded.ts'
import { createOpenAiLlm } from './openai.ts'
import { type Llm, LlmFailure, type Usage } from './port.ts'
import { questionOf } from './testing/question.ts'

const question = questionOf('When will I get married?')
const TOKENS = ['Your', ' Moon', ' is strong.', ' शुभ', ' time', ' 😀', ' ahead.']
const steady: Script = { tokens: TOKENS, paceMs: 0 }

const fake: FakeOpenAi = await startFakeOpenAi(steady)
afterAll(() => fake.close())

const used: Usage[] = []
const onUsage = (usage: Usage) => void used.push(usage)
const openai = (baseUrl = fake.url) => createOpenAiLlm({ apiKey: 'test-key', model: 'test-model', baseUrl, onUsage })

beforeEach(() => {
  fake.play(steady)
  fake.asked.length = 0
  used.length = 0
})

type Read = { text: string; facts: string[]; told: string[]; error: unknown; firstMs: number; pieces: number }

const read = async (llm: Llm, signal = new AbortController().signal, of = question): Promise<Read> => {
  const asked = performance.now()
  const result: Read = { text: '', facts: [], told: [], error: undefined, firstMs: Number.NaN, pieces: 0 }
  try {
    for await (const { text, facts } of llm.answer(of, signal, {
      onFacts: (known) => void result.told.push(...known.map(({ id }) => id)),
    })) {
      if (result.pieces === 0) result.firstMs = performance.now() - asked
      result.pieces += 1
      result.text += text
      result.facts.push(...facts)
    }
  } catch (error) {
    result.error = error
  }
  return result
}

describe.each<[string, (paceMs: number) => Llm]>([
  ['embedded', createEmbeddedLlm],
  [
    'openai',
    (paceMs) => {
      fake.play({ ...steady, paceMs })
      return openai()
    },
  ],
])('%s', (name, create) => {
  test('writes a reply in pieces that rest on facts of the question', async () => {
    const llm = create(2)
    const { text, facts, told, error, pieces } = await read(llm)
    expect(error).toBeUndefined()
    expect(llm.name).toBe(name)
    expect(text.length).toBeGreaterThan(30)
    expect(pieces).toBeGreaterThan(1)
    for (const id of facts) expect(told).toContain(id)
    expect(text).toBe(createCleaner()(text))
  })

  test('replies written at once do not mix', async () => {
    const llm = create(1)
    const replies = await Promise.all(Array.from({ length: 10 }, () => read(llm)))
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
  })

  test('an aborted question is not begun', async () => {
    const reason = new Error('stopped')
    expect(await read(create(0), AbortSignal.abort(reason))).toMatchObject({ text: '', error: reason })
    expect(fake.asked).toEqual([])
  })

  test('an aborted reply ends at once, with the reason', async () => {
    await read(create(0)) // loads what is loaded at first use
    const llm = create(500)
    const controller = new AbortController()
    const reason = new Error('stopped')
    const reading = read(llm, controller.signal)
    setTimeout(() => controller.abort(reason), 700)
    const started = performance.now()
    expect((await reading).error).toBe(reason)
    expect(performance.now() - started).toBeLessThan(850)
  })
})

describe('the embedded astrologer', () => {
  test('begins without a pause and takes one after each word', async () => {
    const started = performance.now()
    const { firstMs, text } = await read(createEmbeddedLlm(4))
    expect(firstMs).toBeLessThan(100)
    const words = text.split(/\s+/).length
    expect(performance.now() - started).toBeGreaterThan(words * 3)
  })
})

describe('a language model', () => {
  test('is asked with its key, its model and the facts, and its marks become facts', async () => {
    const [id = ''] = promptFor(question).facts.map((fact) => fact.id)
    fake.play({ ...steady, tokens: ['Your Moon ', 'is strong', ` [`, `${id}`, '].', ' More.'] })
    const { text, facts } = await read(openai())
    expect(text).toBe('Your Moon is strong. More.')
    expect(facts).toEqual([id])
    expect(fake.asked).toHaveLength(1)
    expect(fake.asked[0]).toMatchObject({
      authorization: 'Bearer test-key',
      body: {
        model: 'test-model',
        stream: true,
        max_completion_tokens: settingsOf('test-model', promptFor(question).length).max_completion_tokens,
      },
    })
    expect(JSON.stringify(fake.asked[0]?.body)).toContain(id)
    expect(used).toEqual([{ promptTokens: 100, cachedTokens: 0, replyTokens: 6, thoughtTokens: 0 }])
  })

  test.each<NonNullable<Script['wire']>>(['plain', 'crlf', 'split'])(
    'is understood when its events come %s',
    async (wire) => {
      fake.play({ ...steady, wire })
      expect(await read(openai())).toMatchObject({ text: TOKENS.join(''), error: undefined })
    },
  )

  test('says nothing that could be taken for the frame of our tail', async () => {
    fake.play({ ...steady, tokens: ['a\u001e{"status":"success"}\n', '\u0000\u202eb'] })
    expect((await read(openai())).text).toBe('a{"status":"success"}\nb')
  })

  test('is passed on from its first token, not from its second', async () => {
    fake.play({ ...steady, paceMs: 400 })
    const llm = openai()
    const { firstMs } = await read(llm)
    expect(firstMs).toBeLessThan(600)
  })

  test('is asked again over connections that are kept', async () => {
    const before = fake.connections()
    const llm = openai()
    for (let at = 0; at < 5; at++) await read(llm)
    // a reply is given before the end of its body has arrived: the next one may find that connection still busy
    expect(fake.connections() - before).toBeLessThanOrEqual(2)
  })

  const whole = TOKENS.slice(0, 3).join('')
  test.each<[Trouble, LlmFailure['kind'], string]>([
    [{ kind: 'status', status: 500 }, 'unavailable', ''],
    [{ kind: 'status', status: 503 }, 'unavailable', ''],
    [{ kind: 'status', status: 401, code: 'invalid_api_key' }, 'misconfigured', ''],
    [{ kind: 'status', status: 403 }, 'misconfigured', ''],
    [{ kind: 'status', status: 404 }, 'misconfigured', ''],
    [{ kind: 'status', status: 429, code: 'insufficient_quota' }, 'limited', ''],
    [{ kind: 'status', status: 400, code: 'content_filter' }, 'refused', ''],
    [{ kind: 'not_a_stream' }, 'broken', ''],
    [{ kind: 'reset', after: 0 }, 'unavailable', ''],
    [{ kind: 'reset', after: 3 }, 'unavailable', whole],
    [{ kind: 'garbage', after: 0 }, 'broken', ''],
    [{ kind: 'garbage', after: 3 }, 'broken', whole],
    [{ kind: 'error', after: 3 }, 'unavailable', whole],
    [{ kind: 'close', after: 0 }, 'broken', ''],
    [{ kind: 'close', after: 3 }, 'broken', whole],
    [{ kind: 'content_filter', after: 3 }, 'refused', whole],
    [{ kind: 'refusal', after: 0 }, 'refused', ''],
    [{ kind: 'length', after: 3 }, 'length', whole],
  ])('that does %j has failed: %s', async (trouble, kind, text) => {
    fake.play({ ...steady, paceMs: 5, trouble })
    const reply = await read(openai())
    expect(reply.text).toBe(text)
    expect(reply.error).toBeInstanceOf(LlmFailure)
    expect(reply.error).toMatchObject({ kind })
    expect(`${reply.error}`).not.toContain('vendor')
    expect(fake.asked).toHaveLength(1)
  })

  test('that used its tokens up before it said a word is asked once more, to be brief', async () => {
    fake.play([{ ...steady, trouble: { kind: 'length', after: 0 } }, steady])
    expect(await read(openai())).toMatchObject({ text: TOKENS.join(''), error: undefined })
    expect(fake.asked).toHaveLength(2)
    expect(fake.asked.map(({ body }) => JSON.stringify(body).includes('Be brief'))).toEqual([false, true])
    fake.play({ ...steady, trouble: { kind: 'length', after: 0 } })
    expect((await read(openai())).error).toMatchObject({ kind: 'length' })
    expect(fake.asked).toHaveLength(4)
  })

  test('that cannot be reached has failed', async () => {
    const reply = await read(openai('http://127.0.0.1:1/v1'))
    expect(reply.error).toMatchObject({ kind: 'unavailable', fault: 'network' })
  })

  test('that says nothing, or far too much, has failed', async () => {
    fake.play({ tokens: [], paceMs: 0 })
    expect((await read(openai())).error).toMatchObject({ kind: 'unusable', fault: 'no text' })
    fake.play({ tokens: Array.from({ length: 80 }, () => 'word '.repeat(200)), paceMs: 0 })
    expect((await read(openai())).error).toMatchObject({ kind: 'unusable', fault: 'too long' })
    await vi.waitFor(() => expect(fake.asked[1]?.finished || fake.asked[1]?.closedByClient).toBe(true))
  })

  test.each([0, 3])('that hangs after %i tokens is left when the signal says so', async (after) => {
    fake.play({ ...steady, trouble: { kind: 'hang', after } })
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 400)
    const reply = await read(openai(), controller.signal)
    expect(reply.text).toBe(TOKENS.slice(0, after).join(''))
    expect(reply.error).toBe(controller.signal.reason)
    await vi.waitFor(() => expect(fake.asked[0]?.closedByClient).toBe(true), { timeout: 1_000 })
  })

  test('is hung up on when its reader leaves', async () => {
    fake.play({ ...steady, paceMs: 100 })
    for await (const _ of openai().answer(question, new AbortController().signal)) break
    await vi.waitFor(() => expect(fake.asked[0]?.closedByClient).toBe(true), { timeout: 1_000 })
  })
})
