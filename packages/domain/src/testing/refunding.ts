// People who have paid, and have it given back.
import { randomUUID } from 'node:crypto'
import { askRefund, type Db, settlePayment } from '@dhruva/db'
import type { Pack } from '#money/orders.ts'
import { askProvider } from '#money/refunds.ts'
import { addPerson, give } from './people.ts'
import { PACK, type rechargingAt } from './recharging.ts'

export const WALLET: Pack = { id: 'wallet-250', for: 'wallet', originalRupees: 250, rupees: 239, questions: 0 }

export const refundingAt = (
  db: Db,
  now: () => Date,
  { provider, order }: Pick<ReturnType<typeof rechargingAt>, 'provider' | 'order'>,
) => ({
  /** Somebody who has paid, and what for. */
  payer: async (pack: Pack = PACK, place = '29') => {
    const uid = await addPerson(db)
    const payment = provider.pay(await order(uid, { pack, place }))
    await settlePayment(db, payment, now())
    return { uid, payment: payment.id }
  },
  use: (uid: number, count: number, unit = 'oracle_paid') => give(db, uid, unit, -count),
  ask: (uid: number, payment: string, shown: number) =>
    askRefund(db, { id: randomUUID(), uid, payment, shown, now: now() }),
  /** The worker's part: the jobs that were ordered and not done. */
  work: async () => {
    const open = await db.prisma.paymentRefund.findMany({ where: { state: 'asked' } })
    for (const { id } of open) await askProvider(db, provider.calls, id, now)
  },
  refundsOf: (payment: string) =>
    db.prisma.paymentRefund.findMany({ where: { paymentId: payment }, orderBy: [{ askedAt: 'asc' }, { id: 'asc' }] }),
  notesOf: (payment: string) =>
    db.prisma.invoice.findMany({ where: { paymentId: payment, kind: 'credit' }, orderBy: { serial: 'asc' } }),
})
