import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { read } from './api.ts'
import { Asked, type Checkout } from './checkout.ts'
import type { Clock } from './clock.ts'
import type { Hooks } from './hooks.ts'
import { Mood } from './moods.ts'
import type { Bank } from './payments.ts'
import type { Store } from './store.ts'
import type { Subscriptions } from './subscriptions.ts'

const Forward = z.object({ days: z.number().check(z.positive(), z.maximum(4_000)) })
const Deliver = z.object({
  url: z.optional(z.nullable(z.url({ protocol: /^https?$/ }))),
  copies: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  as: z.optional(z.enum(['sent', 'held', 'dropped'])),
})
const Release = z.object({
  order: z._default(z.enum(['kept', 'reversed', 'shuffled']), 'kept'),
  copies: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
})
const FailNext = z.object({ times: z.int().check(z.minimum(0), z.maximum(10)) })
const Refunds = z.object({ become: z.enum(['pending', 'processed', 'failed']) })
const Settle = z.object({ status: z.enum(['processed', 'failed']) })

const SHOWN = 50
const DAY_MS = 86_400_000

type Parts = {
  store: Store
  clock: Clock
  hooks: Hooks
  bank: Bank
  subscriptions: Subscriptions
  checkout: Checkout
  be: (mood: Mood) => void
}
type ById = { Params: { id: string } }

/** What a test, or a person at the control page, may do to the provider, under `/sandbox`. */
export const serveControl = (control: FastifyInstance, parts: Parts) => {
  const { store, clock, hooks, bank, subscriptions, checkout, be } = parts
  const latest = <T>(rows: T[]) => rows.slice(-SHOWN).toReversed()

  control.get('/state', () => ({
    now: clock.now(),
    deliver: hooks.deliver({}),
    payments: latest(store.all('payment')),
    refunds: latest(store.all('refund')),
    subscriptions: latest(store.all('subscription')),
    hooks: latest(store.all('hook')).map(({ body, ...hook }) => hook),
  }))
  control.post('/clock', ({ body }) => {
    clock.forward(Math.round(read(Forward, body).days * DAY_MS))
    subscriptions.passTime()
    return { now: clock.now() }
  })
  control.post('/mood', ({ body }) => {
    be(read(Mood, body))
    return {}
  })
  control.post('/hooks', ({ body }) => {
    const { url, copies, delayMs, as } = read(Deliver, body)
    return hooks.deliver({
      ...(url === undefined ? {} : { url }),
      ...(copies === undefined ? {} : { copies }),
      ...(delayMs === undefined ? {} : { delayMs }),
      ...(as === undefined ? {} : { as }),
    })
  })
  control.post('/hooks/release', async ({ body }) => {
    const { order, copies } = read(Release, body ?? {})
    return { statuses: await hooks.release(order, copies) }
  })
  control.post<ById>('/hooks/:id', async ({ params }) => ({ status: await hooks.send(params.id) }))
  // as the checkout page does it
  control.post('/pay', ({ body }) => checkout.pay(read(Asked, body)))
  control.post<ById>('/subscriptions/:id', ({ params, body }) => {
    subscriptions.failNext(params.id, read(FailNext, body).times)
    return {}
  })
  control.post('/refunds', ({ body }) => {
    bank.letRefundsBecome(read(Refunds, body).become)
    return {}
  })
  control.post<ById>('/refunds/:id', ({ params, body }) =>
    store.together(() => bank.settleRefund(params.id, read(Settle, body).status)),
  )
}
