import { field } from '@dhruva/common'
import {
  type Db,
  findOpenRefund,
  findUnknownRefunds,
  type OpenRefund,
  refuseRefund,
  settleToldRefund,
  type ToldRefund,
} from '@dhruva/db'
import type { RefundProvider } from './provider.ts'

const settleTold = async (db: Db, told: ToldRefund, now: Date) => {
  const result = await settleToldRefund(db, told, now)
  if (result === 'later') throw new Error(`refund ${told.id} waits for one that was asked for here`)
}

/** Asks for the refund. @returns why it will never be made; null: it is made, or on its way */
const make = async (provider: RefundProvider, { id, payment, amount }: OpenRefund): Promise<ToldRefund | string> => {
  try {
    const told = await provider.refund(payment, { amount, receipt: id, notes: { refund: id } })
    return { ...told, receipt: id, paymentId: payment }
  } catch (error) {
    if (field(error, 'mayRetry') !== false) throw error
    return String(field(error, 'fault'))
  }
}

/**
 * Asks the provider to make a refund, until it says definitely that it did or never will. Harmless when repeated: the provider knows
 * it by its receipt. A refusal is believed only of a provider that can say which refunds it has made of the payment.
 * @throws whatever leaves it open; it is to be asked again
 */
export const askProvider = async (db: Db, provider: RefundProvider, id: string, now: () => Date): Promise<void> => {
  const open = await findOpenRefund(db, id)
  if (!open) return
  const isIt = (told: ToldRefund) => told.receipt === id || told.id === open.providerId
  const known = (await provider.refundsOf(open.payment)).find(isIt)
  if (known) return settleTold(db, known, now())
  const made = await make(provider, open)
  if (typeof made !== 'string') return settleTold(db, made, now())
  const all = await provider.refundsOf(open.payment)
  const after = all.find(isIt)
  if (after) return settleTold(db, after, now())
  await refuseRefund(db, id, made, now())
  // perhaps because it was made elsewhere: what was given back here just now is taken for that
  for (const told of all) await settleToldRefund(db, told, now())
}

/** Looks at all that the provider gave back of a payment, asked for here or not. */
export const settleRefundsOf = async (db: Db, provider: RefundProvider, payment: string, now: () => Date) => {
  for (const id of await findUnknownRefunds(db, payment)) await askProvider(db, provider, id, now)
  for (const told of await provider.refundsOf(payment)) await settleTold(db, told, now())
}
