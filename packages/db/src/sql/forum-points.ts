import type { Queryable, Tx } from '#db.ts'

/** Settles at most this many events of a person in one go, as the function of the database says. */
export const SETTLED_AT_ONCE = 200

/** Points a day, and the smaller number of a handle's first days. */
export type Caps = { cap: number; newCap: number; newDays: number }

/**
 * Settles what waits for a person, oldest first, `SETTLED_AT_ONCE` events at most, in one transaction.
 * @returns how many events
 */
export const settleBatch = async (tx: Tx, uid: number, { cap, newCap, newDays }: Caps, now: Date): Promise<number> => {
  const [row] = await tx.query<{ settled: number }>({
    name: 'points.settle',
    text: 'SELECT settle_points($1, $2, $3, $4, $5) AS settled',
    values: [uid, cap, newCap, newDays, now],
  })
  if (!row) throw new Error('the settling gave no answer')
  return row.settled
}

/** People above `after` for whom points wait, lowest uid first, a batch of them. */
export const findUnsettled = async (db: Queryable, after: number): Promise<number[]> => {
  const rows = await db.query<{ uid: number }>({
    name: 'points.unsettled',
    text: 'SELECT DISTINCT uid FROM points_event WHERE settled IS NULL AND uid > $1 ORDER BY uid LIMIT 200',
    values: [after],
  })
  return rows.map((row) => row.uid)
}

/** `newDays`: how old a handle must be to redeem; 0: any, and none is needed. */
export type RedeemArgs = {
  id: string
  uid: number
  points: number
  perQuestion: number
  newDays: number
  now: Date
}

/**
 * `known`: this id redeemed just that before, `other`: more or fewer; `few`: there are only `has` points; `gone`: no account;
 * `no_handle`; `early`: the handle is too young until `free_at`.
 * Only `redeemed` writes.
 */
export type RedeemResult =
  | { result: 'redeemed' | 'known'; points: number; questions: number }
  | { result: 'few'; has: number }
  | { result: 'other' }
  | { result: 'gone' }
  | { result: 'no_handle' }
  | { result: 'early'; free_at: Date }

/** Turns points into Oracle questions, whole questions only. */
export const redeemOnce = async (
  tx: Tx,
  { id, uid, points, perQuestion, newDays, now }: RedeemArgs,
): Promise<RedeemResult> => {
  const [row] = await tx.query<RedeemResult>({
    name: 'points.redeem',
    text: 'SELECT result, free_at, has, points, questions FROM redeem_points($1, $2, $3, $4, $5, $6)',
    values: [id, uid, points, perQuestion, newDays, now],
  })
  if (!row) throw new Error('the redemption gave no answer')
  return row
}

/** What a person redeemed, newest first. */
export const listRedemptions = (db: Queryable, uid: number) =>
  db.query<{ id: string; points: number; questions: number; at: Date }>({
    name: 'points.redemptions',
    text: 'SELECT id, points, questions, at FROM redemption WHERE uid = $1 ORDER BY at DESC, id LIMIT 500',
    values: [uid],
  })
