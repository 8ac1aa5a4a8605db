import { openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, afterEach, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { userBalances } from '#entitlements/user-balances.ts'
import { grantApp, grantWelcome } from '#ledger/grants.ts'
import { between, type Entry, post } from '#ledger/post.ts'
import { addPerson, balanceOf, give, someHmac } from '#testing/people.ts'

const db = openDb({ url: await testDatabase(), poolSize: 12 })
afterAll(() => db.close())
afterEach(async () => {
  expect((await auditBooks(db)).filter((finding) => finding.violations > 0)).toEqual([])
})

const now = new Date('2026-11-20T10:00:00Z')
const free = { daily: 3, weekly: 1, monthly: 1, yearly: 1 }

const postOnce = (opKey: string, uid: number, entries: readonly Entry[]) =>
  db.tx((tx) => post(tx, { opKey, kind: 'grant', uid, entries }))

test('an operation happens once, whoever repeats it', async () => {
  const uid = await addPerson(db)
  const entries = between('sys:sales', uid, 'money_paise', 60_000)
  const results = await Promise.all(Array.from({ length: 20 }, () => postOnce('sale:1', uid, entries)))
  expect(results.filter((result) => result === 'posted')).toHaveLength(1)
  expect(results.filter((result) => result === 'already')).toHaveLength(19)
  expect(await balanceOf(db, uid, 'money_paise')).toBe(60_000)
})

test('the last of something is spent once by a hundred at the same time', async () => {
  const uid = await addPerson(db)
  await give(db, uid, 'points', 100)
  const spend = (n: number) => postOnce(`spend:${n}`, uid, between('sys:consumed', uid, 'points', -100))
  const results = await Promise.all(Array.from({ length: 100 }, (_, n) => spend(n)))
  expect(results.filter((result) => result === 'posted')).toHaveLength(1)
  expect(results.filter((result) => result === 'insufficient')).toHaveLength(99)
  expect(await balanceOf(db, uid, 'points')).toBe(0)
})

test('what does not suffice leaves nothing behind, not even the key', async () => {
  const uid = await addPerson(db)
  const spend = () => postOnce('spend:later', uid, between('sys:consumed', uid, 'points', -1))
  expect(await spend()).toBe('insufficient')
  await give(db, uid, 'points', 1)
  expect(await spend()).toBe('posted')
})

test('lines that do not sum to zero are refused', async () => {
  const uid = await addPerson(db)
  const lopsided: Entry[] = [{ account: 'user', uid, unit: 'points', delta: 5 }]
  await expect(postOnce('lopsided', uid, lopsided)).rejects.toThrow(/do not sum to zero/)
})

test('a line can be neither changed nor taken away', async () => {
  const uid = await addPerson(db)
  await give(db, uid, 'points', 7)
  await expect(db.prisma.ledgerEntry.updateMany({ where: { uid }, data: { delta: 8 } })).rejects.toThrow(/append-only/)
  await expect(db.prisma.ledgerOp.deleteMany({ where: { uid } })).rejects.toThrow(/append-only/)
})

test('people give to each other in every direction at once without a deadlock', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => addPerson(db)))
  for (const uid of people) await give(db, uid, 'oracle_paid', 20)
  const move = (from: number, to: number, n: number) =>
    postOnce(`move:${n}`, from, [
      { account: 'user', uid: from, unit: 'oracle_paid', delta: -1 },
      { account: 'user', uid: to, unit: 'oracle_paid', delta: 1 },
    ])
  const moves = Array.from({ length: 200 }, (_, n) => move(people[n % 4]!, people[(n * 3 + 1) % 4]!, n))
  const results = await Promise.all(moves)
  expect(new Set(results)).toEqual(new Set(['posted']))
  const left = await Promise.all(people.map((uid) => balanceOf(db, uid, 'oracle_paid')))
  expect(left.reduce((sum, balance) => sum + balance, 0)).toBe(80)
})

test('the welcome gift is given once to a number, whatever becomes of its accounts', async () => {
  const mobileHmac = someHmac()
  const first = await addPerson(db)
  const second = await addPerson(db)
  const welcome = (uid: number) => db.tx((tx) => grantWelcome(tx, { uid, mobileHmac, oracle: 3, astra: 3 }))
  const given = await Promise.all([welcome(first), welcome(first), welcome(first)])
  expect(given.filter(Boolean)).toHaveLength(1)
  expect(await welcome(second)).toBe(false)
  expect(await userBalances(db, first, now, free)).toMatchObject({ oracle_questions: 3, astra_questions: 3 })
  expect(await userBalances(db, second, now, free)).toMatchObject({ oracle_questions: 0, astra_questions: 0 })
})

test('the gift for the app is another one, of Astra questions only', async () => {
  const uid = await addPerson(db)
  const gift = { uid, mobileHmac: someHmac(), astra: 3 }
  expect(await db.tx((tx) => grantWelcome(tx, { ...gift, oracle: 0 }))).toBe(true)
  expect(await db.tx((tx) => grantApp(tx, gift))).toBe(true)
  expect(await db.tx((tx) => grantApp(tx, gift))).toBe(false)
  expect(await userBalances(db, uid, now, free)).toMatchObject({ oracle_questions: 0, astra_questions: 6 })
})
