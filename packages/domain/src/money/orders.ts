import { randomUUID } from 'node:crypto'
import { type Db, type OpenedOrder, openOrder } from '@dhruva/db'
import { type Price, priceOf, splitTax } from '#money/gst.ts'

/** What can be bought. */
export type Pack = {
  id: string
  /** whose questions, or the wallet */
  for: 'oracle' | 'astra' | 'wallet'
  /** of a wallet the rupees it brings, otherwise the price it is compared with; 0 is none */
  originalRupees: number
  /** what is asked for it, tax included */
  rupees: number
  /** none for the wallet */
  questions: number
}

/** How it is taxed. */
export type Tax = {
  /** hundredths of a per cent: 18 % is 1,800 */
  gstRate: number
  /** services accounting code */
  sac: string
  /** GST code of the state the service is sold from */
  sellerState: string
}

const UNITS = { oracle: 'oracle_paid', astra: 'astra_paid', wallet: 'money_paise' } as const

/** What a pack costs less a coupon's per cent, in paise. */
export const priceOfPack = (pack: Pack, percent: number, { gstRate }: Tax): Price =>
  priceOf(pack.rupees * 100, percent, gstRate)

export type Ordering = {
  uid: number
  pack: Pack
  coupon: { id: string; percent: number } | null
  /** GST code of the state the buyer is in */
  place: string
  now: Date
}

/** Writes down what a person is about to pay for, at the price of now; nothing is charged by it. */
export const orderPack = (db: Db, { uid, pack, coupon, place, now }: Ordering, tax: Tax): Promise<OpenedOrder> => {
  const { list, percent, total, price, gst, gstRate } = priceOfPack(pack, coupon?.percent ?? 0, tax)
  const order = {
    id: randomUUID(),
    uid,
    pack: pack.id,
    unit: UNITS[pack.for],
    quantity: pack.for === 'wallet' ? pack.originalRupees * 100 : pack.questions,
    list,
    percent,
    coupon: coupon?.id ?? null,
    total,
    price,
    ...splitTax(gst, tax.sellerState, place),
    gstRate,
    sac: tax.sac,
    sellerState: tax.sellerState,
    place,
  }
  return openOrder(db, order, now)
}
