import { type Pack, STATES } from '@dhruva/domain'
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

/** Of a service that is only tried out: Karnataka. */
const TRIAL_STATE = '29'

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

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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
  SELLER_STATE: z.optional(z.string().check(z.refine((code) => STATES.has(code)))),
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

/** @param gstPercent of every price, which includes it */
export const taxOf = (env: z.output<typeof MoneySettings>, gstPercent: number) => ({
  gstRate: Math.round(gstPercent * 100),
  sac: env.SERVICE_SAC,
  sellerState: env.SELLER_STATE ?? TRIAL_STATE,
})
