import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from './ids.ts'
import type { HookRow } from './rows.ts'
import type { Store } from './store.ts'

/** What becomes of the events from now on. */
export type Delivery = {
  /** where to; null: nobody listens, and events are dropped */
  url: string | null
  /** how often each is sent */
  copies: number
  delayMs: number
  /** held: until they are released, in any order; dropped: never, unless each is sent by hand */
  as: 'sent' | 'held' | 'dropped'
}

export type Hooks = {
  /** Tells the merchant, sooner or later; the entities as they are now. */
  tell(event: string, entities: Record<string, object>, at: number): void
  deliver(how: Partial<Delivery>): Delivery
  /** Sends what is held, one after the other; the statuses it was answered with, 0 for no answer. */
  release(order: 'kept' | 'reversed' | 'shuffled', copies: number): Promise<number[]>
  /** Sends one again, whatever became of it. */
  send(id: string): Promise<number>
  stop(): void
}

/** As the provider does it: an answer within five seconds, and another try after a pause that doubles, for a day. */
const ANSWER_MS = 5_000
const GIVE_UP_MS = 24 * 3_600_000

type Parts = { store: Store; secret: string; url: string | null; firstPauseMs: number }

export const createHooks = ({ store, secret, url, firstPauseMs }: Parts): Hooks => {
  let how: Delivery = { url, copies: 1, delayMs: 0, as: 'sent' }
  const stopped = new AbortController()

  const post = async ({ id, body }: HookRow): Promise<number> => {
    if (how.url === null) return 0
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
      'user-agent': 'Razorpay-Webhook/v1',
    }
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWER_MS)])
    const sent = fetch(how.url, { method: 'POST', headers, body, signal, redirect: 'manual' })
    return sent.then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.status
      },
      () => 0,
    )
  }
  /** One try, written down. */
  const attempt = async (id: string): Promise<number> => {
    const hook = store.get('hook', id)
    if (!hook) return 0
    const status = await post(hook)
    if (stopped.signal.aborted) return status
    const ok = status >= 200 && status < 300
    store.put('hook', { ...hook, attempts: hook.attempts + 1, state: ok ? 'delivered' : hook.state })
    return status
  }
  const isDelivered = (id: string) => store.get('hook', id)?.state === 'delivered'
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopped.signal, ref: false })

  const carry = async (id: string, copies: number, delayMs: number) => {
    if (delayMs > 0) await pause(delayMs)
    let waited = 0
    for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
      await attempt(id)
      if (isDelivered(id) || stopped.signal.aborted) break
      if (waited + pauseMs > GIVE_UP_MS) return abandon(id)
      await pause(pauseMs)
      waited += pauseMs
    }
    for (let copy = 1; copy < copies; copy++) await attempt(id)
  }
  const abandon = (id: string) => {
    const hook = store.get('hook', id)
    if (hook) store.put('hook', { ...hook, state: 'abandoned' })
  }
  // what ends a pause is the end of the program
  const start = (id: string) => void carry(id, how.copies, how.delayMs).catch(() => {})

  // what was on its way when the program ended
  for (const { id, state } of store.all('hook')) if (state === 'waiting') setImmediate(start, id)

  return {
    tell: (event, entities, at) => {
      const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]))
      const told = { entity: 'event', account_id: 'acc_sandbox', event, contains: Object.keys(entities) }
      const body = JSON.stringify({ ...told, payload, created_at: at })
      const drops = how.as === 'dropped' || how.url === null
      const state = drops ? 'dropped' : how.as === 'held' ? 'held' : 'waiting'
      const { id } = store.put('hook', { id: newId('evt'), event, body, state, attempts: 0 })
      if (state === 'waiting') setImmediate(start, id)
    },
    deliver: (next) => {
      how = { ...how, ...next }
      return how
    },
    release: async (order, copies) => {
      const held = store.all('hook').filter(({ state }) => state === 'held')
      const turn = Array.from({ length: copies }, () => held).flat()
      const inOrder = order === 'reversed' ? turn.toReversed() : order === 'shuffled' ? shuffled(turn) : turn
      const statuses: number[] = []
      for (const { id } of inOrder) statuses.push(await attempt(id))
      for (const { id } of held) {
        const hook = store.get('hook', id)
        if (hook?.state !== 'held') continue
        store.put('hook', { ...hook, state: 'waiting' })
        start(id)
      }
      return statuses
    },
    send: attempt,
    stop: () => stopped.abort(),
  }
}

/** By a sum over the id, so that nothing here rests on chance but the ids. */
const shuffled = (hooks: HookRow[]) =>
  hooks
    .map((hook, at) => ({ hook, rank: createHmac('sha256', hook.id).update(String(at)).digest('hex') }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ hook }) => hook)
