import { randomUUID } from 'node:crypto'
import { openDb } from '@dhruva/db'
import { CHART_VERSION, computeChart } from '@dhruva/jyotish'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '#context.ts'
import { noMessages, noPayments } from '#testing/no-payments.ts'
import { purgeExpired } from './purgeExpired.ts'
import { refreshCharts } from './refreshCharts.ts'
import { sweepHolds } from './sweepHolds.ts'
import { writeHoroscopes } from './writeHoroscopes.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
afterAll(() => db.close())

const NOW = new Date('2026-03-10T12:00:00Z')
const said: object[] = []
const note = (details: object) => void said.push(details)
const ctx: Ctx = {
  db,
  payments: noPayments,
  ...noMessages,
  now: () => NOW,
  log: { info: note, warn: note, error: note },
  points: { cap: 400, newCap: 400, newDays: 0 },
}
const never = new AbortController().signal
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

const WEEK = 24 * 7
const place = { dob: '15/08/1990', tob: '10:30', lat: 28.6139, lng: 77.209 }
let uid = 0

beforeAll(async () => {
  const person = await db.prisma.user.create({ data: { mobile: '9800000001' } })
  uid = person.uid
})

const addBirth = (data: { tob?: string; chartVersion: number }) =>
  db.prisma.birth.create({
    data: {
      uid,
      fullName: 'Asha',
      pob: 'Delhi',
      gender: 'Female',
      maritalStatus: 'Single',
      language: 'English',
      chart: {},
      ...place,
      ...data,
    },
  })

