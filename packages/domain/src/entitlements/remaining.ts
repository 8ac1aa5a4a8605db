import type { Astrologer } from '@dhruva/contract'
import { type Queryable, readRemaining } from '@dhruva/db'
import { PAISE_PER_RUPEE, type Prices, spendingOrder } from '#ledger/units.ts'

/** What a person can still ask with. `balance` in rupees; `time_left_seconds` is 0 while questions are left. */
export type Remaining = { questions_left: number; balance: number; time_left_seconds: number }

/** Seconds left of the bought minute, and a minute more for each price of a question that the wallet holds. */
const timeLeft = (paise: number, paidUntil: Date | null, now: Date, prices: Prices): number => {
  const bought = Math.max(0, Math.ceil(((paidUntil?.getTime() ?? 0) - now.getTime()) / 1000))
  return bought + prices.minuteSeconds * Math.floor(paise / prices.questionPaise)
}

/**
 * What is left for this astrologer.
 * @param asstId the chat whose bought minute counts
 */
export const remaining = async (
  db: Queryable,
  who: { uid: number; astrologer: Astrologer; asstId: string | null },
  now: Date,
  prices: Prices,
): Promise<Remaining> => {
  const units = spendingOrder(who.astrologer)
  const { questions, paise, paid_until } = await readRemaining(db, who.uid, units, who.asstId, now)
  return {
    questions_left: questions,
    balance: paise / PAISE_PER_RUPEE,
    time_left_seconds: questions > 0 ? 0 : timeLeft(paise, paid_until, now, prices),
  }
}

/** Whether nothing is left to ask with. */
export const isSpent = (left: Remaining): boolean => left.questions_left === 0 && left.time_left_seconds === 0
