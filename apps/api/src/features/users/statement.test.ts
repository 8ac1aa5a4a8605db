// The statement adds up: whatever happened to somebody, its lines are what they have, on the page and in the file.
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chats, points, type StatementLine, type StatementUnit, statements, transfers, users } from '@dhruva/contract'
import {
  between,
  grantQuestions,
  holdPrediction,
  holdQuestion,
  post,
  refundTurn,
  returnTransfers,
  settlePrediction,
  settleTurn,
  takeQuestions,
} from '@dhruva/domain'
import { type Member, mobileOf } from '@dhruva/testkit'
import { giveMonth } from '@dhruva/testkit/month'
import { describe, expect, it } from 'vitest'
import { createTill } from '#features/recharges/testing/till.ts'
import { addBirth } from '#testing/add-birth.ts'

const { world, db, pay, record } = await createTill()
const { clock } = world

const HISTORIES = process.env.TEST_LONG ? 60 : 6
const STEPS = 40
const prices = { questionPaise: 600, minuteSeconds: 60 }
const free = { daily: 3, weekly: 1, monthly: 1, yearly: 1 }
const TYPES = ['daily', 'weekly', 'monthly', 'yearly'] as const
const said = { question: 'Why?', text: 'x'.repeat(130), facts: [] }

const linesOf = async (who: Member, asked: Record<string, string> = {}): Promise<StatementLine[]> => {
  const all: StatementLine[] = []
  for (let before: string | null | undefined; before !== null; ) {
    const page = await who.call(statements.getStatement, { ...asked, before: before ?? undefined })
    all.push(...page.lines)
    before = page.next
  }
  return all
}

/** What the page of the balance says, by the names of the statement. */
const figuresOf = async (who: Member): Promise<Record<StatementUnit, number>> => {
  const has = await who.call(users.getUserInfo, {})
  return {
    oracle: has.oracle_questions,
    astra: has.astra_questions,
    subscription: has.subscription_questions,
    wallet: has.balance,
    daily: has.daily_predictions,
    weekly: has.weekly_predictions,
    monthly: has.monthly_predictions,
    yearly: has.yearly_predictions,
    points: Number(
      (await db.prisma.wallet.findUnique({ where: { uid_unit: { uid: who.uid, unit: 'points' } } }))?.balance ?? 0,
    ),
  }
}

const sums = (lines: readonly { unit: string; change: number }[]) => {
  const paise = new Map<string, number>()
  for (const { unit, change } of lines) paise.set(unit, (paise.get(unit) ?? 0) + Math.round(change * 100))
  return Object.fromEntries([...paise].map(([unit, sum]) => [unit, sum / 100]).filter(([, sum]) => sum !== 0))
}
const without0 = (figures: Record<string, number>) =>
  Object.fromEntries(Object.entries(figures).filter(([, has]) => has !== 0))

const NAMES: Record<string, StatementUnit> = {
  'Oracle questions': 'oracle',
  'Astra questions': 'astra',
  'Subscription questions': 'subscription',
  'Wallet, rupees': 'wallet',
  'Astro Points': 'points',
  'Daily predictions': 'daily',
  'Weekly predictions': 'weekly',
  'Monthly predictions': 'monthly',
  'Yearly predictions': 'yearly',
}

type Cells = { at: string; unit: string; change: number; balance: number; reason: string; reference: string }

/** The file as PostgreSQL reads CSV. */
const readCsv = async (text: string): Promise<Cells[]> => {
  const file = path.join(os.tmpdir(), `statement-${randomUUID()}.csv`)
  writeFileSync(file, text.replace(/^\ufeff/, ''), { mode: 0o644 })
  try {
    return await db.tx(async (tx) => {
      const table =
        'CREATE TEMP TABLE csv (at text, unit text, change numeric, balance numeric, reason text, reference text) ON COMMIT DROP'
      await tx.query({ name: `csv.table.${file}`, text: table })
      await tx.query({ name: `csv.read.${file}`, text: `COPY csv FROM '${file}' WITH (FORMAT csv, HEADER true)` })
      const text = 'SELECT at, unit, change::float8, balance::float8, reason, reference FROM csv'
      return tx.query<Cells>({ name: `csv.rows.${file}`, text })
    })
  } finally {
    rmSync(file)
  }
}

