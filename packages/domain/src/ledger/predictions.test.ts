import { randomUUID } from 'node:crypto'
import { listPredictions, openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, afterEach, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { userBalances } from '#entitlements/user-balances.ts'
import { holdPrediction, settlePrediction } from '#ledger/predictions.ts'
import { expireBooks, holdQuestion, refundTurn, settleTurn, sweepHolds } from '#ledger/turns.ts'
import { addChat, addPerson, balanceOf, give } from '#testing/people.ts'

const db = openDb({ url: await testDatabase(), poolSize: 12 })
afterAll(() => db.close())
afterEach(async () => {
  expect((await auditBooks(db)).filter((finding) => finding.violations > 0)).toEqual([])
})

const free = { daily: 3, weekly: 1, monthly: 1, yearly: 1 }
const prices = { questionPaise: 600, minuteSeconds: 60 }
const said = { question: '', text: 'A good week.', facts: [] }

type Type = keyof typeof free

const key = (type: Type) => ({ bid: 1, chart: 'as it was', type, language: 'English' }) as const

const hold = async (uid: number, type: Type = 'weekly', now = new Date(), clientId: string = randomUUID()) => {
  const turnId = randomUUID()
  const turn = { ...key(type), turnId, uid, clientId, owner: 'me', now }
  return { turnId, result: await holdPrediction(db, turn, free) }
}
const complete = (turnId: string, now = new Date()) =>
  settleTurn(db, { turnId, outcome: 'complete', now }, said, prices)
const left = async (uid: number, now = new Date()) => {
  const all = await userBalances(db, uid, now, free)
  return [all.daily_predictions, all.weekly_predictions, all.monthly_predictions, all.yearly_predictions]
}

test('a free one costs nothing and counts; then none is left of that kind alone', async () => {
  const uid = await addPerson(db)
  const { turnId, result } = await hold(uid)
  expect(result).toBe('held')
  expect(await left(uid)).toEqual([3, 0, 1, 1])
  expect(await complete(turnId)).toEqual({ state: 'posted', outcome: 'complete', mid: null })
  expect(await db.prisma.turn.findUnique({ where: { turnId } })).toMatchObject({ unit: 'pred_weekly', amount: 0 })
  expect((await hold(uid)).result).toBe('insufficient')
  expect((await hold(uid, 'yearly')).result).toBe('held')
})

test('a subscription pays with one question when the free ones are used, and gets it back', async () => {
  const uid = await addPerson(db)
  await complete((await hold(uid)).turnId)
  await give(db, uid, 'oracle_paid', 5)
  expect((await hold(uid)).result).toBe('insufficient')
  await give(db, uid, 'sub_q', 2)
  const paid = await hold(uid)
  expect(paid.result).toBe('held')
  expect(await balanceOf(db, uid, 'sub_q')).toBe(1)
  await refundTurn(db, { turnId: paid.turnId, outcome: 'failed', now: new Date() }, said)
  expect(await balanceOf(db, uid, 'sub_q')).toBe(2)
  await complete((await hold(uid)).turnId)
  expect(await balanceOf(db, uid, 'sub_q')).toBe(1)
  expect(await left(uid)).toEqual([3, 0, 1, 1])
})

test('a hundred at once with one left: one is held', async () => {
  const uid = await addPerson(db)
  const all = await Promise.all(Array.from({ length: 100 }, () => hold(uid)))
  expect(all.filter(({ result }) => result === 'held')).toHaveLength(1)
  expect(all.filter(({ result }) => result === 'running')).toHaveLength(99)
})

test('a hundred at once that end at once never get more than the allowance', async () => {
  const uid = await addPerson(db)
  const one = async () => {
    const { turnId, result } = await hold(uid, 'daily')
    if (result === 'held') await complete(turnId)
    return result
  }
  const all = [...(await Promise.all(Array.from({ length: 100 }, one)))]
  for (let n = 0; n < 4; n++) all.push(await one())
  expect(all.filter((result) => result === 'held')).toHaveLength(3)
  expect(await left(uid)).toEqual([0, 1, 1, 1])
})

test('one at a time with the questions of talks', async () => {
  const uid = await addPerson(db)
  const asstId = await addChat(db, uid)
  await give(db, uid, 'oracle_paid', 2)
  const question = {
    turnId: randomUUID(),
    uid,
    asstId,
    clientId: randomUUID(),
    question: 'Why?',
    astrologer: 'Oracle',
  } as const
  const ask = (turnId: string) =>
    holdQuestion(db, { ...question, turnId, clientId: turnId, owner: 'me', now: new Date() }, prices)
  const prediction = await hold(uid)
  expect(await ask(randomUUID())).toBe('running')
  await complete(prediction.turnId)
  const turnId = randomUUID()
  expect(await ask(turnId)).toBe('held')
  expect((await hold(uid, 'daily')).result).toBe('running')
  await refundTurn(db, { turnId, outcome: 'failed', now: new Date() }, said)
})

test('a refunded one can be had again; one client id is one prediction', async () => {
  const uid = await addPerson(db)
  const clientId = randomUUID()
  const { turnId } = await hold(uid, 'weekly', new Date(), clientId)
  await Promise.all(
    Array.from({ length: 10 }, () => refundTurn(db, { turnId, outcome: 'stopped', now: new Date() }, said)),
  )
  expect(await left(uid)).toEqual([3, 1, 1, 1])
  expect((await hold(uid, 'weekly', new Date(), clientId)).result).toBe('known')
  expect((await hold(uid)).result).toBe('held')
})

test('what a dead process held is swept', async () => {
  const uid = await addPerson(db)
  await hold(uid, 'monthly', new Date(Date.now() - 400_000))
  expect(await left(uid)).toEqual([3, 1, 0, 1])
  expect(await sweepHolds(db, new Date(), uid)).toBe(1)
  expect(await left(uid)).toEqual([3, 1, 1, 1])
})

// the first instants of a day, a week (Monday), a month and a year in India
test.each([
  ['daily', '2026-11-19T18:30:00Z', '2026-11-19T18:29:59Z', 3],
  ['weekly', '2026-11-15T18:30:00Z', '2026-11-15T18:29:59Z', 1],
  ['monthly', '2026-10-31T18:30:00Z', '2026-10-31T18:29:59Z', 1],
  ['yearly', '2025-12-31T18:30:00Z', '2025-12-31T18:29:59Z', 1],
] as const)('%s ones are new at %s', async (type, first, before, allowance) => {
  const uid = await addPerson(db)
  for (let n = 0; n < allowance; n++) await complete((await hold(uid, type, new Date(before))).turnId, new Date(before))
  expect((await hold(uid, type, new Date(before))).result).toBe('insufficient')
  const { turnId, result } = await hold(uid, type, new Date(first))
  expect(result).toBe('held')
  await complete(turnId, new Date(first))
})

test('a text belongs to the period it was asked for in, also when it ends in the next, and only to a birth that is there', async () => {
  const uid = await addPerson(db)
  const birth = { uid, fullName: 'Asha', dob: '05/03/1990', tob: '06:42', pob: 'Jaipur', lat: 26.91, lng: 75.79 }
  const more = { gender: 'Female', maritalStatus: 'Single', language: 'English', chart: {}, chartVersion: 1 }
  const { bid } = await db.prisma.birth.create({ data: { ...birth, ...more } })
  const [askedAt, ended] = [new Date('2026-11-15T18:29:59Z'), new Date('2026-11-15T18:30:20Z')]
  const write = async (of: number, at: Date) => {
    const { turnId, result } = await hold(uid, 'weekly', at)
    expect(result).toBe('held')
    await settlePrediction(
      db,
      { ...key('weekly'), bid: of, askedAt: at },
      { turnId, outcome: 'complete', now: ended },
      said,
    )
  }
  await write(bid, askedAt)
  expect(await listPredictions(db, { ...key('weekly'), bid }, askedAt)).toMatchObject([{ text: said.text }])
  expect(await listPredictions(db, { ...key('weekly'), bid }, ended)).toEqual([])
  await write(2_000_000_000, ended)
  expect(await db.prisma.prediction.count()).toBe(1)
})

test('a deleted account holds nothing', async () => {
  const uid = await addPerson(db)
  const { turnId } = await hold(uid)
  await db.tx((tx) => expireBooks(tx, uid, new Date()))
  expect(await db.prisma.turn.findUnique({ where: { turnId } })).toMatchObject({ state: 'refunded' })
  await db.prisma.user.update({ where: { uid }, data: { deletedAt: new Date(), mobile: null } })
  expect((await hold(uid)).result).toBe('gone')
})
