import type { Queryable, Tx } from '#db.ts'

/** A seed that was promised and not used yet. */
export type WaitingSpin = { id: string; seed: string; commitment: string }

/** A spin that was made, and its coupon. */
export type PastSpin = WaitingSpin & {
  nonce: string
  percent: number
  spunAt: Date
  expiresAt: Date
  /** the coupon was used */
  isSpent: boolean
}

const PAST = `SELECT s.id, seed, commitment, nonce, s.percent, spun_at AS "spunAt", expires_at AS "expiresAt",
    spent_by IS NOT NULL AS "isSpent" FROM spin s JOIN coupon USING (id)`

/** The seed that a person's next spin will use; null when none was promised yet. */
export const findWaitingSpin = async (db: Queryable, uid: number): Promise<WaitingSpin | null> => {
  const [row] = await db.query<WaitingSpin>({
    name: 'wheel.waiting',
    text: 'SELECT id, seed, commitment FROM spin WHERE uid = $1 AND spun_at IS NULL',
    values: [uid],
  })
  return row ?? null
}

/** Promises a seed, unless one is promised already or the account is gone. */
export const promiseSpin = (db: Queryable, uid: number, { id, seed, commitment }: WaitingSpin, now: Date) =>
  db.query({
    name: 'wheel.promise',
    text: `INSERT INTO spin (id, uid, seed, commitment, made_at)
           SELECT $1, uid, $3, $4, $5 FROM person WHERE uid = $2 AND deleted_at IS NULL FOR KEY SHARE
           ON CONFLICT (uid) WHERE spun_at IS NULL DO NOTHING`,
    values: [id, uid, seed, commitment, now],
  })

/** What a person won that can still be used. */
export const findGoodSpin = async (db: Queryable, uid: number, now: Date): Promise<PastSpin | null> => {
  const [row] = await db.query<PastSpin>({
    name: 'wheel.good',
    text: `${PAST} WHERE s.uid = $1 AND spent_by IS NULL AND expires_at > $2 ORDER BY spun_at DESC LIMIT 1`,
    values: [uid, now],
  })
  return row ?? null
}

/** A person's latest spins, newest first. */
export const findPastSpins = (db: Queryable, uid: number, limit: number) =>
  db.query<PastSpin>({
    name: 'wheel.past',
    text: `${PAST} WHERE s.uid = $1 ORDER BY spun_at DESC LIMIT $2`,
    values: [uid, limit],
  })

/** Whether a person has spun on this day in India. */
export const hasSpunToday = async (db: Queryable, uid: number, now: Date): Promise<boolean> => {
  const rows = await db.query({
    name: 'wheel.today',
    text: 'SELECT FROM spin WHERE uid = $1 AND day_in_india(spun_at) = day_in_india($2)',
    values: [uid, now],
  })
  return rows.length > 0
}

type Drawn = { id: string; nonce: string; percent: number; now: Date; expiresAt: Date }

/** Writes down what a promised seed gave, with the coupon of it. */
export const drawSpin = async (tx: Tx, { id, nonce, percent, now, expiresAt }: Drawn) => {
  await tx.query({
    name: 'wheel.draw',
    text: `WITH spun AS (
             UPDATE spin SET nonce = $2, percent = $3, spun_at = $4 WHERE id = $1 RETURNING id, uid, percent
           )
           INSERT INTO coupon (id, uid, percent, drawn_at, expires_at) SELECT id, uid, percent, $4, $5 FROM spun`,
    values: [id, nonce, percent, now, expiresAt],
  })
}