test('purgeExpired deletes what has served its time and nothing younger', async () => {
  const challenge = (age: number) => ({
    tokenHash: Buffer.from(`token ${age}`),
    mobile: '9800000001',
    purpose: `login ${age}`,
    codeMac: Buffer.from('x'),
    requester: Buffer.from('x'),
    addressHash: Buffer.from('x'),
    networkHash: Buffer.from('x'),
    prefixHash: Buffer.from('x'),
    lane: 'first',
    createdAt: ago(age),
    expiresAt: ago(age),
  })
  await db.prisma.otpChallenge.createMany({ data: [challenge(49), challenge(47)] })
  await db.prisma.securityEvent.createMany({
    data: [
      { kind: 'login', at: ago(401 * 24) },
      { kind: 'login', at: ago(399 * 24) },
    ],
  })
  await db.prisma.stepUp.createMany({
    data: [
      { uid, purpose: 'old', expiresAt: ago(1) },
      { uid, purpose: 'new', expiresAt: ago(-1) },
    ],
  })
  await db.prisma.smsOutbox.createMany({
    data: [
      { to: '+91', body: 'old', sentAt: ago(49) },
      { to: '+91', body: 'new', sentAt: ago(47) },
    ],
  })
  await db.prisma.outbox.createMany({
    data: [
      { job: 'old', payload: {}, handedAt: ago(WEEK + 1) },
      { job: 'new', payload: {}, handedAt: ago(WEEK - 1) },
      { job: 'waiting', payload: {}, createdAt: ago(WEEK * 9) },
    ],
  })
  await db.prisma.liveProcess.createMany({
    data: [
      { owner: 'dead', seenAt: ago(2) },
      { owner: 'alive', seenAt: ago(0) },
    ],
  })
  const event = (did: number, doneAt: Date | null, told: number | null, cid: number | null) => {
    return { kind: cid === null ? 'upvote' : 'comment', did, cid, actor: uid, at: ago(WEEK * 9), doneAt, told }
  }
  await db.prisma.noticeEvent.createMany({
    data: [
      event(1, ago(WEEK + 1), 2, 1),
      event(2, ago(WEEK - 1), 2, 2),
      event(3, null, null, 3),
      event(4, ago(WEEK + 1), 1, null),
      event(5, ago(WEEK + 1), 0, null),
    ],
  })
  const paid = (id: string, doneAt: Date | null) => ({ id, kind: 'order.paid', receivedAt: ago(WEEK * 9), doneAt })
  await db.prisma.paymentEvent.createMany({
    data: [paid('done', ago(31 * 24)), paid('done lately', ago(29 * 24)), paid('waiting', null)],
  })
  await db.prisma.restingHandle.createMany({
    data: [
      { keyHmac: Buffer.from('over'), until: ago(0) },
      { keyHmac: Buffer.from('resting'), until: ago(-1) },
    ],
  })
  const invited = (days: number, more: object = {}) => ({
    uid,
    at: ago(days * 24),
    mobileHmac: Buffer.from(`${days}`),
    ...more,
  })
  const ended = { mobileHmac: null, endedAt: ago(40 * 24) }
  await db.prisma.invite.createMany({
    data: [invited(31), invited(29), invited(41, ended), invited(42, { ...ended, rewarded: true })],
  })
  const spun = (day: string) => ({ mobileHmac: Buffer.from('x'), kind: `spin:${day}` })
  await db.prisma.freeGrant.createMany({
    data: [
      spun('2026-03-08'),
      spun('2026-03-09'),
      spun('2026-03-10'),
      { mobileHmac: Buffer.from('x'), kind: 'welcome' },
    ],
  })
  const { bid } = await addBirth({ chartVersion: CHART_VERSION })
  await db.prisma.chat.create({
    data: { asstId: 'shared', uid, bid, astrologer: 'Oracle', person: {}, userName: 'Asha' },
  })
  const shared = (name: string, expiresAt: Date) => ({
    tokenHash: Buffer.from(name),
    createdAt: ago(WEEK * 9),
    expiresAt,
  })
  const shares = [shared('over', ago(1)), shared('open', ago(-1))]
  await db.prisma.talkShare.createMany({ data: shares.map((one) => ({ ...one, asstId: 'shared', uptoMid: 1 })) })
  await db.prisma.kundliShare.createMany({ data: shares.map((one) => ({ ...one, bid, withName: true })) })
  const text = (type: string, period: string) => ({
    turnId: randomUUID(),
    bid,
    chart: 'one',
    type,
    period: new Date(period),
    language: 'English',
    state: 'complete',
    text: `${type} ${period}`,
    facts: [],
    writtenAt: ago(24),
  })
  const [over, running] = [text('daily', '2026-03-09'), text('weekly', '2026-03-09')]
  await db.prisma.prediction.createMany({ data: [over, running] })
  const used = (type: string, period: string) => ({
    mobileHmac: Buffer.from('x'),
    type,
    period: new Date(period),
    used: 1,
  })
  await db.prisma.freeUse.createMany({
    data: [used('daily', '2026-03-09'), used('weekly', '2026-03-02'), used('weekly', '2026-03-09')],
  })
  const session = (device: string, revokedAt: Date | null, endsAt: Date | null) => {
    return { jti: randomUUID(), loginId: randomUUID(), uid, device, createdAt: ago(300 * 24), revokedAt, endsAt }
  }
  await db.prisma.session.createMany({
    data: [
      session('ended long ago', ago(91 * 24), null),
      session('ended', ago(89 * 24), null),
      session('replaced', null, ago(200 * 24)),
      session('standing', null, null),
    ],
  })
  await purgeExpired.run({}, ctx, never)
  expect((await db.prisma.prediction.findMany()).map((row) => row.text)).toEqual([running.text])
  expect(said.splice(0)).toEqual([
    {
      codes: 1,
      confirmations: 1,
      messages: 1,
      handed: 1,
      told: 2,
      paid: 1,
      dead: 1,
      predictions: 1,
      uses: 2,
      sessions: 1,
      events: 1,
      spun: 2,
      invites: 2,
      ...{ shares: 1, kundli_shares: 1, notes: 0, note_counts: 0, consents: 0 },
      handles: 1,
      notices: 0,
    },
  ])
  expect((await db.prisma.session.findMany()).map((row) => row.device)).toEqual(['ended', 'replaced', 'standing'])
  expect((await db.prisma.paymentEvent.findMany()).map(({ id }) => id).sort()).toEqual(['done lately', 'waiting'])
  expect(await db.prisma.restingHandle.count()).toBe(1)
  expect(await db.prisma.talkShare.count()).toBe(1)
  expect(await db.prisma.kundliShare.count()).toBe(1)
  expect(await db.prisma.freeUse.findMany()).toMatchObject([{ type: 'weekly', period: new Date('2026-03-09') }])
  // what waits, and an upvote of which somebody was told: it is never told of again
  expect((await db.prisma.noticeEvent.findMany()).map((row) => row.did).sort()).toEqual([2, 3, 4])
  expect((await db.prisma.otpChallenge.findMany()).map((row) => row.purpose)).toEqual(['login 47'])
  expect((await db.prisma.stepUp.findMany()).map((row) => row.purpose)).toEqual(['new'])
  expect((await db.prisma.smsOutbox.findMany()).map((row) => row.body)).toEqual(['new'])
  expect((await db.prisma.outbox.findMany()).map((row) => row.job).sort()).toEqual(['new', 'waiting'])
  expect((await db.prisma.liveProcess.findMany()).map((row) => row.owner)).toEqual(['alive'])
})

