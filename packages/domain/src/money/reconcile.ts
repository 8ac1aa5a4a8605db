import { DAY_MS, field } from '@dhruva/common'
import {
  type Db,
  endEvent,
  findLateEvents,
  findMandatesToCancel,
  findPaymentsToSettle,
  findWaitingEvent,
  keepProviderOrder,
  type LiveSubscription,
  refundForgotten,
  settlePayment,
  takeLiveSubscriptions,
  takeOpenRefunds,
  takeUnpaidOrders,
  type UnpaidOrder,
} from '@dhruva/db'
import { cancelMandate, settleSubscription } from './mandates.ts'
import type { Page, Provider } from './provider.ts'
import { askProvider, settleRefundsOf } from './refunds.ts'

/**
 * Acts on an event of the provider: what it says is not believed but asked for again. Harmless when repeated, and beside itself.
 * @returns whether it waited
 */
export const settleEvent = async (db: Db, provider: Provider, id: string, now: () => Date): Promise<boolean> => {
  const event = await findWaitingEvent(db, id)
  if (!event) return false
  if (event.subscription) await settleSubscription(db, provider, event.subscription, now)
  else if (event.payment) await settlePaid(db, provider, event.payment, now, event.kind.startsWith('refund.'))
  else if (event.order) await settleOrder(db, provider, event.order, now)
  await endEvent(db, id, now())
  return true
}

/** A payment by its id alone: of an order, or of a month of a subscription, whose months are settled in their order. */
const settlePaid = async (db: Db, provider: Provider, id: string, now: () => Date, isOfRefund: boolean) => {
  const payment = await provider.fetchPayment(id)
  if (payment.subscriptionId === null) await settlePayment(db, payment, now())
  else await settleSubscription(db, provider, payment.subscriptionId, now)
  if (isOfRefund || payment.amountRefunded > 0) await settleRefundsOf(db, provider, id, now)
}

const settleOrder = async (db: Db, provider: Provider, providerId: string, now: () => Date) => {
  for (const payment of await provider.paymentsOfOrder(providerId)) await settlePayment(db, payment, now())
}

/** An order whose answer was lost is known to the provider by its receipt. */
const findAtProvider = async (db: Db, provider: Provider, { id, total }: UnpaidOrder) => {
  const found = (await provider.ordersByReceipt(id)).find(({ amount }) => amount === total)
  return found && keepProviderOrder(db, id, found.id)
}

const KEPT_OPEN_MS = 3 * DAY_MS
/** Somebody is paying just now: their browser or the provider will tell. */
const YOUNG_MS = 120_000
/** Its job has had its chance. */
const LATE_MS = 60_000
const AT_ONCE = 4
/** So many in a row that fail are one provider that is away: the next run asks again. */
const MAX_FAULTS = 4

type Tally = { done: number; inARow: number; faults: unknown[] }

const attempt = async (tally: Tally, act: () => Promise<unknown>) => {
  try {
    await act()
    tally.inARow = 0
    tally.done++
  } catch (error) {
    // what is refused says nothing of the others
    if (field(error, 'mayRetry') !== false) tally.inARow++
    tally.faults.push(error)
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

const PAGE = 100

/** All that the provider lists of a span, page by page. */
export const listed = async <T>(
  list: (page: Page) => Promise<readonly T[]>,
  span: { from: Date; to: Date },
): Promise<T[]> => {
  const all: T[] = []
  for (;;) {
    const page = await list({ ...span, skip: all.length, count: PAGE })
    all.push(...page)
    if (page.length < PAGE) return all
  }
}

type Run = { db: Db; provider: Provider; now: () => Date; tally: Tally; goesOn: () => boolean }

/** Asks of each live subscription, and tells of debits that are not wanted any more. */
const reconcileSubscriptions = async ({ db, provider, now, tally, goesOn }: Run, since: Date) => {
  const to = new Date(since.getTime() - YOUNG_MS)
  while (goesOn()) {
    const live = await takeLiveSubscriptions(db, { to, since, limit: AT_ONCE })
    if (live.length === 0) break
    const reconcile = ({ providerId, known }: LiveSubscription) =>
      settleSubscription(db, provider, providerId, now, known)
    await Promise.all(live.map((one) => attempt(tally, () => reconcile(one))))
  }
  let last: string | null = null
  while (goesOn()) {
    const ids: string[] = await findMandatesToCancel(db, last, AT_ONCE)
    if (ids.length === 0) break
    await Promise.all(ids.map((id) => attempt(tally, () => cancelMandate(db, provider, id))))
    last = ids.at(-1) ?? null
  }
}

/** Refunds that wait for an answer, and those of the span that were made at the provider by nobody here. */
const reconcileRefunds = async (
  { db, provider, now, tally, goesOn }: Run,
  { from, to, since }: { from: Date; to: Date; since: Date },
) => {
  await refundForgotten(db, now())
  while (goesOn()) {
    const refunds = await takeOpenRefunds(db, { to, since, limit: AT_ONCE })
    if (refunds.length === 0) break
    await Promise.all(refunds.map(({ id }) => attempt(tally, () => askProvider(db, provider, id, now))))
  }
  if (!goesOn()) return
  try {
    const told = await listed(provider.listRefunds, { from, to: since })
    for (const id of await findPaymentsToSettle(db, told))
      if (goesOn()) await attempt(tally, () => settleRefundsOf(db, provider, id, now))
  } catch (error) {
    tally.faults.push(error)
  }
}

/**
 * Asks the provider of every order of the last three days that nobody has paid as far as is known here, of every subscription that
 * runs or may be paid, of refunds it has not answered, and of those it made lately that nobody asked for here; and acts on events
 * whose jobs were lost. What was paid is credited, and what went back is booked, although no browser and no webhook ever said so.
 * @returns how many orders, subscriptions, refunds and events were looked at
 * @throws what went wrong with some, after the others had their turn, or as soon as the provider seems away
 */
export const reconcilePayments = async (db: Db, provider: Provider, now: () => Date, signal: AbortSignal) => {
  const since = now()
  const tally: Tally = { done: 0, inARow: 0, faults: [] }
  const goesOn = () => !signal.aborted && tally.inARow < MAX_FAULTS
  const span = { from: new Date(since.getTime() - KEPT_OPEN_MS), to: new Date(since.getTime() - YOUNG_MS), since }
  while (goesOn()) {
    const orders = await takeUnpaidOrders(db, { ...span, limit: AT_ONCE })
    if (orders.length === 0) break
    const reconcile = async (order: UnpaidOrder) => {
      const providerId = order.providerId ?? (await findAtProvider(db, provider, order))
      if (providerId) await settleOrder(db, provider, providerId, now)
    }
    await Promise.all(orders.map((order) => attempt(tally, () => reconcile(order))))
  }
  await reconcileSubscriptions({ db, provider, now, tally, goesOn }, since)
  await reconcileRefunds({ db, provider, now, tally, goesOn }, span)
  const late = { from: span.from, to: new Date(since.getTime() - LATE_MS) }
  let last: string | null = null
  while (goesOn()) {
    const events: string[] = await findLateEvents(db, late, last)
    if (events.length === 0) break
    for (const id of events) if (goesOn()) await attempt(tally, () => settleEvent(db, provider, id, now))
    last = events.at(-1) ?? null
  }
  const { done, faults } = tally
  // a log has the message only
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} payments could not be looked at: ${reason(faults[0])}`)
  return done
}
