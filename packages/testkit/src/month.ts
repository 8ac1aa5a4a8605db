import { randomUUID } from 'node:crypto'
import { type Db, keepProviderSubscription, ledgerPost, openSubscription, settleMonth } from '@dhruva/db'

const MONTH_PAISE = { total: 19_900, price: 16_864, cgst: 1_518, sgst: 1_518, igst: 0 }
const QUESTIONS = 500

/**
 * Makes somebody a subscriber, in a month that has long begun and lasts, with so many of its questions left.
 * @throws when they have a subscription already
 */
export const giveMonth = async (db: Db, uid: number, left: number): Promise<void> => {
  const from = new Date('2020-01-01')
  const terms = { plan: 'monthly', quantity: QUESTIONS, ...MONTH_PAISE, gstRate: 1_800, sac: '999799' }
  const place = { sellerState: '29', place: '29', graceDays: 4 }
  const opened = await openSubscription(db, { id: randomUUID(), uid, ...terms, ...place }, from)
  if (opened.result !== 'made') throw new Error(`no subscription was made: ${opened.result}`)
  const subscriptionId = `sub_${opened.id.replaceAll('-', '')}`
  await keepProviderSubscription(db, opened.id, subscriptionId)
  const payment = {
    ...{ id: `pay_${opened.id.replaceAll('-', '')}`, orderId: null, subscriptionId, status: 'captured' as const },
    ...{ amount: MONTH_PAISE.total, currency: 'INR', amountRefunded: 0, method: 'upi', createdAt: from },
    month: { from, to: new Date('2100-01-01') },
  }
  const { result } = await settleMonth(db, payment, from)
  if (result !== 'credited') throw new Error(`the month was not granted: ${result}`)
  const used = QUESTIONS - left
  const line = { uid, unit: 'sub_q' }
  const entries = [
    { account: 'user', ...line, delta: -used },
    { account: 'sys:consumed', ...line, delta: used },
  ]
  if (used > 0) await db.tx((tx) => ledgerPost(tx, { opKey: `test:${randomUUID()}`, kind: 'grant', uid, entries }))
}
