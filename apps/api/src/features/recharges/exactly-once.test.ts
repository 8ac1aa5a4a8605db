// However often and in whatever order a payment is told of, by browser and by webhooks, it is credited once.
import { auditBooks } from '@dhruva/domain'
import { expect, it } from 'vitest'
import { createTill, webhookOf } from './testing/till.ts'

/** All of them with `test --long`, otherwise a sample. */
const PAYMENTS = process.env.TEST_LONG ? 1_000 : 60
const PEOPLE = 10
const AT_ONCE = 8
const PACKS = ['oracle-10', 'astra-25', 'wallet-100']
const SEED = 20_261_126

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
const random = randomOf(SEED)

const shuffled = <T>(list: readonly T[]): T[] => {
  const result = [...list]
  for (let at = result.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[result[at], result[other]] = [result[other]!, result[at]!]
  }
  return result
}

const till = await createTill()
const { world, provider, db } = till

it(`${PAYMENTS} payments, each told of up to nine times, shuffled (seed ${SEED}), are ${PAYMENTS} credits`, async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => world.member(`payer ${at}`)))
  const steps: (() => Promise<unknown>)[] = []
  for (let at = 0; at < PAYMENTS; at++) {
    const who = people[at % PEOPLE]!
    // half an hour apart the same pack is another order
    if (at % (PEOPLE * PACKS.length) === 0) world.clock.advance({ minutes: 31 })
    const pack = PACKS[Math.floor(at / PEOPLE) % PACKS.length]!
    const payment = provider.pay(await till.order(who, pack))
    const [captured, paid] = [webhookOf(payment), webhookOf(payment, 'order.paid')]
    const times = () => 1 + Math.floor(random() * 3)
    const record = async () => expect((await till.record(who, payment)).json).toMatchObject({ status: 'success' })
    const repeated = <T>(one: T): T[] => Array.from({ length: times() }, () => one)
    steps.push(...repeated(record), ...[captured, paid].flatMap((one) => repeated(() => till.send(one))))
  }
  const order = shuffled([...steps, ...Array.from({ length: 20 }, () => till.work)])
  for (let at = 0; at < order.length; at += AT_ONCE)
    await Promise.all(order.slice(at, at + AT_ONCE).map((step) => step()))
  await till.work()

  expect(await db.prisma.ledgerOp.count({ where: { kind: 'pay' } })).toBe(PAYMENTS)
  expect(await db.prisma.invoice.count()).toBe(PAYMENTS)
  expect(await db.prisma.payment.count({ where: { outcome: 'credited' } })).toBe(PAYMENTS)
  expect(await db.prisma.paymentEvent.count({ where: { doneAt: null } })).toBe(0)
  const { _max } = await db.prisma.invoice.aggregate({ _max: { serial: true } })
  expect(_max.serial).toBe(PAYMENTS)
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
}, 600_000)
