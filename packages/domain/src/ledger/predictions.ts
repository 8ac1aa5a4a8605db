import type { PredictionType } from '@dhruva/contract'
import { type HoldPredictionArgs, type HoldResult, holdPredictionTurn, type Queryable } from '@dhruva/db'
import type { FreePredictions } from '#entitlements/user-balances.ts'
import { leaseFrom } from '#ledger/turns.ts'
import { PREDICTION_PAID } from '#ledger/units.ts'

export type PredictionHold = {
  turnId: string
  uid: number
  clientId: string
  type: PredictionType
  /** the process that writes it */
  owner: string
  now: Date
}

const BOOKED: Record<PredictionType, Pick<HoldPredictionArgs, 'unit' | 'period'>> = {
  daily: { unit: 'pred_daily', period: 'day' },
  weekly: { unit: 'pred_weekly', period: 'week' },
  monthly: { unit: 'pred_monthly', period: 'month' },
  yearly: { unit: 'pred_yearly', period: 'year' },
}

/**
 * Takes one prediction before it is written: a free one of the running period, which costs nothing and counts as a turn, else
 * one question of the subscription. It is settled and refunded as a question is.
 */
export const holdPrediction = (
  db: Queryable,
  { type, ...hold }: PredictionHold,
  free: FreePredictions,
): Promise<HoldResult> =>
  holdPredictionTurn(db, {
    ...hold,
    ...BOOKED[type],
    free: free[type],
    paid: PREDICTION_PAID,
    leaseUntil: leaseFrom(hold.now),
  })
