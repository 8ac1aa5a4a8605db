import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@dhruva/common'
import { deliverTransfers, erasePerson, leaveTransfers, openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, afterEach, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { expireBooks } from '#ledger/turns.ts'
import { addPerson, balanceOf, give } from '#testing/people.ts'
import { returnTransfers, transferQuestions } from '#transfers/transfers.ts'

const db = openDb({ url: await testDatabase(), poolSize: 12 })
afterAll(() => db.close())
afterEach(async () => {
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

const START = new Date('2026-11-21T06:30:00Z')
const after = (days: number) => new Date(START.getTime() + days * DAY_MS)

let numbers = 7_000_000_000
const newNumber = () => `+91${numbers++}`

const member = async (questions = 0) => {
  const uid = await addPerson(db)
  if (questions > 0) await give(db, uid, 'oracle_paid', questions)
  const { mobile } = await db.prisma.user.findUniqueOrThrow({ where: { uid } })
  return { uid, mobile: mobile! }
}

type Asked = { uid: number; mobile: string; questions: number; clientId?: string; now?: Date; limited?: boolean }
const transfer = ({ clientId = randomUUID(), now = START, limited = false, ...asked }: Asked) =>
  transferQuestions(db, { ...asked, clientId, now, limited })

/** The first login of a number, as `validateOTP` does it. */
const logIn = (mobile: string, now: Date) =>
  db.tx(async (tx) => {
    const [row] = await tx.query<{ uid: number }>({
      name: 'test.login',
      text: 'INSERT INTO person (mobile, created_at) VALUES ($1, $2) RETURNING uid',
      values: [mobile, now],
    })
    const questions = await deliverTransfers(tx, mobile, row!.uid, now)
    return { uid: row!.uid, questions }
  })

const deleteAccount = ({ uid, mobile }: { uid: number; mobile: string }, now = START) =>
  db.tx(async (tx) => {
    await tx.query({ name: 'test.lock', text: 'SELECT FROM person WHERE uid = $1 FOR UPDATE', values: [uid] })
    await leaveTransfers(tx, uid)
    await erasePerson(tx, uid, mobile, now)
    await expireBooks(tx, uid, now)
  })

const paid = (uid: number) => balanceOf(db, uid, 'oracle_paid')
const statesOf = async (uid: number) =>
  (await db.prisma.transfer.findMany({ where: { uid }, orderBy: { at: 'asc' } })).map(({ state }) => state)

test('two people give to each other a thousand times, a hundred at once: nobody is refused and nothing is lost', async () => {
  const [asha, ravi] = [await member(1_000), await member(1_000)]
  const results = new Set<string>()
  // all at once they would only wait for a connection, and longer than one waits
  for (let wave = 0; wave < 10; wave++) {
    const gifts = Array.from({ length: 100 }, (_, n) => {
      const [from, to] = n % 2 ? [asha, ravi] : [ravi, asha]
      return transfer({ uid: from.uid, mobile: to.mobile, questions: 1 })
    })
    for (const { result } of await Promise.all(gifts)) results.add(result)
  }
  expect(results).toEqual(new Set(['sent']))
  expect(await paid(asha.uid)).toBe(1_000)
  expect(await paid(ravi.uid)).toBe(1_000)
}, 60_000)

test('only so many can be given as there are, also by fifty at once', async () => {
  const [asha, ravi] = [await member(10), await member()]
  const tries = Array.from({ length: 50 }, () => transfer({ uid: asha.uid, mobile: ravi.mobile, questions: 3 }))
  const results = (await Promise.all(tries)).map(({ result }) => result)
  expect(results.filter((result) => result === 'sent')).toHaveLength(3)
  expect(results.filter((result) => result === 'few')).toHaveLength(47)
  expect(await paid(asha.uid)).toBe(1)
  expect(await paid(ravi.uid)).toBe(9)
})

test.each(['oracle_grant', 'astra_paid', 'sub_q', 'points', 'money_paise'])('%s cannot be given', async (unit) => {
  const [asha, ravi] = [await member(), await member()]
  await give(db, asha.uid, unit, 100)
  const given = await transfer({ uid: asha.uid, mobile: ravi.mobile, questions: 1 })
  expect(given).toMatchObject({ result: 'few', has: 0 })
  expect(await balanceOf(db, asha.uid, unit)).toBe(100)
})

test('what was received can be given on', async () => {
  const [asha, ravi, mira] = [await member(2), await member(), await member()]
  await transfer({ uid: asha.uid, mobile: ravi.mobile, questions: 2 })
  await transfer({ uid: ravi.uid, mobile: mira.mobile, questions: 2 })
  expect(await paid(mira.uid)).toBe(2)
})

test('the same press again gives nothing more; the same id of another person is another press', async () => {
  const [asha, ravi, mira] = [await member(9), await member(9), await member()]
  const press = { mobile: mira.mobile, questions: 2, clientId: randomUUID() }
  const first = await Promise.all(Array.from({ length: 20 }, () => transfer({ uid: asha.uid, ...press })))
  expect(first.filter(({ result }) => result === 'sent')).toHaveLength(1)
  expect(first.filter(({ result }) => result === 'known')).toHaveLength(19)
  expect(await transfer({ uid: ravi.uid, ...press })).toMatchObject({ result: 'sent' })
  expect(await transfer({ uid: asha.uid, ...press, questions: 3 })).toMatchObject({ result: 'other' })
  expect(await transfer({ uid: asha.uid, ...press, mobile: ravi.mobile })).toMatchObject({ result: 'other' })
  expect(await transfer({ uid: asha.uid, ...press, clientId: press.clientId.toUpperCase() })).toMatchObject({
    result: 'known',
  })
  expect(await paid(asha.uid)).toBe(7)
  expect(await paid(mira.uid)).toBe(4)
})

test('a number without an account gets everything at its first login within 30 days', async () => {
  const [asha, ravi, mobile] = [await member(5), await member(5), newNumber()]
  expect(await transfer({ uid: asha.uid, mobile, questions: 2 })).toMatchObject({ result: 'waiting' })
  expect(await transfer({ uid: ravi.uid, mobile, questions: 3, now: after(1) })).toMatchObject({ result: 'waiting' })
  expect(await paid(asha.uid)).toBe(3)
  const mira = await logIn(mobile, new Date(after(30).getTime() - 1))
  expect(mira.questions).toBe(5)
  expect(await paid(mira.uid)).toBe(5)
  expect(await returnTransfers(db, after(400))).toBe(0)
  expect(await statesOf(asha.uid)).toEqual(['sent'])
})

test('from the thirtieth day on it comes back, once', async () => {
  const [asha, mobile] = [await member(5), newNumber()]
  await transfer({ uid: asha.uid, mobile, questions: 2 })
  await transfer({ uid: asha.uid, mobile, questions: 3, now: after(1) })
  expect(await returnTransfers(db, new Date(after(30).getTime() - 1))).toBe(0)
  // the job is late, the login is not fooled
  const late = await logIn(mobile, after(30))
  expect(late.questions).toBe(3)
  expect(await Promise.all([returnTransfers(db, after(30)), returnTransfers(db, after(30))])).toContain(1)
  expect(await returnTransfers(db, after(30))).toBe(0)
  expect(await paid(asha.uid)).toBe(2)
  expect(await statesOf(asha.uid)).toEqual(['returned', 'sent'])
})

test('one that cannot be given back holds up no other', async () => {
  const [asha, ravi] = [await member(2), await member(3)]
  await transfer({ uid: asha.uid, mobile: newNumber(), questions: 2 })
  await transfer({ uid: ravi.uid, mobile: newNumber(), questions: 3, now: after(1) })
  const holder = await db.pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM person WHERE uid = $1 FOR UPDATE', [asha.uid])
  await expect(returnTransfers(db, after(31))).rejects.toThrow(/^1 transfers could not be given back: ./)
  await holder.query('ROLLBACK')
  holder.release()
  expect([await paid(asha.uid), await paid(ravi.uid)]).toEqual([0, 3])
  expect(await returnTransfers(db, after(31))).toBe(1)
})

test('a login and the return at the same moment: exactly one of them has it', async () => {
  for (let n = 0; n < 20; n++) {
    const [asha, mobile] = [await member(4), newNumber()]
    await transfer({ uid: asha.uid, mobile, questions: 4 })
    const login = logIn(mobile, new Date(after(30).getTime() - 1))
    const [mira] = await Promise.all([login, returnTransfers(db, after(30))])
    expect((await paid(asha.uid)) + (await paid(mira.uid))).toBe(4)
  }
})

test('a transfer and the first login of its number never miss each other', async () => {
  for (let n = 0; n < 30; n++) {
    const [asha, mobile] = [await member(1), newNumber()]
    const [mira] = await Promise.all([logIn(mobile, START), transfer({ uid: asha.uid, mobile, questions: 1 })])
    expect(await paid(mira.uid)).toBe(1)
  }
})

test('a transfer and the deletion of its recipient or sender leave clean books', async () => {
  for (let n = 0; n < 20; n++) {
    const [asha, ravi] = [await member(2), await member(2)]
    const deleted = n % 2 ? asha : ravi
    const gift = transfer({ uid: asha.uid, mobile: ravi.mobile, questions: 2 })
    const [{ result }] = await Promise.all([gift, deleteAccount(deleted)])
    expect(['sent', 'waiting', 'gone', 'few']).toContain(result)
    expect(await paid(deleted.uid)).toBe(0)
  }
})

test('what a deleted sender gave still reaches its number, and else lapses', async () => {
  const [asha, taken, never] = [await member(5), newNumber(), newNumber()]
  await transfer({ uid: asha.uid, mobile: taken, questions: 2 })
  await transfer({ uid: asha.uid, mobile: never, questions: 3 })
  await deleteAccount(asha)
  expect((await logIn(taken, after(3))).questions).toBe(2)
  await returnTransfers(db, after(30))
  expect(await paid(asha.uid)).toBe(0)
  const kept = await db.prisma.transfer.findMany({ where: { uid: asha.uid }, orderBy: { questions: 'asc' } })
  expect(kept).toMatchObject([
    { state: 'sent', mobile: null },
    { state: 'returned', mobile: null },
  ])
})

test('the number of a deleted person leaves the lists of others', async () => {
  const [asha, ravi] = [await member(5), await member()]
  await transfer({ uid: asha.uid, mobile: ravi.mobile, questions: 2 })
  await deleteAccount(ravi)
  expect(await db.prisma.transfer.findMany({ where: { uid: asha.uid } })).toMatchObject([
    { mobile: null, state: 'sent' },
  ])
  // the number begins anew: it is waited for again
  expect(await transfer({ uid: asha.uid, mobile: ravi.mobile, questions: 1 })).toMatchObject({ result: 'waiting' })
})

test("one's own number, and a sender who has left, are refused", async () => {
  const asha = await member(5)
  expect(await transfer({ ...asha, questions: 1 })).toMatchObject({ result: 'self' })
  await deleteAccount(asha)
  expect(await transfer({ uid: asha.uid, mobile: newNumber(), questions: 1 })).toMatchObject({ result: 'gone' })
})

test('twenty questions a day of India and ten transfers an hour, also when they come at once', async () => {
  const [asha, ravi] = [await member(100), await member()]
  const asked = { uid: asha.uid, mobile: ravi.mobile, limited: true }
  // 23:30 in India
  const evening = new Date('2026-11-21T18:00:00Z')
  const many = Array.from({ length: 15 }, () => transfer({ ...asked, questions: 1, now: evening }))
  const results = (await Promise.all(many)).map(({ result }) => result)
  expect(results.filter((result) => result === 'sent')).toHaveLength(10)
  expect(results.filter((result) => result === 'hour')).toHaveLength(5)
  const over = await transfer({ ...asked, questions: 11, now: evening })
  expect(over).toMatchObject({ result: 'day', again: new Date('2026-11-21T18:30:00Z') })
  const midnight = new Date('2026-11-21T18:30:00Z')
  expect(await transfer({ ...asked, questions: 1, now: midnight })).toMatchObject({
    result: 'hour',
    again: new Date('2026-11-21T19:00:00Z'),
  })
  const later = new Date('2026-11-21T19:00:00Z')
  expect(await transfer({ ...asked, questions: 20, now: later })).toMatchObject({ result: 'sent' })
  expect(await transfer({ ...asked, questions: 1, now: later })).toMatchObject({ result: 'day' })
  expect(await paid(asha.uid)).toBe(70)
})

test('both sides are told that their balance changed, when they give and get back', async () => {
  const told: string[] = []
  const listener = await db.pool.connect()
  listener.on('notification', ({ payload }) => void told.push(payload ?? ''))
  await listener.query('LISTEN live')
  // a listener hears what was said before its next answer
  const heard = async () => {
    await listener.query('SELECT 1')
    return told.splice(0).sort()
  }
  const [asha, ravi, mobile] = [await member(9), await member(), newNumber()]
  const both = [`p${asha.uid}`, `p${ravi.uid}`].sort()
  await transfer({ uid: asha.uid, mobile: ravi.mobile, questions: 1 })
  expect(await heard()).toEqual(both)
  await transfer({ uid: asha.uid, mobile: ravi.mobile, questions: 100 })
  expect(await heard()).toEqual([])
  await transfer({ uid: asha.uid, mobile, questions: 1 })
  await transfer({ uid: asha.uid, mobile: newNumber(), questions: 1 })
  expect(new Set(await heard())).toEqual(new Set([`p${asha.uid}`]))
  // not when somebody logs in with it for the first time: that is theirs
  await logIn(mobile, after(1))
  expect(await heard()).not.toContain(`p${asha.uid}`)
  await returnTransfers(db, after(31))
  expect(await heard()).toContain(`p${asha.uid}`)
  listener.release(true)
})
