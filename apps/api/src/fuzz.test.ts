import {
  type AnyEndpoint,
  births,
  chats,
  comments,
  discussions,
  Failure,
  profiles,
  reports,
  votes,
} from '@dhruva/contract'
import { listEndpoints } from '@dhruva/contract/openapi'
import { type Answer, BIRTH, createWorld, type Member } from '@dhruva/testkit'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type App, buildApp } from '#app.ts'

const world = await createWorld(
  (parts): Promise<App> =>
    buildApp({
      ...parts,
      externals: {
        llm: {
          name: 'embedded',
          answer: async function* () {
            yield { text: 'The stars answer. '.repeat(10), facts: [] }
          },
        },
      },
    }),
)

/** All with `test --long`, otherwise some. */
const RUNS = process.env.TEST_LONG ? 2_000 : 600

let asha: Member
let valid: Record<string, unknown>

beforeAll(async () => {
  asha = await world.member('fuzz')
  const { bid } = await asha.call(births.addBirth, BIRTH)
  const { asst_id } = await asha.call(chats.startChat, { bid, astrologer: 'Oracle' })
  await asha.call(profiles.insertProfile, { display_name: 'fuzz.y-1', email: 'fuzz@example.org' })
  const { did } = await asha.call(discussions.insertDiscussion, { title: 'Saturn is slow', description: 'Is he?' })
  const { cid } = await asha.call(comments.insertComment, { did, comment: 'He is.' })
  valid = {
    ...BIRTH,
    bid,
    bid_one: bid,
    bid_two: bid,
    asst_id,
    astrologer: 'Oracle',
    message: 'What does this year bring?',
    client_id: '4f6c1d0e-8f3a-4c38-9d5e-2f1a7b9c0d11',
    mobile: '9876543210',
    otp: '123456',
    token: 'abc',
    input: 'Jaipur',
    zodiac: 'Leo',
    when: 'Today',
    date: '2026-11-21',
    start: 0,
    type: 'daily',
    display_name: 'fuzz.y-1',
    email: 'fuzz@example.org',
    is_private: 0,
    avatar: 'ganga',
    uid: asha.uid,
    questions: 1,
    points: 100,
    title: 'Saturn in the tenth',
    description: 'What does it do to work?',
    comment: 'Patience.',
    did,
    cid,
    query: 'saturn',
    rashi_tag: 'Leo',
    nakshatra_tag: 'Magha',
    mahadasha_tag: 'Venus',
    reason: 'spam',
  }
})

// what they take instead: one text only, and a vote is a number
const instead: Record<string, object> = {
  [votes.insertVote.path]: { cid: null, type: 1 },
  [reports.report.path]: { cid: null },
}

const nasty = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '1e999',
    '0x10',
    '٣',
    Number.MAX_SAFE_INTEGER,
    -0,
    2 ** 31,
    [[[[]]]],
    { toString: 1 },
    "'; DROP TABLE person; --",
    '%00',
    'x'.repeat(5_000),
  ),
)

const endpoints = listEndpoints().map(({ endpoint }) => endpoint)
const fields = [
  'full_name',
  'dob',
  'tob',
  'pob',
  'lat',
  'lng',
  'gender',
  'marital_status',
  'language',
  'celebrity_info',
]
const others = [
  'bid',
  'bid_one',
  'bid_two',
  'asst_id',
  'astrologer',
  'message',
  'client_id',
  'mobile',
  'otp',
  'token',
  'input',
  'start',
  'scope',
  'device',
  'purpose',
  'celebrity',
  'zodiac',
  'when',
  'date',
  'display_name',
  'email',
  'is_private',
  'avatar',
  'uid',
  'questions',
  'points',
  'type',
  'title',
  'description',
  'comment',
  'did',
  'cid',
  'query',
  'rashi_tag',
  'nakshatra_tag',
  'mahadasha_tag',
  'reason',
  'id',
  'device_tokens',
  'proof_of_work',
]

const body = fc.oneof(
  { weight: 1, arbitrary: fc.jsonValue() },
  {
    weight: 4,
    arbitrary: fc.dictionary(fc.constantFrom(...fields, ...others, '__proto__', 'constructor'), nasty, { maxKeys: 3 }),
  },
)

/** Parses the tail of a stream, or the whole of anything else. */
const bodyOf = (endpoint: AnyEndpoint, answer: Answer): unknown => {
  const type = answer.headers['content-type']
  if (type?.startsWith('text/event-stream')) return answer.text
  if (endpoint.kind === 'file' && answer.status === 200 && type === endpoint.type) return answer.text
  if (!type?.startsWith('text/plain')) return answer.json
  // two calls can share an address; what is sent decides which of them answers
  expect(endpoints.filter(({ path }) => path === endpoint.path).map(({ kind }) => kind)).toContain('stream')
  return JSON.parse(answer.text.split('\u001e')[1] ?? '')
}

const expectEnvelope = (endpoint: AnyEndpoint, answer: Answer) => {
  expect(answer.status).toBeLessThan(500)
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  const said = bodyOf(endpoint, answer)
  if (answer.status !== 200) expect(Failure.safeParse(said).success).toBe(true)
  else expect(said).toEqual(expect.anything())
}

const isLogout = (endpoint: AnyEndpoint) => endpoint.path.endsWith('/logout.php')

describe('whatever is sent', () => {
  it(`is answered with an envelope and never with a 5xx, ${RUNS} times`, async () => {
    const tried = fc.asyncProperty(fc.constantFrom(...endpoints), body, fc.boolean(), async (endpoint, sent, alone) => {
      const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      const args = isObject && !alone ? { ...valid, ...instead[endpoint.path], ...sent } : sent
      const caller = isLogout(endpoint) ? world.visitor() : asha
      expectEnvelope(endpoint, await caller.raw(endpoint, endpoint.method === 'GET' && !isObject ? {} : args))
    })
    await fc.assert(tried, { numRuns: RUNS, seed: 20261121 })
  }, 120_000)

  it.each([
    '{',
    '[',
    'nul',
    '{"a":1,}',
    '"text"',
    '[1]',
    '7',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":1}}',
    '['.repeat(30_000),
  ])('as a body, %.20s is refused as 400', async (sent) => {
    for (const endpoint of endpoints.filter(({ method, access }) => method === 'POST' && access === 'public')) {
      const answer = await world.visitor().raw(endpoint, sent, { 'content-type': 'application/json' })
      expectEnvelope(endpoint, answer)
      expect(answer.status).toBe(400)
    }
  })
})
