import type { Queryable, Tx } from '#db.ts'

/**
 * Good at a moment: not ended, not replaced by a newer token long enough ago, and used since browsers forget their cookies: whoever
 * finds a phone of years ago is not let in. `$2` is that moment.
 */
const STANDS = `s.revoked_at IS NULL AND (s.ends_at IS NULL OR s.ends_at > $2)
  AND coalesce(s.seen_at, s.created_at) > $2::timestamptz - interval '400 days'`

/**
 * The person behind a login that stands. One row by primary key; runs for every call of a member.
 * @returns `unseen`: nothing was written of its use for an hour
 */
export const findSession = async (db: Queryable, jti: string, now: Date) => {
  const rows = await db.query<{ uid: number; mobile: string; unseen: boolean }>({
    name: 'session.find',
    text: `SELECT p.uid, p.mobile, s.seen_at IS NULL OR s.seen_at < $2::timestamptz - interval '1 hour' AS unseen
           FROM session s JOIN person p USING (uid)
           WHERE s.jti = $1 AND ${STANDS} AND p.deleted_at IS NULL`,
    values: [jti, now],
  })
  return rows[0] ?? null
}

export type NewSession = {
  jti: string
  uid: number
  device: string
  addressHash: Buffer
  /** coarse: `203.0.x.x` */
  place: string
  /** `Chrome, Android` */
  agent: string
}

/** Makes the row a new token rests on. */
export const openSession = (tx: Tx, session: NewSession, now: Date) =>
  tx.query({
    name: 'session.open',
    text: `INSERT INTO session (jti, login_id, uid, device, address_hash, place, agent, created_at)
           VALUES ($1, $1, $2, $3, $4, $5, $6, $7)`,
    values: [session.jti, session.uid, session.device, session.addressHash, session.place, session.agent, now],
  })

/**
 * Writes down that a token is used, and from where. The first use of one that replaces another shows that its owner has it: the other
 * ends an hour later, when every open tab has read the new one.
 */
export const touchSession = (db: Queryable, jti: string, place: string, now: Date) =>
  db.query({
    name: 'session.touch',
    text: `WITH touched AS (
             UPDATE session SET seen_at = $2, place = CASE WHEN $3 = '' THEN place ELSE $3 END WHERE jti = $1 RETURNING replaces)
           UPDATE session SET ends_at = $2::timestamptz + interval '1 hour'
           WHERE jti = (SELECT replaces FROM touched) AND ends_at IS NULL`,
    values: [jti, now, place],
  })

/**
 * The token that takes the place of a browser's: the same until it is used, however often it is asked for. Apps keep the token they have.
 * @returns null when this login is not a browser's
 */
export const renewSession = async (db: Queryable, jti: string, newJti: string, now: Date) => {
  const rows = await db.query<{ jti: string; created_at: Date }>({
    name: 'session.renew',
    text: `INSERT INTO session (jti, replaces, login_id, uid, device, address_hash, place, agent, created_at)
           SELECT $2, jti, login_id, uid, device, address_hash, place, agent, $3 FROM session WHERE jti = $1 AND device = 'web'
           ON CONFLICT (replaces) DO UPDATE SET replaces = excluded.replaces
           RETURNING jti, created_at`,
    values: [jti, newJti, now],
  })
  return rows[0] ?? null
}

/** A token that was replaced and comes again was copied: its login ends, for whoever has it. @returns whose it was */
export const endReplayed = async (db: Queryable, jti: string, now: Date) => {
  const rows = await db.query<{ uid: number }>({
    name: 'session.replayed',
    text: `UPDATE session SET revoked_at = $2 WHERE revoked_at IS NULL AND login_id = (
             SELECT login_id FROM session WHERE jti = $1 AND revoked_at IS NULL AND ends_at <= $2)
           RETURNING uid`,
    values: [jti, now],
  })
  return rows[0]?.uid ?? null
}

export type Login = {
  id: string
  device: string
  agent: string
  place: string
  created_at: Date
  seen_at: Date
  current: boolean
}

/** A person's logins that stand, the last used first. */
export const listLogins = (db: Queryable, uid: number, jti: string, now: Date): Promise<Login[]> =>
  db.query<Login>({
    name: 'session.list',
    text: `SELECT login_id AS id, min(device) AS device, min(agent) AS agent, min(created_at) AS created_at,
             (array_agg(place ORDER BY coalesce(seen_at, created_at) DESC))[1] AS place,
             max(coalesce(seen_at, created_at)) AS seen_at, bool_or(jti = $3) AS current
           FROM session s WHERE uid = $1
           GROUP BY login_id HAVING bool_or(${STANDS})
           ORDER BY seen_at DESC, login_id LIMIT 100`,
    values: [uid, now, jti],
  })

/** Notes that the person behind a token typed a code in just now. */
export const confirmLogin = (tx: Tx, jti: string, now: Date) =>
  tx.query({
    name: 'session.confirm',
    text: 'UPDATE session SET confirmed_at = $2 WHERE jti = $1',
    values: [jti, now],
  })

/** Whether a code was typed in since a moment, to make the login of a token or to confirm it. */
export const isLoginProven = async (db: Queryable, jti: string, since: Date): Promise<boolean> => {
  const rows = await db.query({
    name: 'session.proven',
    text: `SELECT 1 FROM session WHERE login_id = (SELECT login_id FROM session WHERE jti = $1)
           HAVING min(created_at) > $2 OR max(confirmed_at) > $2`,
    values: [jti, since],
  })
  return rows.length === 1
}

/** Ends the login a token belongs to, with every token made for it; ending it again changes nothing. */
export const revokeSession = (db: Queryable, jti: string, now: Date) =>
  db.query({
    name: 'session.revoke',
    text: `UPDATE session SET revoked_at = $2
           WHERE login_id = (SELECT login_id FROM session WHERE jti = $1) AND revoked_at IS NULL`,
    values: [jti, now],
  })

/** Ends a person's logins, but for that of `exceptJti`. @returns how many */
export const endLogins = async (db: Queryable, uid: number, exceptJti: string | null, now: Date): Promise<number> => {
  const rows = await db.query<{ login_id: string }>({
    name: 'session.end_all',
    text: `UPDATE session SET revoked_at = $3 WHERE uid = $1 AND revoked_at IS NULL
             AND login_id IS DISTINCT FROM (SELECT login_id FROM session WHERE jti = $2)
           RETURNING login_id`,
    values: [uid, exceptJti, now],
  })
  return new Set(rows.map(({ login_id }) => login_id)).size
}
