import * as z from 'zod/mini'
import { Id, Instant, Nothing, Success, unlessEmpty, whole } from '../common.ts'
import { deskAct, deskRead } from '../endpoint.ts'
import { Origin, Seen } from './house.ts'
import { Acted, Minute, Reasoned } from './reason.ts'

const Rupees = z.int().check(z.minimum(1), z.maximum(100_000))

/** A price and what it is compared with, which for the wallet is what it brings; of a question by the minute the same. */
export const StoredPrice = z.object({ price: Rupees, original: Rupees })
export type StoredPrice = z.output<typeof StoredPrice>

/** `pack:oracle-10`, `plan:monthly`, `question:minute`. */
export const PriceName = z.string().check(z.regex(/^(pack|plan|question):[a-z0-9-]{1,40}$/))

const Both = z.object({ en: z.string(), hi: z.string() })

/** Something that is sold, and what it costs; rupees, tax included. */
export const DeskPrice = z.object({
  name: PriceName,
  /** as people see it */
  called: Both,
  of: z.enum(['oracle', 'astra', 'wallet', 'plan', 'question']),
  price: z.int(),
  original: z.int(),
  from: Origin,
  /** as it is configured */
  configured: StoredPrice,
  /** what comes next, unless somebody decides otherwise */
  planned: z.nullable(z.object({ price: z.int(), original: z.int(), since: Instant })),
  seen: Seen,
})
export type DeskPrice = z.output<typeof DeskPrice>

/** A discount that the wheel drew. */
export const DeskCoupon = z.object({
  id: z.string(),
  uid: z.int(),
  percent: z.int(),
  state: z.enum(['good', 'used', 'expired', 'ended']),
  drawn_at: Instant,
  expires_at: Instant,
  spent_at: z.nullable(Instant),
  /** paise that its payment was lowered by */
  discount: z.nullable(z.int()),
})
export type DeskCoupon = z.output<typeof DeskCoupon>

const finance = ['finance', 'owner'] as const
const fresh = { roles: finance, fresh: true } as const
const errors = ['act_refused'] as const

export const deskPrices = {
  getPrices: deskRead({
    path: '/apis/desk/prices.php',
    roles: finance,
    summary:
      'All that is sold: packs, plans, the question by the minute, with what they cost now and from when on else',
    input: Nothing,
    output: z.extend(Success, { prices: z.array(DeskPrice) }),
    errors: [],
  }),
  previewPrice: deskRead({
    path: '/apis/desk/preview_price.php',
    roles: finance,
    summary: 'What a buyer would pay at a price, with its tax; paise',
    input: z.object({ price: whole(1, 100_000) }),
    output: z.extend(Success, {
      total: z.int(),
      /** the taxable value */
      net: z.int(),
      gst: z.int(),
      /** within the seller's state; between two all of it is IGST */
      cgst: z.int(),
      sgst: z.int(),
      /** with the highest discount of the wheel */
      least: z.int(),
    }),
    errors: [],
  }),
  savePrice: deskAct({
    path: '/apis/desk/save_price.php',
    ...fresh,
    summary: 'Set a price, at once or from a minute of India on; orders that were made before keep theirs',
    input: z.extend(Reasoned, {
      name: PriceName,
      price: Rupees,
      original: Rupees,
      at: unlessEmpty(Minute),
      seen: Seen,
    }),
    output: Acted,
    errors,
  }),
  resetPrice: deskAct({
    path: '/apis/desk/reset_price.php',
    ...fresh,
    summary: 'A price as it is configured again, at once; what was planned for it is given up',
    input: z.extend(Reasoned, { name: PriceName, seen: Seen }),
    output: Acted,
    errors,
  }),
  getCoupons: deskRead({
    path: '/apis/desk/coupons.php',
    roles: ['support', 'finance', 'owner'],
    summary: 'Discounts that the wheel drew, newest first, 50 a page, and what became of those of the last 30 days',
    input: z.object({
      of: z._default(z.optional(z.enum(['all', 'good', 'used', 'expired', 'ended'])), 'all'),
      uid: unlessEmpty(Id),
      /** `drawn_at` of the last one of the page before */
      before: unlessEmpty(z.iso.datetime()),
    }),
    output: z.extend(Success, {
      coupons: z.array(DeskCoupon),
      next: z.nullable(Instant),
      month: z.object({
        drawn: z.int(),
        good: z.int(),
        used: z.int(),
        expired: z.int(),
        ended: z.int(),
        /** per cent of those that were drawn */
        percent: z.number(),
        /** paise that payments were lowered by */
        discount: z.int(),
      }),
    }),
    errors: [],
  }),
  endCoupon: deskAct({
    path: '/apis/desk/end_coupon.php',
    roles: finance,
    summary: 'End a discount that was not used yet; an order that was made with it keeps its price',
    input: z.extend(Reasoned, { id: z.uuid() }),
    output: Acted,
    errors,
  }),
}