test('purgeExpired deletes what was seen half a year ago, however much, and nothing that was not seen', async () => {
  const notice = (did: number, seenDays: number | null) => {
    return {
      uid,
      did,
      kind: 'comment',
      actor: 1,
      at: ago(WEEK * 60),
      seenAt: seenDays === null ? null : ago(24 * seenDays),
    }
  }
  const old = Array.from({ length: 4_500 }, (_, at) => notice(10_000 + at, 181 + (at % 50)))
  await db.prisma.notification.createMany({ data: [...old, notice(1, 179), notice(2, null), notice(3, 0)] })
  const ending = AbortSignal.abort()
  await purgeExpired.run({}, ctx, ending)
  expect(said.splice(0)).toMatchObject([{ notices: 0 }])
  await purgeExpired.run({}, ctx, never)
  expect(said.splice(0)).toMatchObject([{ notices: 4_500 }])
  expect((await db.prisma.notification.findMany()).map((row) => row.did).sort()).toEqual([1, 2, 3])
})

test('refreshCharts computes older charts again, leaves newer ones, and is not held up by a birth it cannot read', async () => {
  const births = []
  for (let at = 0; at < 60; at++) births.push(await addBirth({ chartVersion: CHART_VERSION - 1 }))
  const unreadable = await addBirth({ tob: 'noon', chartVersion: CHART_VERSION - 1 })
  const after = await addBirth({ tob: '10:31', chartVersion: CHART_VERSION - 1 })
  const newer = await addBirth({ chartVersion: CHART_VERSION + 1 })
  await refreshCharts.run({}, ctx, never)
  expect(said.splice(0)).toEqual([
    { bid: unreadable.bid, fault: expect.any(String) },
    { refreshed: 61, version: CHART_VERSION },
  ])
  const stored = await db.prisma.birth.findMany({
    where: { bid: { in: [...births, after].map((birth) => birth.bid) } },
  })
  expect(new Set(stored.map((birth) => birth.chartVersion))).toEqual(new Set([CHART_VERSION]))
  const chart = stored.find((birth) => birth.bid === after.bid)?.chart
  expect(chart).toEqual(JSON.parse(JSON.stringify(computeChart({ ...place, tob: '10:31' }, NOW))))
  expect(await db.prisma.birth.findUnique({ where: { bid: newer.bid } })).toEqual(newer)
  expect(await db.prisma.birth.findUnique({ where: { bid: unreadable.bid } })).toEqual(unreadable)
})

test('refreshCharts stops when the process is to end', async () => {
  const birth = await addBirth({ chartVersion: CHART_VERSION - 1 })
  await refreshCharts.run({}, ctx, AbortSignal.abort())
  expect(await db.prisma.birth.findUnique({ where: { bid: birth.bid } })).toEqual(birth)
})

test('sweepHolds gives a question back whose reply nobody writes any more', async () => {
  await db.pool.query(`INSERT INTO wallet VALUES ($1, 'oracle_paid', 0)`, [uid])
  await db.pool.query(
    `INSERT INTO turn (turn_id, uid, client_id, question, unit, amount, state, owner, lease_until)
     VALUES (gen_random_uuid(), $1, 'c', '', 'oracle_paid', 1, 'held', 'dead', $2)`,
    [uid, ago(1)],
  )
  await sweepHolds.run({}, ctx, never)
  expect((await db.prisma.turn.findMany()).map((turn) => turn.state)).toEqual(['refunded'])
  expect(said.splice(0)).toEqual([{ swept: 1 }])
})

test('writeHoroscopes writes today and tomorrow in India once, and forgets the day before yesterday', async () => {
  const daysOf = () => db.pool.query('SELECT day, count(*)::int AS rows FROM horoscope GROUP BY day ORDER BY day')
  // half past midnight in India, still the day before in UTC
  const at = (instant: string): Ctx => ({ ...ctx, now: () => new Date(instant) })
  await writeHoroscopes.run({}, at('2026-03-10T19:00:00Z'), never)
  expect((await daysOf()).rows).toEqual([
    { day: '2026-03-11', rows: 24 },
    { day: '2026-03-12', rows: 24 },
  ])
  expect(said.splice(0)).toEqual([{ written: 48, purged: 0 }])
  await writeHoroscopes.run({}, at('2026-03-11T18:29:59Z'), never)
  expect(said.splice(0)).toEqual([])
  await writeHoroscopes.run({}, at('2026-03-12T18:30:00Z'), never)
  expect((await daysOf()).rows.map(({ day }) => day)).toEqual(['2026-03-12', '2026-03-13', '2026-03-14'])
  expect(said.splice(0)).toEqual([{ written: 48, purged: 24 }])
})
