import type { Queryable, Tx } from '#db.ts'
import type { DeskRole } from '#sql/desk.ts'

/** A login that stands, and whose it is. */
export type DeskSessionRow = {
  uid: number
  name: string
  roles: DeskRole[]
  mobile: string | null
  /** they have typed a code of their app in before */
  enrolled: boolean
  in_since: Date | null
  fresh_at: Date | null
  started_at: Date
  unseen: boolean
}

/** Nobody sat there for half an hour; a day's work is over; the number alone opens the door for ten minutes only. */
const STANDS = `s.ended_at IS NULL AND s.seen_at > $2::timestamptz - interval '30 minutes'
  AND s.started_at > $2::timestamptz - interval '12 hours'
  AND (s.in_since IS NOT NULL OR s.started_at > $2::timestamptz - interval '10 minutes')`

/** The operator behind a token; null when it is none, or its login is over. `unseen`: its use was not written for a minute. */
export const findDeskSession = async (db: Queryable, tokenHash: Buffer, now: Date) => {
  const [row] = await db.query<DeskSessionRow>({
    name: 'desk.session',
    text: `SELECT o.uid, o.name, o.roles, p.mobile, o.totp_since IS NOT NULL AS enrolled, s.in_since, s.fresh_at, s.started_at,
             s.seen_at < $2::timestamptz - interval '1 minute' AS unseen
           FROM desk_session s JOIN desk_operator o USING (uid) JOIN person p USING (uid)
           WHERE s.token_hash = $1 AND o.ended_at IS NULL AND p.deleted_at IS NULL AND ${STANDS}`,
    values: [tokenHash, now],
  })
  return row ?? null
}

export const touchDeskSession = (db: Queryable, tokenHash: Buffer, now: Date) =>
  db.query({
    name: 'desk.touch',
    text: 'UPDATE desk_session SET seen_at = $2 WHERE token_hash = $1',
    values: [tokenHash, now],
  })

/** Opens a login for whoever has proven a number, when they work here. @returns false when they do not */
export const openDeskSession = async (
  tx: Tx,
  {
    tokenHash,
    mobile,
    place,
    agent,
    now,
  }: { tokenHash: Buffer; mobile: string; place: string; agent: string; now: Date },
): Promise<number | null> => {
  const [row] = await tx.query<{ uid: number }>({
    name: 'desk.open',
    text: `INSERT INTO desk_session (token_hash, uid, started_at, seen_at, place, agent)
           SELECT $1, uid, $3, $3, $4, $5 FROM desk_operator JOIN person USING (uid)
           WHERE mobile = $2 AND ended_at IS NULL AND deleted_at IS NULL RETURNING uid`,
    values: [tokenHash, mobile, now, place, agent],
  })
  return row?.uid ?? null
}

/** The second code was right: the login goes on under a new token, which nobody has seen before. @returns false when it is over */
export const enterDesk = async (tx: Tx, tokenHash: Buffer, newHash: Buffer, now: Date): Promise<boolean> => {
  const rows = await tx.query({
    name: 'desk.enter',
    text: `UPDATE desk_session SET token_hash = $2, in_since = coalesce(in_since, $3), fresh_at = $3, seen_at = $3
           WHERE token_hash = $1 AND ended_at IS NULL RETURNING uid`,
    values: [tokenHash, newHash, now],
  })
  return rows.length === 1
}

export const endDeskSession = (db: Queryable, tokenHash: Buffer, now: Date) =>
  db.query({
    name: 'desk.end_session',
    text: 'UPDATE desk_session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL',
    values: [tokenHash, now],
  })

/** Ends every other login of an operator at the desk. */
export const endOtherDeskSessions = (tx: Tx, uid: number, tokenHash: Buffer, now: Date) =>
  tx.query({
    name: 'desk.end_others',
    text: 'UPDATE desk_session SET ended_at = $3 WHERE uid = $1 AND token_hash <> $2 AND ended_at IS NULL',
    values: [uid, tokenHash, now],
  })

/** Keeps a secret that is shown to the operator and not yet proven. @returns false when they are enrolled already */
export const keepSecret = async (db: Queryable, uid: number, sealed: Buffer): Promise<boolean> => {
  const rows = await db.query({
    name: 'desk.keep_secret',
    text: 'UPDATE desk_operator SET totp = $2 WHERE uid = $1 AND totp_since IS NULL AND ended_at IS NULL RETURNING uid',
    values: [uid, sealed],
  })
  return rows.length === 1
}

/** So many wrong codes in a row lock an operator's codes for a while. */
const TRIES = 5
const LOCK = "interval '15 minutes'"

/** The secret to look at, and whether this try was the last for now. */
export type CodeTry = { totp: Buffer | null; enrolled: boolean; locks: boolean }

/**
 * Counts a try before it is looked at, so that guesses at the same moment share the five.
 * @returns null while the codes are locked
 */
export const countCodeTry = async (db: Queryable, uid: number, now: Date): Promise<CodeTry | null> => {
  const [row] = await db.query<CodeTry>({
    name: 'desk.try',
    text: `UPDATE desk_operator SET
             wrong = CASE WHEN locked_until IS NULL THEN wrong + 1 ELSE 1 END,
             locked_until = CASE WHEN locked_until IS NULL AND wrong + 1 >= ${TRIES} THEN $2::timestamptz + ${LOCK} END
           WHERE uid = $1 AND ended_at IS NULL AND (locked_until IS NULL OR locked_until <= $2)
           RETURNING totp, totp_since IS NOT NULL AS enrolled, locked_until IS NOT NULL AS locks`,
    values: [uid, now],
  })
  return row ?? null
}

/** Uses a right code up. @returns false for one of a step that was used before */
export const takeCode = async (tx: Tx, uid: number, step: number, now: Date): Promise<boolean> => {
  const rows = await tx.query({
    name: 'desk.take_code',
    text: `UPDATE desk_operator SET totp_step = $2, totp_since = coalesce(totp_since, $3), wrong = 0, locked_until = NULL
           WHERE uid = $1 AND totp_step < $2 AND ended_at IS NULL RETURNING uid`,
    values: [uid, step, now],
  })
  return rows.length === 1
}

/** Keeps the marks of new recovery codes in place of the old ones. */
export const keepRecovery = async (tx: Tx, uid: number, macs: readonly Buffer[]) => {
  await tx.query({ name: 'desk.drop_recovery', text: 'DELETE FROM desk_recovery WHERE uid = $1', values: [uid] })
  await tx.query({
    name: 'desk.keep_recovery',
    text: 'INSERT INTO desk_recovery (uid, code_mac) SELECT $1, unnest($2::bytea[])',
    values: [uid, macs],
  })
}

/** Uses a recovery code up. @returns whether it was one of theirs that was not used */
export const takeRecovery = async (tx: Tx, uid: number, mac: Buffer, now: Date): Promise<boolean> => {
  const rows = await tx.query({
    name: 'desk.take_recovery',
    text: 'UPDATE desk_recovery SET used_at = $3 WHERE uid = $1 AND code_mac = $2 AND used_at IS NULL RETURNING uid',
    values: [uid, mac, now],
  })
  return rows.length === 1
}
