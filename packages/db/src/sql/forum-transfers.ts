import type { Queryable, Tx } from '#db.ts'

export type TransferArgs = {
  id: string
  uid: number
  mobile: string
  questions: number
  now: Date
  /** until when a number without an account is waited for */
  until: Date
  /** null: without limit */
  dayMax: number | null
  hourMax: number | null
  /** questions a number receives, from all, in a day of India and in 30 days */
  receivedMax: { day: number; month: number } | null
  /** what was redeemed since then stays with the sender; null: nothing does */
  heldFrom: Date | null
}

/**
 * `sent`: the number has them. `waiting`: they are kept for it. `known`: this id did just that before, `other`: it did something
 * else. `gone`: the sender has no account. `self`: it is the sender's own number. `few`: the sender has only `has`. `day`, `hour`:
 * over a limit, until `again`.
 * `full`: the number receives no more for now. Only the first two write.
 */
export type TransferRow = {
  result: 'sent' | 'waiting' | 'known' | 'other' | 'gone' | 'self' | 'few' | 'day' | 'hour' | 'full'
  has: number | null
  again: Date | null
}

/** Gives questions to a number. */
export const giveQuestions = async (tx: Tx, args: TransferArgs): Promise<TransferRow> => {
  const { id, uid, mobile, questions, now, until, dayMax, hourMax, receivedMax, heldFrom } = args
  const [row] = await tx.query<TransferRow>({
    name: 'transfer.give',
    text: 'SELECT result, has, again FROM transfer_questions($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    values: [
      id,
      uid,
      mobile,
      questions,
      now,
      until,
      dayMax,
      hourMax,
      receivedMax && [receivedMax.day, receivedMax.month],
      heldFrom,
    ],
  })
  if (!row) throw new Error('the transfer gave no answer')
  return row
}

/** Hands what waits for a number to the account just made for it, in that transaction. @returns how many questions */
export const deliverTransfers = async (tx: Tx, mobile: string, uid: number, now: Date): Promise<number> => {
  const [row] = await tx.query<{ questions: number }>({
    name: 'transfer.deliver',
    text: 'SELECT deliver_transfers($1, $2, $3) AS questions',
    values: [mobile, uid, now],
  })
  return row?.questions ?? 0
}

/** Transfers that nobody came for in time, oldest first, a batch of them. */
export const findUnclaimed = (db: Queryable, now: Date) =>
  db.query<{ id: string }>({
    name: 'transfer.unclaimed',
    text: "SELECT id FROM transfer WHERE state = 'waiting' AND until <= $1 ORDER BY until, id LIMIT 200",
    values: [now],
  })

/** Gives one unclaimed transfer back. @returns false when it does not wait any more */
export const returnUnclaimed = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const [row] = await tx.query<{ returned: boolean }>({
    name: 'transfer.return',
    text: 'SELECT return_transfer($1, $2) AS returned',
    values: [id, now],
  })
  return row?.returned ?? false
}

export type TransferHistoryRow = {
  id: string
  mobile: string | null
  questions: number
  state: 'sent' | 'waiting' | 'returned'
  at: Date
}

/** What a person transferred, newest first. */
export const listTransfers = (db: Queryable, uid: number) =>
  db.query<TransferHistoryRow>({
    name: 'transfer.list',
    text: `SELECT id, mobile, questions, state, at FROM transfer
           WHERE uid = $1 ORDER BY at DESC, id LIMIT 500`,
    values: [uid],
  })

/**
 * Takes the numbers out of the transfers of a person whose account is being deleted: theirs from the lists of others, those of
 * others from theirs. What they gave to a number that has not come yet still waits for it.
 */
export const leaveTransfers = async (tx: Tx, uid: number): Promise<void> => {
  await tx.query({
    name: 'transfer.forget',
    text: `UPDATE transfer SET mobile = NULL
           WHERE mobile IS NOT NULL AND (to_uid = $1 OR (uid = $1 AND state <> 'waiting'))`,
    values: [uid],
  })
}
