// The statement adds up: whatever happened to somebody, its lines are what they have, on the page and in the file.
import { randomUUID } from 'node:crypto'
import { points, transfers } from '@dhruva/contract'
import {
  grantQuestions,
  holdPrediction,
  holdQuestion,
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
import { type Chat, createStatements } from './testing/statements.ts'

const till = await createTill()
const { world, db, pay, record } = till
const { clock } = world
const { figuresOf, expectAddsUp, give, openChat } = createStatements(till)

const HISTORIES = process.env.TEST_LONG ? 60 : 6
const STEPS = 40
const prices = { questionPaise: 600, minuteSeconds: 60 }
const free = { daily: 3, weekly: 1, monthly: 1, yearly: 1 }
const TYPES = ['daily', 'weekly', 'monthly', 'yearly'] as const
const said = { question: 'Why?', text: 'x'.repeat(130), facts: [] }

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
