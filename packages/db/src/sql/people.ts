import type { Queryable, Tx } from '#db.ts'

/** The person with this number, made if there is none. @returns `isNew` true for exactly one of parallel callers */
export const findOrCreatePerson = async (tx: Tx, mobile: string, now: Date) => {
  const [row] = await tx.query<{ uid: number; isNew: boolean }>({
    name: 'person.find_or_create',
    text: `INSERT INTO person (mobile, created_at) VALUES ($1, $2)
           ON CONFLICT (mobile) DO UPDATE SET mobile = excluded.mobile
           RETURNING uid, xmax = 0 AS "isNew"`,
    values: [mobile, now],
  })
  if (!row) throw new Error('an upsert returned no row')
  return row
}

/** Finds a person by number and keeps everyone else from changing the row until the transaction ends. */
export const lockPersonByMobile = async (tx: Tx, mobile: string) => {
  const [row] = await tx.query<{ uid: number }>({
    name: 'person.lock_by_mobile',
    text: 'SELECT uid FROM person WHERE mobile = $1 AND deleted_at IS NULL FOR UPDATE',
    values: [mobile],
  })
  return row?.uid ?? null
}

/** Makes parallel writes of one person wait for each other. @returns false when the account was deleted meanwhile */
export const lockPerson = async (tx: Tx, uid: number) => {
  const rows = await tx.query({
    name: 'person.lock',
    text: 'SELECT 1 FROM person WHERE uid = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
    values: [uid],
  })
  return rows.length === 1
}

/** Allows one sensitive act until `expiresAt`. */
export const allowStepUp = (tx: Tx, uid: number, purpose: string, expiresAt: Date) =>
  tx.query({
    name: 'step_up.allow',
    text: `INSERT INTO step_up (uid, purpose, expires_at) VALUES ($1, $2, $3)
           ON CONFLICT (uid, purpose) DO UPDATE SET expires_at = excluded.expires_at`,
    values: [uid, purpose, expiresAt],
  })

/** Uses the leave for one sensitive act up. @returns whether there was one that had not expired */
export const takeStepUp = async (tx: Tx, uid: number, purpose: string, now: Date): Promise<boolean> => {
  const rows = await tx.query({
    name: 'step_up.take',
    text: 'DELETE FROM step_up WHERE uid = $1 AND purpose = $2 AND expires_at > $3 RETURNING 1',
    values: [uid, purpose, now],
  })
  return rows.length === 1
}

/**
 * Takes every word and number of a person out of the database. The row itself stays without the number, so that the uid is
 * never given again and the books still have an owner; ended questions stay as counted facts without their text. Call it with
 * the person locked.
 */
export const erasePerson = async (tx: Tx, uid: number, mobile: string, now: Date) => {
  // thousands of texts take seconds, and whoever wrote them may leave as well
  await tx.query({ name: 'erase.patience', text: "SET LOCAL statement_timeout = '60s'" })
  await tx.query({ name: 'erase.forum', text: 'SELECT erase_forum($1, $2, $3)', values: [uid, mobile, now] })
  for (const statement of ERASE) await tx.query({ ...statement, values: [uid] })
  await tx.query({ name: 'erase.sms', text: 'DELETE FROM sms_outbox WHERE "to" = $1', values: [mobile] })
  await tx.query({
    name: 'erase.person',
    text: 'UPDATE person SET mobile = NULL, deleted_at = $2 WHERE uid = $1',
    values: [uid, now],
  })
}

const ERASE = [
  { name: 'erase.sessions', text: 'DELETE FROM session WHERE uid = $1' },
  { name: 'erase.step_ups', text: 'DELETE FROM step_up WHERE uid = $1' },
  { name: 'erase.desk_sessions', text: 'DELETE FROM desk_session WHERE uid = $1' },
  { name: 'erase.desk_recovery', text: 'DELETE FROM desk_recovery WHERE uid = $1' },
  { name: 'erase.desk_operator', text: 'DELETE FROM desk_operator WHERE uid = $1' },
  { name: 'erase.talk_consents', text: 'DELETE FROM talk_consent WHERE uid = $1' },
  { name: 'erase.chats', text: 'DELETE FROM chat WHERE uid = $1' },
  { name: 'erase.births', text: 'DELETE FROM birth WHERE uid = $1' },
  { name: 'erase.leads', text: 'DELETE FROM lead WHERE uid = $1' },
  { name: 'erase.daily_note', text: 'DELETE FROM push_subscription WHERE uid = $1' },
  { name: 'erase.free_use', text: 'DELETE FROM free_use WHERE uid = $1' },
  // what was ordered with a coupon is kept, and the coupon with it
  {
    name: 'erase.coupons',
    text: 'DELETE FROM coupon c WHERE uid = $1 AND NOT EXISTS (SELECT FROM payment_order WHERE coupon_id = c.id)',
  },
  {
    name: 'erase.spins',
    text: 'DELETE FROM spin s WHERE uid = $1 AND NOT EXISTS (SELECT FROM coupon c WHERE c.id = s.id)',
  },
  // that a number had its message is nobody's: it gets no second one
  { name: 'erase.invites', text: 'DELETE FROM invite WHERE uid = $1 AND texted_at IS NULL' },
  { name: 'erase.inviter', text: 'UPDATE invite SET uid = NULL WHERE uid = $1' },
  { name: 'erase.questions', text: "UPDATE turn SET question = '', asst_id = NULL WHERE uid = $1" },
]

export type LeftInvoice = {
  number: string
  kind: 'invoice' | 'credit'
  /** in which the financial year begins */
  year: number
  issuedAt: Date
  totalPaise: number
}

/** The invoices and credit notes of an account, whether it is there or gone, oldest first. */
export const listInvoicesLeft = (db: Queryable, uid: number) =>
  db.query<LeftInvoice>({
    name: 'person.invoices',
    text: `SELECT number, kind, year, issued_at AS "issuedAt", total_paise AS "totalPaise" FROM invoice WHERE uid = $1
           ORDER BY issued_at, number`,
    values: [uid],
  })
