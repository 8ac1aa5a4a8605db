// The sandbox of payments beside a test: the same way as with real money, over HTTP.
import { startSandbox } from '@dhruva/payments-sandbox'
import * as z from 'zod/mini'

const Result = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
})
const MonthResult = z.object({
  razorpay_subscription_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
})
const Told = z.object({ statuses: z._default(z.array(z.number()), []) })

/** @param now its clock */
export const startProvider = async (now: () => Date) => {
  const sandbox = await startSandbox({ webhookUrl: null, now, firstPauseMs: 20 })
  const ask = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${sandbox.url}/sandbox/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json()
  }
  return {
    url: sandbox.url,
    close: sandbox.close,
    /** Pays as the page of the checkout does. @returns what that hands to ours */
    pay: async (order_id: string) => Result.parse(await ask('pay', { order_id })),
    /** Pays the first month of a subscription so. */
    payMonth: async (subscription_id: string) => MonthResult.parse(await ask('pay', { subscription_id })),
    /** Moves its clock on: debits that fall due happen. */
    pass: (days: number) => ask('clock', { days }),
    /** How many of the next debits of a subscription fail. */
    refuse: (id: string, times: number) => ask(`subscriptions/${id}`, { times }),
    /** How calls are treated from now on, see the sandbox's moods. */
    be: (kind: string, more: { calls?: number; only?: string; ms?: number } = {}) => ask('mood', { kind, ...more }),
    /** Where events are sent to, and how. */
    tell: (how: { url?: string; copies?: number; as?: 'sent' | 'held' | 'dropped' }) => ask('hooks', how),
    /** Sends what is held. @returns the statuses of the answers */
    release: async (order: 'kept' | 'reversed' | 'shuffled', copies = 1) =>
      Told.parse(await ask('hooks/release', { order, copies })).statuses,
  }
}