const fileOf = async (who: Member, headers = {}) => {
  const answer = await who.raw(statements.getStatementFile, {}, headers)
  expect(answer.status).toBe(200)
  return answer.text
}

const expectAddsUp = async (who: Member) => {
  const has = without0(await figuresOf(who))
  const lines = await linesOf(who)
  expect(sums(lines)).toEqual(has)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  // each balance is the one before it and the change, and none is below nothing
  const running = new Map<string, number>()
  for (const { unit, change, balance, text } of lines.toReversed()) {
    const after = Math.round(((running.get(unit) ?? 0) + change) * 100) / 100
    expect({ text, balance }).toEqual({ text, balance: after })
    expect(after).toBeGreaterThanOrEqual(0)
    running.set(unit, after)
  }
  const told = await readCsv(await fileOf(who))
  expect(told).toHaveLength(lines.length)
  expect(sums(told.map(({ unit, change }) => ({ unit: NAMES[unit] ?? unit, change })))).toEqual(has)
  return lines
}

/** mulberry32 */
const randomOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const give = (who: Member, unit: string, amount: number) =>
  db.tx((tx) =>
    post(tx, {
      opKey: `test:${randomUUID()}`,
      kind: 'grant',
      uid: who.uid,
      entries: between('sys:sales', who.uid, unit, amount),
    }),
  )

type Chat = { bid: number; asstId: string }

const by = () => ({ operator: 'meera', reason: 'a test', now: clock.now() })

/** One thing that may happen to somebody; refusals are part of it. */
const happen = async (who: Member, other: Member, chat: Chat, random: () => number) => {
  const turn = { turnId: randomUUID(), uid: who.uid, clientId: randomUUID(), owner: 'test', now: clock.now() }
  const end = async (outcome: 'held' | string, charge: () => Promise<unknown>) => {
    if (outcome !== 'held') return
    const choice = random()
    const later = { turnId: turn.turnId, now: new Date(turn.now.getTime() + 60_000) }
    clock.advance({ minutes: 2 })
    if (choice < 0.7) await charge()
    else await refundTurn(db, { ...later, outcome: 'failed' }, { question: '', text: '', facts: [] })
  }
  const question = async () => {
    const hold = { ...turn, asstId: chat.asstId, question: 'Why?', astrologer: 'Oracle' as const }
    await end(await holdQuestion(db, hold, prices), () =>
      settleTurn(db, { turnId: turn.turnId, outcome: 'complete', now: turn.now }, said, prices),
    )
  }
  const prediction = async () => {
    const key = {
      bid: chat.bid,
      chart: randomUUID(),
      type: TYPES[Math.floor(random() * 4)] ?? 'daily',
      language: 'English' as const,
    }
    await end(await holdPrediction(db, { ...turn, ...key }, free), () =>
      settlePrediction(
        db,
        { ...key, askedAt: turn.now },
        { turnId: turn.turnId, outcome: 'complete', now: turn.now },
        said,
      ),
    )
  }
  const all = [
    question,
    question,
    prediction,
    prediction,
    async () =>
      give(
        who,
        ['money_paise', 'oracle_grant', 'points'][Math.floor(random() * 3)] ?? 'points',
        1 + Math.floor(random() * 700),
      ),
    async () => record(who, await pay(who, {}, random() < 0.5 ? 'oracle-10' : 'astra-10')),
    async () =>
      who.raw(transfers.transferQuestions, {
        mobile: random() < 0.7 ? other.mobile : mobileOf(randomUUID()),
        questions: 1,
      }),
    async () => returnTransfers(db, clock.now()),
    async () => who.raw(points.redeemQuestions, { points: 100 }),
    // once: the second time there is a subscription already
    async () => giveMonth(db, who.uid, 7).catch(() => {}),
    async () => grantQuestions(db, by(), who.uid, 'astra', 2),
    async () => takeQuestions(db, by(), who.uid, 'astra', 1).catch(() => {}),
    async () => clock.advance({ hours: Math.floor(random() * 90) }),
    async () => clock.advance({ days: Math.floor(random() * 40) }),
  ]
  await all[Math.floor(random() * all.length)]?.()
}

