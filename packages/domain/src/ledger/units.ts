import type { Astrologer } from '@dhruva/contract'

/** What one question costs from the wallet, and the length of the minute it buys. */
export type Prices = { questionPaise: number; minuteSeconds: number }

export const PAISE_PER_RUPEE = 100

/** Where a question is drawn from, in order: what lapses first goes first. The wallet comes after these. */
export const spendingOrder = (astrologer: Astrologer): string[] =>
  astrologer === 'Oracle' ? ['sub_q', 'oracle_grant', 'oracle_paid'] : ['sub_q', 'astra_grant', 'astra_paid']

/** What pays for a prediction when the free ones of its period are used. */
export const PREDICTION_PAID = 'sub_q'

/** Free predictions a person has in each period; nothing carries over. */
export type FreePredictions = { daily: number; weekly: number; monthly: number; yearly: number }
