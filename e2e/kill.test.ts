// The API is killed in the middle of replies, again and again: what is charged must be there to be read.
import { randomUUID } from 'node:crypto'
import { chats, users } from '@dhruva/contract'
import { openDb } from '@dhruva/db'
import { auditBooks, sweepHolds } from '@dhruva/domain'
import { testDatabase, until } from '@dhruva/testkit'
import { afterAll, expect, test } from 'vitest'
import { arrive, clientOf, newMobile, type Person, saveBirth } from './testing/people.ts'
import { type Program, startApi } from './testing/programs.ts'

/** All with `test --long`, otherwise some. */
const ROUNDS = process.env.TEST_LONG ? 10 : 2
/** How far in its replies the last round is killed, about. */
const LATEST = 1_000
const PEOPLE = 4
const QUESTION = 'When will I find new work?'

const url = await testDatabase()
const db = openDb({ url, poolSize: 2 })
const running: Program[] = []
afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()))
  await db.close()
})

/** A process of the API with an astrologer that waits `paceMs` after each word. */
const start = async (paceMs: number) => {
  const api = await startApi({
    DATABASE_URL: url,
    JWT_SECRET: 'a secret of the tests, long enough to sign with',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    EMBEDDED_PACE_MS: String(paceMs),
  })
  running.push(api)
  return api
}

type Asker = Person & { clientId: string; talk: { bid: number; asst_id: string; astrologer: 'Oracle' } }

const arriveToAsk = async (address: string): Promise<Asker> => {
  const person = await arrive(address, newMobile())
  const bid = await saveBirth(person)
  const { asst_id } = await person.client.call(chats.startChat, { bid, astrologer: 'Oracle' })
  return { ...person, clientId: randomUUID(), talk: { bid, asst_id, astrologer: 'Oracle' } }
}

const ask = async (
  address: string,
  { token, clientId, talk }: Asker,
  onHeard: (characters: number) => void = () => {},
) => {
  let heard = ''
  const onText = (text: string) => {
    heard = text
    onHeard(text.length)
  }
  const args = { ...talk, message: QUESTION, client_id: clientId }
  const tail = await clientOf(address, token)
    .stream(chats.pushChat, args, { onText })
    .catch(() => null)
  return { heard, tail }
}

const questionsOf = async (address: string, { token }: Asker) =>
  (await clientOf(address, token).call(users.getUserInfo, {})).oracle_questions

test(`killed ${ROUNDS} times in the middle of replies, nobody pays for what cannot be read`, async () => {
  const people: Asker[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const api = await start(5)
    const here = await Promise.all(Array.from({ length: PEOPLE }, () => arriveToAsk(api.url)))
    let heard = 0
    let isOver = false
    const asking = here.map((person) =>
      ask(api.url, person, (characters) => {
        heard = Math.max(heard, characters)
      }),
    )
    void Promise.any(asking).then(() => {
      isOver = true
    })
    // first as soon as questions are held, then later and later in the replies
    const isHeld = async () => (await db.prisma.turn.count({ where: { state: 'held' } })) > 0
    await until(async () => isOver || (heard >= (round / ROUNDS) * LATEST && (await isHeld())), 20_000)
    await api.kill()
    await Promise.all(asking)
    people.push(...here)
  }
  const held = await db.prisma.turn.count({ where: { state: 'held' } })
  expect(held).toBeGreaterThan(0)
  expect(await sweepHolds(db, new Date(Date.now() + 60_000))).toBe(held)
  expect((await auditBooks(db)).filter((finding) => finding.violations > 0)).toEqual([])

  const api = await start(0)
  for (const person of people) {
    const turn = await db.prisma.turn.findFirst({ where: { clientId: person.clientId } })
    const before = await questionsOf(api.url, person)
    expect(before).toBe(turn?.state === 'posted' ? 2 : 3)
    const replay = await ask(api.url, person)
    expect(replay.tail?.status).toBe(turn?.state === 'refunded' ? 'fail' : 'success')
    expect(replay.heard === '').toBe(turn?.state === 'refunded')
    const again = await ask(api.url, { ...person, clientId: randomUUID() })
    expect(again.tail).toMatchObject({ status: 'success', questions_left: replay.tail!.questions_left - 1 })
  }
  await api.end()
  expect((await auditBooks(db)).filter((finding) => finding.violations > 0)).toEqual([])
}, 180_000)
