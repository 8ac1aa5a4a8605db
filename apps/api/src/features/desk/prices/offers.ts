import type { Config } from '#config.ts'
import { packText } from '#pack-text.ts'
import { QUESTION_PRICE } from '#settings.ts'

const QUESTION = { en: 'A question from the wallet', hi: 'वॉलेट से एक प्रश्न' }

type Of = 'oracle' | 'astra' | 'wallet' | 'plan' | 'question'

/** Something that is sold, by the name its price is set under, as it is configured. */
export type Offer = {
  name: string
  of: Of
  /** @param original rupees that a pack of the wallet brings */
  calledAt: (original: number) => { en: string; hi: string }
  configured: { price: number; original: number }
}

/** All that is sold, in the order it is shown in. */
export const offersOf = ({ packs, plans, questionPriceRupees }: Config): Offer[] => [
  ...packs.map((pack) => ({
    name: `pack:${pack.id}`,
    of: pack.for,
    calledAt: (original: number) => {
      const at = { ...pack, originalRupees: original }
      return { en: packText(at, 'en'), hi: packText(at, 'hi') }
    },
    configured: { price: pack.rupees, original: pack.originalRupees },
  })),
  ...plans.map((plan) => ({
    name: `plan:${plan.id}`,
    of: 'plan' as const,
    calledAt: () => plan.name,
    configured: { price: plan.rupees, original: plan.originalRupees },
  })),
  {
    name: QUESTION_PRICE,
    of: 'question',
    calledAt: () => QUESTION,
    configured: { price: questionPriceRupees, original: questionPriceRupees },
  },
]
