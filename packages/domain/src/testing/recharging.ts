// People who recharge, at a provider in memory.
import { type Db, keepProviderOrder } from '@dhruva/db'
import { drawCoupon } from '@dhruva/testkit/draw-coupon'
import { FakePayments } from '@dhruva/testkit/fake-payments'
import { type Ordering, orderPack, type Pack, type Tax } from '#money/orders.ts'

export const PACK: Pack = { id: 'oracle-10', for: 'oracle', originalRupees: 60, rupees: 49, questions: 10 }
export const TAX: Tax = { gstRate: 1_800, sac: '999799', sellerState: '29' }

/** @param now the clock of both, ours and the provider's */
export const rechargingAt = (db: Db, now: () => Date) => {
  const provider = new FakePayments(now)

  /** Draws a coupon, as the wheel does. */
  const draw = async (uid: number, percent = 12) => ({ id: await drawCoupon(db, uid, percent, now()), percent })

  /** Writes an order down and asks the provider for it. @returns the provider's id */
  const order = async (uid: number, more: Partial<Ordering> = {}) => {
    const opened = await orderPack(db, { uid, pack: PACK, coupon: null, place: '29', now: now(), ...more }, TAX)
    if (opened.result !== 'made' && opened.result !== 'known')
      throw new Error(`the order was refused: ${opened.result}`)
    const { totalPaise } = await db.prisma.paymentOrder.findUniqueOrThrow({ where: { id: opened.id } })
    const { id } = await provider.calls.createOrder({ amount: totalPaise, receipt: opened.id, notes: {} })
    await keepProviderOrder(db, opened.id, id)
    return id
  }

  return { provider, draw, order }
}
