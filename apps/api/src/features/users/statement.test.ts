// What the statement says of each thing, in both languages; who reads it, and which part of it.
import { randomUUID } from 'node:crypto'
import { chats, statements, transfers } from '@dhruva/contract'
import { holdPrediction, holdQuestion, refundTurn, settleTurn } from '@dhruva/domain'
import { mobileOf } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { createTill } from '#features/recharges/testing/till.ts'
import { createStatements } from './testing/statements.ts'

const till = await createTill()
const { world, db, pay, record } = till
const { clock } = world
const { linesOf, readCsv, fileOf, give, openChat } = createStatements(till)

const prices = { questionPaise: 600, minuteSeconds: 60 }
const free = { daily: 3, weekly: 1, monthly: 1, yearly: 1 }
const said = { question: 'Why?', text: 'x'.repeat(130), facts: [] }

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
