import { STATES } from '@dhruva/common'
import type { Pack, PlanTerms } from '@dhruva/domain'
import * as z from 'zod/mini'

// What is sold where nothing else is configured. A question is 6 rupees by the minute; packs are for less.
const QUESTIONS = [
  { original: 60, price: 49, questions: 10 },
  { original: 150, price: 119, questions: 25 },
  { original: 360, price: 249, questions: 60 },
]
const WALLET = [
  { original: 100, price: 100 },
  { original: 250, price: 239 },
  { original: 500, price: 459 },
]
const DEFAULT_PACKS = [
  ...QUESTIONS.map((pack) => ({ id: `oracle-${pack.questions}`, for: 'oracle', ...pack })),
  ...QUESTIONS.map((pack) => ({ id: `astra-${pack.questions}`, for: 'astra', ...pack })),
  ...WALLET.map((pack) => ({ id: `wallet-${pack.original}`, for: 'wallet', ...pack })),
]

// the same questions one by one, at 6 rupees each, would cost the original price
const DEFAULT_PLANS = [
  {
    id: 'monthly',
    name: { en: 'Monthly', hi: 'मासिक' },
    original: 3_000,
    price: 199,
    questions: 500,
    featured: true,
    points: {
      en: [
        '500 questions a month, to Oracle and Astra',
        'Personal predictions too, once the free ones are used',
        'Renews each month; stop it in one step, without a code',
        'Pay by UPI, card or netbanking',
      ],
      hi: [
        'हर महीने 500 प्रश्न, ओरेकल और आस्त्रा दोनों से',
        'मुफ़्त भविष्यफल पूरे होने के बाद व्यक्तिगत भविष्यफल भी',
        'हर महीने अपने आप नवीनीकरण; एक ही चरण में रोकें, बिना किसी कोड के',
        'यूपीआई, कार्ड या नेटबैंकिंग से भुगतान',
      ],
    },
  },
]

/** Of a service that is only tried out: Karnataka. */
const TRIAL_STATE = '29'

/** The provider tries a debit for three days more. */
const GRACE_DAYS = 4

/** The plan that is not subscribed to. */
export const FREE_PLAN = 'free'

const rupees = z.int().check(z.minimum(1), z.maximum(100_000))

const common = { id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), original: rupees, price: rupees }
const PackSetting = z
  .discriminatedUnion('for', [
    z.strictObject({
      ...common,
      for: z.enum(['oracle', 'astra']),
      questions: z.int().check(z.minimum(1), z.maximum(10_000)),
    }),
    z.strictObject({ ...common, for: z.literal('wallet') }),
  ])
  .check(z.refine(({ original, price }) => price <= original))

const planLines = z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.minLength(1), z.maxLength(8))
const planName = z.string().check(z.minLength(1), z.maxLength(40))
const PlanSetting = z
  .strictObject({
    ...common,
    questions: z.int().check(z.minimum(1), z.maximum(10_000)),
    name: z.strictObject({ en: planName, hi: planName }),
    featured: z._default(z.optional(z.boolean()), false),
    points: z.strictObject({ en: planLines, hi: planLines }),
  })
  .check(z.refine(({ id, original, price }) => price <= original && id !== FREE_PLAN))

export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const Plans = z.array(PlanSetting).check(
  z.minLength(1),
  z.maxLength(6),
  z.refine((plans) => new Set(plans.map(({ id }) => id)).size === plans.length),
)

const Packs = z.array(PackSetting).check(
  z.minLength(1),
  z.maxLength(60),
  z.refine((packs) => new Set(packs.map(({ id }) => id)).size === packs.length),
)

/** The environment of what is sold, and how it is taxed. */
export const moneyFields = {
  /** a JSON list; see .env.example */
  RECHARGE_PACKS: z.pipe(
    z._default(z.optional(z.string()), JSON.stringify(DEFAULT_PACKS)),
    z.pipe(z.transform(jsonOf), Packs),
  ),
  /** the same of plans */
  SUBSCRIPTION_PLANS: z.pipe(
    z._default(z.optional(z.string()), JSON.stringify(DEFAULT_PLANS)),
    z.pipe(z.transform(jsonOf), Plans),
  ),
  SUBSCRIPTION_GRACE_DAYS: z._default(
    z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(30))),
    GRACE_DAYS,
  ),
  SELLER_STATE: z.optional(z.string().check(z.refine((code) => STATES.has(code)))),
  SELLER_NAME: z.optional(z.string().check(z.maxLength(100))),
  SELLER_ADDRESS: z.optional(z.string().check(z.maxLength(300))),
  SELLER_GSTIN: z.optional(z.string().check(z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/))),
  SERVICE_SAC: z._default(z.optional(z.string().check(z.regex(/^\d{6}$/))), '999799'),
}

const MoneySettings = z.object(moneyFields)

export const packsOf = (env: z.output<typeof MoneySettings>): readonly Pack[] =>
  env.RECHARGE_PACKS.map((pack) => ({
    id: pack.id,
    for: pack.for,
    originalRupees: pack.original,
    rupees: pack.price,
    questions: pack.for === 'wallet' ? 0 : pack.questions,
  }))

/** A plan as it is offered. */
export type OfferedPlan = PlanTerms & {
  originalRupees: number
  featured: boolean
  name: { en: string; hi: string }
  points: { en: readonly string[]; hi: readonly string[] }
}

export const plansOf = (env: z.output<typeof MoneySettings>): readonly OfferedPlan[] =>
  env.SUBSCRIPTION_PLANS.map(({ original, price, ...plan }) => ({ ...plan, rupees: price, originalRupees: original }))

/** @param gstPercent of every price, which includes it */
export const taxOf = (env: z.output<typeof MoneySettings>, gstPercent: number) => ({
  gstRate: Math.round(gstPercent * 100),
  sac: env.SERVICE_SAC,
  sellerState: env.SELLER_STATE ?? TRIAL_STATE,
})

/** Who sells, as invoices name them; of a service that is only tried out nobody. */
export const sellerOf = (env: z.output<typeof MoneySettings>) => ({
  name: env.SELLER_NAME ?? 'Dhruva (trial)',
  address: env.SELLER_ADDRESS ?? 'No address: this service is being tried out',
  gstin: env.SELLER_GSTIN ?? `${env.SELLER_STATE ?? TRIAL_STATE}AAAAA0000A1Z0`,
  isTrial: !(env.SELLER_NAME && env.SELLER_ADDRESS && env.SELLER_GSTIN),
})
