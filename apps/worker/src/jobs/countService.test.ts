import { randomUUID } from 'node:crypto'
import { erasePerson, openDb, readServiceCounts } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, test } from 'vitest'
import type { Ctx } from '#context.ts'
import { noMessages, noPayments } from '#testing/no-payments.ts'
import { countService } from './countService.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
afterAll(() => db.close())

const NIGHT = new Date('2026-03-10T21:50:00Z')
const later = (hours: number) => new Date(NIGHT.getTime() + hours * 3_600_000)
const log = { info: () => {}, warn: () => {}, error: () => {} }
const points = { cap: 400, newCap: 400, newDays: 0 }
const countAt = (at: Date) => {
  const ctx: Ctx = { db, payments: noPayments, ...noMessages, now: () => at, log, points }
  return countService.run({}, ctx, new AbortController().signal)
}

const newPerson = (mobile: string) => db.prisma.user.create({ data: { mobile } })

type Made = { uid: number; unit: string; asstId?: string; state?: string; at?: Date }
const turn = ({ uid, unit, asstId, state = 'posted', at = later(-2) }: Made) =>
  db.prisma.turn.create({
    data: {
      turnId: randomUUID(),
      clientId: randomUUID(),
      owner: 'a process',
      question: '',
      amount: 0,
      leaseUntil: at,
      createdAt: at,
      uid,
      unit,
      state,
      asstId: asstId ?? null,
    },
  })

test('what was answered and written is added up, once; what costs nothing, was given back or is young is not', async () => {
  const asha = await newPerson('+919800000001')
  const ravi = await newPerson('+919800000002')
  expect(await readServiceCounts(db)).toEqual({ predictions: 0, answers: 0, people: 0 })
  const hers = { uid: asha.uid, asstId: 'a talk' }
  await turn({ ...hers, unit: 'oracle_grant' })
  await turn({ ...hers, unit: 'sub_q' })
  await turn({ uid: asha.uid, unit: 'pred_daily' })
  await turn({ uid: ravi.uid, unit: 'sub_q' })
  await turn({ ...hers, unit: 'free' })
  await turn({ ...hers, unit: 'oracle_paid', state: 'refunded' })
  await turn({ uid: asha.uid, unit: 'pred_again' })
  await turn({ ...hers, unit: 'oracle_paid', at: later(-0.5) })
  await countAt(NIGHT)
  expect(await readServiceCounts(db)).toEqual({ predictions: 2, answers: 2, people: 2 })
  await countAt(NIGHT)
  expect(await readServiceCounts(db)).toEqual({ predictions: 2, answers: 2, people: 2 })
  // the night after has the young one too
  await countAt(later(24))
  expect(await readServiceCounts(db)).toEqual({ predictions: 2, answers: 3, people: 2 })
})

test('who leaves is counted no longer; what was done for them stays, and moves nowhere', async () => {
  const before = await readServiceCounts(db)
  const meera = await newPerson('+919800000003')
  await turn({ uid: meera.uid, unit: 'astra_grant', asstId: 'her talk', at: later(30) })
  await countAt(later(48))
  expect(await readServiceCounts(db)).toEqual({ ...before, answers: before.answers + 1, people: before.people + 1 })
  // asked after that night, and gone before the next
  await turn({ uid: meera.uid, unit: 'sub_q', asstId: 'her talk', at: later(50) })
  await db.tx((tx) => erasePerson(tx, meera.uid, '+919800000003', later(52)))
  await countAt(later(72))
  expect(await readServiceCounts(db)).toEqual({ ...before, answers: before.answers + 1 })
})
