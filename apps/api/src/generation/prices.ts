import { PAISE_PER_RUPEE, type Prices } from '@dhruva/domain'
import type { Config } from '#config.ts'

/** The wallet buys time by the minute. */
const MINUTE_SECONDS = 60

/** What a question costs here, in paise, and how long the minute is that it buys. */
export const pricesOf = (config: Pick<Config, 'questionPriceRupees'>): Prices => ({
  questionPaise: config.questionPriceRupees * PAISE_PER_RUPEE,
  minuteSeconds: MINUTE_SECONDS,
})
