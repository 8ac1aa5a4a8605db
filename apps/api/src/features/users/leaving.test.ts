// An account that is deleted: whatever tables there are, nothing of the person is left in them but what is listed here.
import { randomUUID } from 'node:crypto'
import { PaymentsFailed } from '@dhruva/adapters'
import {
  auth,
  births,
  chats,
  consents,
  dailyNotes,
  leads,
  payments as paymentCalls,
  points,
  predictions,
  privacy,
  profiles,
  reports,
  statements,
  transfers,
  users,
  votes,
} from '@dhruva/contract'
import type { Tx } from '@dhruva/db'
import { askProvider, between, cancelMandate, leaveService, post as postOperation } from '@dhruva/domain'
import { BIRTH, type Member, mobileOf } from '@dhruva/testkit'
import { PUSH_SETTINGS, TEST_BROWSER } from '@dhruva/testkit/fake-push'
import { expect, it } from 'vitest'
import { comment, handleOf, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'
import { deletionCode, findAnywhere, work } from '#features/astrohub/testing/leaving.ts'
import { createClub } from '#features/subscriptions/testing/club.ts'

const club = await createClub(PUSH_SETTINGS)
const { world, db, provider, payments, pay, record, draw, order } = club

/** What is kept under the number of an account that is gone, and why. A table that is not here keeps nothing. */
const KEPT: Record<string, string> = {
  person: 'the number of the account, so that it is never given again',
  ledger_op: 'the books',
  ledger_entry: 'the books',
  wallet: 'balances, all of them 0',
  turn: 'questions as the books count them, without their words',
  payment_order: 'what was paid for',
  payment: 'the payment, for the books of the tax office',
  payment_refund: 'what went back of a payment, or still goes',
  subscription: 'what was agreed, and whether the provider has ended it',
  subscription_month: 'what the months brought, by the books',
  invoice: 'by law, for 72 months after the annual return',
  coupon: 'the discount of an order that is kept',
  spin: 'the draw of the discount of an order that is kept',
  transfer: 'questions given: by the books; without a number, but for one they still wait for',
  redemption: 'points turned into questions: by the books',
  points_event: 'points as the books count them, by the numbers of texts',
  points_day: 'points of a day, as the books count them',
  consent: 'what was agreed to and when, as its proof, for three years',
  security_event: 'when the account was made, logged in and deleted; without number, for a year',
  notice_event: 'what was told, by the numbers of texts',
}

/** What no test can give somebody: who fills it, and where that is looked at. */
const ELSEWHERE: Record<string, string> = {
  forum_ban: 'operators/operators.test.ts',
  free_use: 'predictions/free-use.test.ts: it goes to the next account of the number',
  step_up: 'ten minutes of leave to cancel a subscription',
  desk_operator: 'desk/login/login.test.ts: who works here and leaves',
  desk_session: 'the same',
  desk_recovery: 'the same',
}

const WORDS = {
  name: 'Leavingname',
  place: 'Leavingpur',
  email: 'leavingmail@example.org',
  browser: 'http://127.0.0.1/leavingbrowser',
  question: 'Will Leavingword come true?',
  text: 'Leavingtext of mine',
  celebrity: 'Leavingstar',
}

const birth = { ...BIRTH, full_name: WORDS.name, pob: WORDS.place } as const

const give = (uid: number, unit: string, amount: number) =>
  db.tx((tx) =>
    postOperation(tx, {
      opKey: `test:${randomUUID()}`,
      kind: 'grant',
      uid,
      entries: between('sys:sales', uid, unit, amount),
    }),
  )

/** Does everything that leaves something behind. */
const live = async (name: string): Promise<Member> => {
  const who = await memberWithHandle(world, name)
  const friend = await memberWithHandle(world, `friend ${name.length}`)
  // the wheel turns once a day
  await draw(who, 5)
  world.clock.advance({ days: 1 })
  const { bid } = await who.call(births.addBirth, birth)
  await who.call(births.addBirth, { ...birth, celebrity_info: WORDS.celebrity })
  await who.call(profiles.updateProfile, { bid, email: WORDS.email })
  const { asst_id } = await who.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const quiet = { onText: () => {} }
  await who.stream(chats.pushChat, { bid, asst_id, astrologer: 'Oracle', message: WORDS.question }, quiet)
  await who.stream(predictions.getPrediction, { bid, type: 'daily', language: 'English' }, quiet)
  const did = await post(who, WORDS.text)
  const theirs = await post(friend, 'What the friend asks')
  await comment(who, theirs, WORDS.text)
  await comment(friend, did, 'An answer of the friend.')
  await who.call(votes.insertVote, { did: theirs, type: 1 })
  await who.call(reports.report, { did: theirs, reason: WORDS.text })
  await give(who.uid, 'points', 300)
  await who.call(points.redeemQuestions, { points: 200 })
  await record(who, await pay(who))
  const spent = await draw(who, 9)
  await record(who, provider.pay(await order(who, 'wallet-250', spent)))
  await who.call(users.invite, { mobile: mobileOf(`invited by ${name}`) })
  await who.call(leads.saveLead, { full_name: WORDS.name, mobile_number: who.mobile, birth_place: WORDS.place })
  await who.call(consents.allowReading, {})
  await who.call(dailyNotes.saveDailyNote, { ...TEST_BROWSER, endpoint: WORDS.browser, hour: 8, language: 'en' })
  await who.call(privacy.agreeToNotice, { version: '2026-11-28', language: 'English' })
  await club.join(who)
  const returned = await pay(who, {}, 'oracle-25')
  await record(who, returned)
  await who.call(paymentCalls.refundPayment, { payment: returned.id, amount: 119 })
  await who.call(transfers.transferQuestions, { mobile: friend.mobile, questions: 1 })
  await friend.call(transfers.transferQuestions, { mobile: who.mobile, questions: 1 }).catch(() => {})
  await who.call(transfers.transferQuestions, { mobile: mobileOf(`nobody yet ${name}`), questions: 1 })
  await work(world)
  return who
}

/** Tables that name people, by the column that does. */
const tables = await db.query<{ name: string; column: string }>({
  name: 'test.uid_tables',
  text: `SELECT table_name AS name, column_name AS column FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
         WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'uid' ORDER BY 1`,
})

const rowsOf = async (uid: number): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  for (const { name, column } of tables) {
    const text = `SELECT count(*)::int AS count FROM "${name}" WHERE "${column}" = $1`
    const [row] = await db.query<{ count: number }>({ name: `test.count.${name}`, text, values: [uid] })
    if (row && row.count > 0) counts.set(name, row.count)
  }
  return counts
}

