import { randomUUID } from 'node:crypto'
import { openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, test } from 'vitest'
import { userBalances } from '#entitlements/user-balances.ts'
import { addPerson, give } from '#testing/people.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
afterAll(() => db.close())

const free = { daily: 3, weekly: 1, monthly: 1, yearly: 1 }

const predict = (uid: number, unit: string, createdAt: string, state = 'posted') =>
  db.prisma.turn.create({
    data: {
      turnId: randomUUID(),
      uid,
      clientId: randomUUID(),
      question: '',
      unit,
      amount: 0,
      state,
      owner: 'test',
      leaseUntil: new Date(createdAt),
      createdAt: new Date(createdAt),
    },
  })

test('tells everything a person has, money in rupees', async () => {
  const uid = await addPerson(db)
  for (const [unit, amount] of Object.entries({
    oracle_grant: 3,
    oracle_paid: 4,
    astra_grant: 5,
    sub_q: 6,
    money_paise: 1_050,
  }))
    await give(db, uid, unit, amount)
  expect(await userBalances(db, uid, new Date('2026-11-20T10:00:00Z'), free)).toEqual({
    balance: 10.5,
    oracle_questions: 7,
    astra_questions: 5,
    transferable_oracle_questions: 4,
    subscription_questions: 6,
    daily_predictions: 3,
    weekly_predictions: 1,
    monthly_predictions: 1,
    yearly_predictions: 1,
  })
})

test('someone who never had anything has nothing, and the free predictions', async () => {
  const uid = await addPerson(db)
  const balances = await userBalances(db, uid, new Date('2026-11-20T10:00:00Z'), free)
  expect(balances).toMatchObject({ balance: 0, oracle_questions: 0, daily_predictions: 3 })
})

test('counts what was held or charged in the period, not what was refunded or used before', async () => {
  const uid = await addPerson(db)
  await predict(uid, 'pred_daily', '2026-11-20T10:00:00Z')
  await predict(uid, 'pred_daily', '2026-11-20T10:01:00Z', 'refunded')
  await predict(uid, 'pred_daily', '2026-11-20T10:02:00Z', 'held')
  await predict(uid, 'pred_daily', '2026-11-19T18:29:59Z')
  expect(await userBalances(db, uid, new Date('2026-11-20T11:00:00Z'), free)).toMatchObject({ daily_predictions: 1 })
})

// the first instants of a day, a week (Monday), a month and a year in India, and the instants before them
test.each([
  ['pred_daily', '2026-11-19T18:30:00Z', '2026-11-19T18:29:59Z', 'daily_predictions', 2, 3],
  ['pred_weekly', '2026-11-15T18:30:00Z', '2026-11-15T18:29:59Z', 'weekly_predictions', 0, 1],
  ['pred_monthly', '2026-10-31T18:30:00Z', '2026-10-31T18:29:59Z', 'monthly_predictions', 0, 1],
  ['pred_yearly', '2025-12-31T18:30:00Z', '2025-12-31T18:29:59Z', 'yearly_predictions', 0, 1],
] as const)('%s begins at %s', async (unit, first, before, counter, used, unused) => {
  const now = new Date('2026-11-20T10:00:00Z')
  const [uid, other] = [await addPerson(db), await addPerson(db)]
  await predict(uid, unit, first)
  await predict(other, unit, before)
  expect(await userBalances(db, uid, now, free)).toHaveProperty(counter, used)
  expect(await userBalances(db, other, now, free)).toHaveProperty(counter, unused)
})

test('a week that began last year counts', async () => {
  const uid = await addPerson(db)
  await predict(uid, 'pred_weekly', '2026-12-29T10:00:00Z')
  expect(await userBalances(db, uid, new Date('2027-01-02T10:00:00Z'), free)).toMatchObject({
    weekly_predictions: 0,
    yearly_predictions: 1,
  })
})
