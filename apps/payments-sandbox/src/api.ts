import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Bank } from './payments.ts'
import { noSuchId, Refused } from './refused.ts'
import type { Store } from './store.ts'
import type { Subscriptions } from './subscriptions.ts'

const amount = z.int().check(z.minimum(100), z.maximum(50_000_000))
const currency = z.literal('INR')
const notes = z._default(
  z
    .record(z.string(), z.coerce.string().check(z.maxLength(256)))
    .check(z.refine((all) => Object.keys(all).length <= 15)),
  {},
)
const receipt = z._default(z.nullable(z.string().check(z.maxLength(40))), null)

const NewOrder = z.object({ amount, currency, receipt, notes })
const NewRefund = z.object({ amount: z.optional(amount), receipt, notes })
const NewPlan = z.object({
  period: z.enum(['monthly']),
  interval: z.int().check(z.minimum(1)),
  item: z.object({ name: z.string(), amount, currency, description: z.optional(z.string()) }),
  notes,
})
const NewSubscription = z.object({
  plan_id: z.string(),
  total_count: z.int().check(z.minimum(1), z.maximum(1_200)),
  customer_notify: z._default(z.coerce.boolean(), true),
  notes,
})
const Cancellation = z._default(
  z.nullable(z.object({ cancel_at_cycle_end: z._default(z.coerce.boolean(), false) })),
  null,
)

const whole = (fallback: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(max)), fallback)
const Query = z.object({
  from: whole(0, 4_000_000_000),
  to: whole(4_000_000_000, 4_000_000_000),
  count: whole(10, 100),
  skip: whole(0, 1_000_000_000),
  receipt: z.optional(z.string()),
  subscription_id: z.optional(z.string()),
})

/** What was sent, or the provider's refusal that names the field. */
export const read = <T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> => {
  const { success, data, error } = z.safeParse(schema, value)
  if (success) return data
  throw new Refused(`The ${String(error.issues[0]?.path.at(-1) ?? 'request')} field is invalid.`)
}

/** A page of a list as the API gives it: newest first. */
const page = <T extends { created_at: number }>(rows: T[], query: unknown) => {
  const { from, to, count, skip } = read(Query, query)
  const found = rows.filter(({ created_at }) => created_at >= from && created_at <= to).toReversed()
  const items = found.toSorted((one, other) => other.created_at - one.created_at).slice(skip, skip + count)
  return { entity: 'collection', count: items.length, items }
}

type Parts = { store: Store; bank: Bank; subscriptions: Subscriptions; keyId: string; keySecret: string }
type ById = { Params: { id: string } }

/** The part of the provider's REST API that Dhruva uses, under `/v1`. */
export const serveApi = (api: FastifyInstance, { store, bank, subscriptions, keyId, keySecret }: Parts) => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const key = digest(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
  api.addHook('onRequest', async ({ headers }) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), key)) throw new Refused('Authentication failed', 401)
  })

  // the SDK says so of a body that is not there
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => null)

  api.post('/orders', ({ body }) => bank.makeOrder(read(NewOrder, body)))
  api.get('/orders', ({ query }) => {
    const { receipt } = read(Query, query)
    return page(
      store.all('order').filter((order) => receipt === undefined || order.receipt === receipt),
      query,
    )
  })
  api.get<ById>('/orders/:id', ({ params }) => bank.find('order', params.id))
  api.get<ById>('/orders/:id/payments', ({ params }) => {
    const { id } = bank.find('order', params.id)
    return page(
      store.all('payment').filter(({ order_id }) => order_id === id),
      { count: 100 },
    )
  })

  api.get('/payments', ({ query }) => page(store.all('payment'), query))
  api.get<ById>('/payments/:id', ({ params }) => bank.find('payment', params.id))
  api.post<ById>('/payments/:id/refund', ({ params, body, headers }) => {
    const asked = read(NewRefund, body ?? {})
    const id = headers['x-refund-idempotency']
    const text = JSON.stringify([params.id, asked])
    const known = typeof id === 'string' ? store.get('key', id) : undefined
    if (known && known.body !== text) throw new Refused('Different request body sent for the same idempotency key')
    if (known) return bank.find('refund', known.refund)
    return store.together(() => {
      const refund = bank.refund(params.id, asked)
      if (typeof id === 'string') store.put('key', { id, refund: refund.id, body: text })
      return refund
    })
  })
  api.get<ById>('/payments/:id/refunds', ({ params, query }) => {
    const { id } = bank.find('payment', params.id)
    return page(
      store.all('refund').filter(({ payment_id }) => payment_id === id),
      query,
    )
  })
  api.get('/refunds', ({ query }) => page(store.all('refund'), query))
  api.get<ById>('/refunds/:id', ({ params }) => bank.find('refund', params.id))

  api.post('/plans', ({ body }) => {
    const { notes, ...plan } = read(NewPlan, body)
    return subscriptions.makePlan(plan, notes)
  })
  api.get('/plans', ({ query }) => page(store.all('plan'), query))
  api.get<ById>('/plans/:id', ({ params }) => subscriptions.planOf(params.id))

  api.post('/subscriptions', ({ body }) => subscriptions.make(read(NewSubscription, body)))
  api.get('/subscriptions', ({ query }) => page(store.all('subscription'), query))
  api.get<ById>('/subscriptions/:id', ({ params }) => subscriptions.find(params.id))
  api.post<ById>('/subscriptions/:id/cancel', ({ params, body }) => {
    const atCycleEnd = read(Cancellation, body)?.cancel_at_cycle_end ?? false
    return store.together(() => subscriptions.cancel(params.id, atCycleEnd))
  })

  api.get('/invoices', ({ query }) => {
    const { subscription_id } = read(Query, query)
    return page(
      store.all('invoice').filter((bill) => bill.subscription_id === subscription_id),
      query,
    )
  })
  api.get<ById>('/invoices/:id', ({ params }) => {
    const invoice = store.get('invoice', params.id)
    if (!invoice) throw noSuchId()
    return invoice
  })
}