/** Every row of every table, as one mark. */
const everything = async () => {
  const all = await db.query<{ name: string }>({
    name: 'test.all_tables',
    text: "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1",
  })
  const marks: string[] = []
  for (const { name } of all) {
    const text = `SELECT md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS mark FROM "${name}" t`
    const [row] = await db.query<{ mark: string }>({ name: `test.mark.${name}`, text })
    marks.push(`${name} ${row?.mark}`)
  }
  return marks
}

it('leaves nothing of the person in any table, the queue or the logs, but what is listed; the receipt says which invoices stay', async () => {
  const who = await live('leavinghandle')
  const words = [
    ...Object.values(WORDS),
    'leavinghandle',
    handleOf('leavinghandle'),
    'Leaving',
    'leaving',
    who.mobile.slice(3),
  ]
  expect(await findAnywhere(world, [WORDS.text])).not.toEqual([])
  const before = await rowsOf(who.uid)
  const unlived = tables.map(({ name }) => name).filter((name) => !before.has(name) && !(name in ELSEWHERE))
  expect(unlived).toEqual([])

  const { invoices: told } = await who.call(statements.getKeptInvoices, {})
  expect(told.map(({ kind, kept_until }) => [kind, kept_until])).toEqual(Array(4).fill(['invoice', '2033-12-31']))
  const code = await deletionCode(world, who.mobile)
  const answer = await world.visitor().call(auth.validateRawOTP, code)
  await work(world)
  expect(answer).toEqual({
    status: 'success',
    message: 'Your account has been deleted successfully.',
    receipt: { uid: who.uid, deleted_at: world.clock.now().toISOString(), invoices: told },
  })
  expect(await findAnywhere(world, words)).toEqual([])
  expect(world.log.filter((line) => words.some((word) => line.includes(word)))).toEqual([])
  const after = await rowsOf(who.uid)
  expect([...after.keys()].filter((name) => !(name in KEPT))).toEqual([])
  expect(after.get('invoice')).toBe(4)
  expect(after.get('coupon')).toBe(1)

  // the money that was on its way arrives, with its credit note
  const [open] = await db.prisma.paymentRefund.findMany({ where: { uid: who.uid } })
  expect(open).toMatchObject({ state: 'asked' })
  await askProvider(db, payments, open?.id ?? '', world.clock.now)
  expect(await db.prisma.paymentRefund.findMany({ where: { uid: who.uid } })).toMatchObject([{ state: 'processed' }])
  expect(await db.prisma.invoice.count({ where: { uid: who.uid, kind: 'credit' } })).toBe(1)
})

