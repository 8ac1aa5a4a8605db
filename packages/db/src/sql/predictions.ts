import type { Queryable, Tx } from '#db.ts'
import type { EndArgs, HoldResult, StoredFact, TurnEnd } from '#sql/turns.ts'

/** The text of one period: of a birth as its chart was computed, in one language. `chart` is a hash of what it is computed from. */
export type PredictionKey = {
  bid: number
  chart: string
  type: 'daily' | 'weekly' | 'monthly' | 'yearly'
  language: 'English' | 'Hindi'
}

export type HoldPredictionArgs = PredictionKey & {
  turnId: string
  uid: number
  clientId: string
  /** free ones in the period, which begins in Asia/Kolkata */
  free: number
  /** what pays when the free ones are used */
  paid: string
  owner: string
  now: Date
  leaseUntil: Date
}

/**
 * As `holdTurn` for a prediction, which belongs to no chat: never `ended`; `gone` when the account is; `known` when the whole text
 * of this period is kept.
 */
export const holdPredictionTurn = async (db: Queryable, hold: HoldPredictionArgs): Promise<HoldResult> => {
  const { turnId, uid, clientId, bid, chart, type, language, free, paid, owner, now, leaseUntil } = hold
  const rows = await db.query<{ result: HoldResult }>({
    name: 'prediction.hold',
    text: 'SELECT hold_prediction($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS result',
    values: [turnId, uid, clientId, bid, chart, type, language, free, paid, owner, now, leaseUntil],
  })
  const result = rows[0]?.result
  if (!result) throw new Error('the hold gave no answer')
  return result
}

export type EndPredictionArgs = PredictionKey &
  Pick<EndArgs, 'turnId' | 'outcome' | 'text' | 'facts' | 'now'> & {
    /** when it was asked for: its period is the one of that moment */
    askedAt: Date
  }

/** Posts a held prediction and keeps its text, in one transaction. @returns null for an unknown turn */
export const endPrediction = async (db: Queryable, end: EndPredictionArgs): Promise<TurnEnd | null> => {
  const { turnId, bid, chart, type, language, askedAt, outcome, text, facts, now } = end
  const rows = await db.query<TurnEnd>({
    name: 'prediction.end',
    text: 'SELECT state, outcome, mid FROM end_prediction($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    values: [turnId, bid, chart, type, language, askedAt, outcome, text, JSON.stringify(facts), now],
  })
  return rows[0] ?? null
}

export type KeptPrediction = Pick<PredictionKey, 'type' | 'language'> & {
  state: 'complete' | 'stopped'
  text: string
  facts: StoredFact[]
  written_at: Date
}

/** The texts of the running periods that are kept of a birth and its chart. The birth must be the caller's. */
export const listPredictions = (db: Queryable, { bid, chart }: Pick<PredictionKey, 'bid' | 'chart'>, now: Date) =>
  db.query<KeptPrediction>({
    name: 'prediction.list',
    text: `SELECT type, language, state, text, facts, written_at FROM prediction
           WHERE bid = $1 AND chart = $2 AND period = period_of(type, $3) ORDER BY written_at DESC, turn_id`,
    values: [bid, chart, now],
  })

/** Keeps how many free ones of the running periods a person who leaves has used, by a MAC of the number and without the uid. */
export const keepFreeUse = (tx: Tx, uid: number, mobileHmac: Uint8Array, now: Date) =>
  tx.query({
    name: 'free_use.keep',
    text: `INSERT INTO free_use (mobile_hmac, type, period, used)
           SELECT $2, type, period_of(type, $3), used
           FROM unnest('{daily,weekly,monthly,yearly}'::text[]) type, predictions_used($1, type, $3) used WHERE used > 0
           ON CONFLICT (mobile_hmac, type, period) DO UPDATE SET used = excluded.used, uid = NULL`,
    values: [uid, mobileHmac, now],
  })

/** Lets what was used under earlier accounts of a number count for the one just made with it. */
export const inheritFreeUse = (tx: Tx, mobileHmac: Uint8Array, uid: number) =>
  tx.query({
    name: 'free_use.hand_on',
    text: 'UPDATE free_use SET uid = $2 WHERE mobile_hmac = $1',
    values: [mobileHmac, uid],
  })
