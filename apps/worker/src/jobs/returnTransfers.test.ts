import { DAY_MS } from '@dhruva/common'
import { openDb } from '@dhruva/db'
import { auditBooks, between, post, transferQuestions } from '@dhruva/domain'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, test } from 'vitest'
import type { Ctx } from '#context.ts'
import { noMessages, noPayments } from '#testing/no-payments.ts'
import { returnTransfers } from './returnTransfers.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
afterAll(() => db.close())

const START = new Date('2026-03-10T12:00:00Z')
const said: object[] = []
const note = (details: object) => void said.push(details)
const at = (days: number): Ctx => ({
  db,
  payments: noPayments,
  ...noMessages,
  now: () => new Date(START.getTime() + days * DAY_MS),
  log: { info: note, warn: note, error: note },
  points: { cap: 400, newCap: 400, newDays: 0 },
})
const never = new AbortController().signal
const balances = () => db.prisma.wallet.findMany({ select: { balance: true } })

test('returnTransfers gives back what nobody fetched in 30 days, twice at once and once only', async () => {
  const { uid } = await db.prisma.user.create({ data: { mobile: '+919800000001' } })
  const entries = between('sys:sales', uid, 'oracle_paid', 300)
  await db.tx((tx) => post(tx, { opKey: 'test:sale', kind: 'grant', uid, entries }))
  for (let n = 0; n < 250; n++) {
    const mobile = `+91${7_000_000_000 + n}`
    await transferQuestions(db, { uid, mobile, questions: 1, clientId: String(n), now: START, limited: false })
  }
  await returnTransfers.run({}, at(29.99), never)
  await returnTransfers.run({}, at(31), AbortSignal.abort())
  expect(await balances()).toEqual([{ balance: 50n }])
  expect(said.splice(0)).toEqual([])
  await Promise.all([returnTransfers.run({}, at(30), never), returnTransfers.run({}, at(30), never)])
  expect(await balances()).toEqual([{ balance: 300n }])
  await returnTransfers.run({}, at(60), never)
  expect(await balances()).toEqual([{ balance: 300n }])
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})
