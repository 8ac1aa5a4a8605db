import {
  endPrediction,
  type HoldResult,
  holdPredictionTurn,
  type PredictionKey,
  type Queryable,
  type TurnEnd,
} from '@dhruva/db'
import { leaseFrom, type ReplyContent } from '#ledger/turns.ts'
import { type FreePredictions, PREDICTION_PAID } from '#ledger/units.ts'

export type PredictionHold = PredictionKey & {
  turnId: string
  uid: number
  clientId: string
  /** the process that writes it */
  owner: string
  /** when it is asked for: its period is the one of that moment */
  now: Date
}

/**
 * Takes one prediction before it is written: a free one of the running period, which costs nothing and counts as a turn, else
 * one question of the subscription. It is settled and refunded as a question is. A period's text is paid once for a chart:
 * `known` when it is kept whole; in its other language, or to the end of one that was stopped, it is held for nothing.
 */
export const holdPrediction = (db: Queryable, hold: PredictionHold, free: FreePredictions): Promise<HoldResult> =>
  holdPredictionTurn(db, {
    ...hold,
    free: free[hold.type],
    paid: PREDICTION_PAID,
    leaseUntil: leaseFrom(hold.now),
  })

/** Charges a held prediction and keeps its text until the period is over. @returns how the turn stands */
export const settlePrediction = (
  db: Queryable,
  key: PredictionKey & { askedAt: Date },
  turn: { turnId: string; outcome: 'complete' | 'stopped'; now: Date },
  { text, facts }: ReplyContent,
): Promise<TurnEnd | null> => endPrediction(db, { ...key, ...turn, text, facts })