it('with a provider that is down for an hour: no mandate lives at the end, and nobody is debited meanwhile', async () => {
  const who = await club.member()
  const { id } = await club.join(who)
  provider.trouble = () => {
    throw new PaymentsFailed('unreachable', 'no')
  }
  await world.visitor().call(auth.validateRawOTP, await deletionCode(world, who.mobile))
  const mandate = async () => (await db.prisma.subscription.findFirstOrThrow({ where: { uid: who.uid } })).mandate
  const jobs = await db.prisma.outbox.findMany({ where: { job: 'cancelMandate' }, orderBy: { id: 'desc' }, take: 1 })
  const ours = (await db.prisma.subscription.findFirstOrThrow({ where: { uid: who.uid } })).id
  expect(jobs).toMatchObject([{ payload: { id: ours } }])
  await expect(cancelMandate(db, payments, ours)).rejects.toThrow('unreachable')
  for (let quarter = 0; quarter < 4; quarter++) {
    world.clock.advance({ minutes: 15 })
    await club.reconcile().catch(() => {})
    expect(await mandate()).not.toBe('over')
  }
  provider.trouble = () => {}
  world.clock.advance({ minutes: 15 })
  await club.reconcile()
  expect(await mandate()).toBe('over')
  expect(provider.subscriptions.get(id)).toMatchObject({ status: 'cancelled', paidCount: 1 })
})

/** A connection that is killed with its n-th statement. */
const mortal = (tx: Tx, at: number): Tx => {
  let asked = 0
  return {
    ...tx,
    query: async (statement) => {
      asked += 1
      if (asked === at) await tx.query({ name: 'test.die', text: 'SELECT pg_terminate_backend(pg_backend_pid())' })
      return tx.query(statement)
    },
  }
}

it('killed at any statement it is whole, and the next try deletes it', async () => {
  const { uid, mobile } = await live('dies while leaving')
  const mark = () => Buffer.from(randomUUID())
  const leaving = { uid, mobile, marks: { ban: mark(), freeUse: mark(), handle: mark }, now: world.clock.now() }
  const whole = await everything()
  let died = 0
  for (;;) {
    const at = died + 1
    const isGone = await db
      .tx((tx) => leaveService(mortal(tx, at), leaving), 'slow')
      .then(
        () => true,
        () => false,
      )
    if (isGone) break
    expect(await everything()).toEqual(whole)
    died = at
  }
  expect(died).toBeGreaterThan(10)
  expect([...(await rowsOf(uid)).keys()].filter((name) => !(name in KEPT))).toEqual([])
  expect(await findAnywhere(world, [mobile.slice(3)])).toEqual([])
}, 60_000)
