import type { Queryable, Tx } from '#db.ts'

/** The person behind a login that is not revoked. One row by primary key; runs for every call of a member. */
export const findSession = async (db: Queryable, jti: string) => {
  const rows = await db.query<{ uid: number; mobile: string }>({
    name: 'session.find',
    text: `SELECT p.uid, p.mobile FROM session s JOIN person p USING (uid)
           WHERE s.jti = $1 AND s.revoked_at IS NULL AND p.deleted_at IS NULL`,
    values: [jti],
  })
  return rows[0] ?? null
}

/** Makes the row a new token rests on. */
export const openSession = (
  tx: Tx,
  session: { jti: string; uid: number; device: string; addressHash: Buffer },
  now: Date,
) =>
  tx.query({
    name: 'session.open',
    text: 'INSERT INTO session (jti, uid, device, address_hash, created_at) VALUES ($1, $2, $3, $4, $5)',
    values: [session.jti, session.uid, session.device, session.addressHash, now],
  })

/** Ends one login; ending it again changes nothing. */
export const revokeSession = (db: Queryable, jti: string, now: Date) =>
  db.query({
    name: 'session.revoke',
    text: 'UPDATE session SET revoked_at = $2 WHERE jti = $1 AND revoked_at IS NULL',
    values: [jti, now],
  })