const openChat = async (who: Member): Promise<Chat> => {
  const bid = await addBirth(who)
  return { bid, asstId: (await who.call(chats.startChat, { bid, astrologer: 'Oracle' })).asst_id }
}

describe('adds up', () => {
  it.each(Array.from({ length: HISTORIES }, (_, at) => at + 1))(
    'for random histories (seed %i)',
    async (seed) => {
      const random = randomOf(seed)
      const people = await Promise.all(['one', 'other'].map((name) => world.member(`${name} ${seed}`)))
      const open = await Promise.all(people.map(openChat))
      for (let step = 0; step < STEPS; step++) {
        const at = Math.floor(random() * 2)
        const [who, other, chat] = [people[at], people[1 - at], open[at]]
        if (who && other && chat) await happen(who, other, chat, random)
      }
      for (const who of people) await expectAddsUp(who)
    },
    60_000,
  )

  it('while a question is held, and says so', async () => {
    const who = await world.member('asks now')
    const { asstId } = await openChat(who)
    const turnId = randomUUID()
    const hold = {
      turnId,
      uid: who.uid,
      clientId: randomUUID(),
      owner: 'test',
      now: clock.now(),
      asstId,
      question: 'Why?',
    }
    expect(await holdQuestion(db, { ...hold, astrologer: 'Oracle' }, prices)).toBe('held')
    const [held] = (await expectAddsUp(who)).filter(({ unit }) => unit === 'oracle')
    expect(held).toMatchObject({
      held: true,
      change: -1,
      balance: 2,
      asst_id: asstId,
      text: expect.stringContaining('being written'),
    })
    await refundTurn(db, { turnId, outcome: 'failed', now: clock.now() }, { question: '', text: '', facts: [] })
    const [back, taken] = (await expectAddsUp(who)).filter(({ unit }) => unit === 'oracle')
    expect(back).toMatchObject({ held: false, change: 1, text: expect.stringContaining('given back') })
    expect(taken).toMatchObject({ held: false, change: -1, text: expect.stringContaining('not answered') })
  })

  it('for who used free predictions under an earlier account of the number', async () => {
    const who = await world.member('came again')
    const mark = { mobileHmac: Buffer.from(randomUUID()), uid: who.uid }
    const day = new Date(clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
    await db.prisma.freeUse.create({ data: { ...mark, type: 'daily', period: new Date(day), used: 2 } })
    const daily = (await expectAddsUp(who)).filter(({ unit }) => unit === 'daily')
    expect(daily.map(({ change, balance }) => [change, balance])).toEqual([
      [-2, 1],
      [3, 3],
    ])
  })
})

it('adds up when a subscription is over and its questions have not lapsed yet', async () => {
  const who = await world.member('was a subscriber')
  await giveMonth(db, who.uid, 7)
  expect((await figuresOf(who)).subscription).toBe(7)
  await db.prisma.subscription.updateMany({ where: { uid: who.uid }, data: { questionsUntil: clock.now() } })
  const [over, ...before] = (await expectAddsUp(who)).filter(({ unit }) => unit === 'subscription')
  expect(over).toMatchObject({ change: -7, balance: 0, text: 'Lapsed with the month of the subscription' })
  expect(before.at(-1)).toMatchObject({
    change: 500,
    text: 'Month of the subscription',
    reference: expect.stringMatching(/^INV.*, pay_/),
  })
  await db.prisma.subscription.updateMany({ where: { uid: who.uid }, data: { questionsUntil: new Date('2100-01-05') } })
})

describe('says why', () => {
  it('in both languages, with the number to ask by', async () => {
    const who = await world.member('pays and gives')
    const payment = await pay(who)
    await record(who, payment)
    const [line] = await linesOf(who, { unit: 'oracle' })
    const invoice = await db.prisma.invoice.findFirstOrThrow({ where: { paymentId: payment.id } })
    expect(line).toMatchObject({
      text: 'Recharge',
      change: 10,
      balance: 13,
      reference: `${invoice.number}, ${payment.id}`,
    })
    const friend = mobileOf('has no account')
    await who.call(transfers.transferQuestions, { mobile: friend, questions: 2 })
    expect((await linesOf(who, { unit: 'oracle' }))[0]).toMatchObject({
      text: 'Given to someone',
      change: -2,
      reference: friend,
    })
    const hindi = await who.raw(statements.getStatement, { unit: 'oracle' }, { 'accept-language': 'hi' })
    expect(hindi.json).toMatchObject({
      lines: [{ text: 'किसी को दिए' }, { text: 'रिचार्ज' }, { text: expect.stringContaining('मुफ़्त') }],
    })
    const csv = await fileOf(who, { 'accept-language': 'hi' })
    expect(csv).toMatch(/^तारीख़/)
    expect(await readCsv(csv)).toContainEqual(
      expect.objectContaining({ unit: 'ओरेकल प्रश्न', change: -2, reason: 'किसी को दिए' }),
    )
    // who received them learns nothing of who gave them
    const received = await world.member('has no account')
    const [got] = await linesOf(received, { unit: 'oracle' })
    expect(got).toMatchObject({ change: 2, reference: '' })
    expect(await fileOf(received)).not.toContain(who.mobile.slice(3))
  })

  it('of a chat that was deleted no more than that', async () => {
    const who = await world.member('deletes a chat')
    const { asstId } = await openChat(who)
    const turn = {
      turnId: randomUUID(),
      uid: who.uid,
      clientId: randomUUID(),
      owner: 'test',
      now: clock.now(),
      asstId,
      question: 'Why?',
    }
    await holdQuestion(db, { ...turn, astrologer: 'Oracle' }, prices)
    await settleTurn(db, { turnId: turn.turnId, outcome: 'complete', now: clock.now() }, said, prices)
    expect((await linesOf(who, { unit: 'oracle' }))[0]).toMatchObject({ asst_id: asstId })
    await who.call(chats.deleteChat, { asst_id: asstId })
    const [line] = await linesOf(who, { unit: 'oracle' })
    expect(line).toMatchObject({ asst_id: null, text: 'Question to Oracle, in a chat that was deleted', change: -1 })
  })

  it('without a formula for spreadsheets', async () => {
    const who = await world.member('=writes formulas')
    const friend = mobileOf('formula friend')
    await give(who, 'oracle_paid', 5)
    await who.call(transfers.transferQuestions, { mobile: friend, questions: 1 })
    const csv = await fileOf(who)
    expect(csv).toContain(`,'${friend}`)
    for (const row of csv.split('\r\n').slice(1))
      for (const cell of row.split(',')) expect(cell).toMatch(/^-?\d+(\.\d+)?$|^(?![=+\-@\t])/)
  })
})

it('is read by unit, by days of India and page by page; nobody reads another’s', async () => {
  const who = await world.member('filters')
  const at = clock.now()
  const { bid } = await openChat(who)
  for (let times = 0; times < 130; times++) await give(who, 'points', 1)
  const first = await who.call(statements.getStatement, {})
  expect(first.lines).toHaveLength(50)
  expect(await linesOf(who)).toHaveLength(130 + 2 + 4)
  expect((await linesOf(who, { unit: 'points' })).every(({ unit }) => unit === 'points')).toBe(true)
  // a prediction of two in the morning in India is of that day, not of the one in Greenwich
  clock.set(new Date(at.getTime() + 30 * 86_400_000).toISOString().replace(/T.*/, 'T20:30:00.000Z'))
  const night = { turnId: randomUUID(), uid: who.uid, clientId: randomUUID(), owner: 'test', now: clock.now() }
  await holdPrediction(db, { ...night, bid, chart: 'night', type: 'daily', language: 'English' }, free)
  const day = new Date(clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const ofDay = await linesOf(who, { unit: 'daily', from: day, to: day })
  expect(ofDay.map(({ change }) => change)).toEqual([-1, 3])
  const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  expect(await linesOf(who, { unit: 'daily', from: dayBefore, to: dayBefore })).toEqual([])
  await refundTurn(
    db,
    { turnId: night.turnId, outcome: 'failed', now: clock.now() },
    { question: '', text: '', facts: [] },
  )
  for (const wrong of [{ unit: 'gold' }, { from: '31/2/2026' }, { before: 'yesterday' }])
    expect((await who.raw(statements.getStatement, wrong)).status).toBe(400)
  expect(await linesOf(await world.member('somebody else'), { unit: 'points' })).toEqual([])
})
