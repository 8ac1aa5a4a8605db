import type { Tx } from '#db.ts'

/** @returns false when the person was suspended already */
export const addBan = async (tx: Tx, uid: number, now: Date): Promise<boolean> => {
  const rows = await tx.query({
    name: 'operator.ban',
    text: 'INSERT INTO forum_ban (uid, at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING uid',
    values: [uid, now],
  })
  return rows.length === 1
}

/** @returns false when the person was not suspended */
export const removeBan = async (tx: Tx, uid: number): Promise<boolean> => {
  const rows = await tx.query({
    name: 'operator.unban',
    text: 'DELETE FROM forum_ban WHERE uid = $1 RETURNING uid',
    values: [uid],
  })
  return rows.length === 1
}

/**
 * Suspends a number that has no account: whoever makes one with it is suspended from the first moment. A person who has left stands
 * for it until then, so that it is found and lifted like any other.
 * @returns the uid it stands under, null when the number was suspended already
 */
export const addBanOfNumber = async (tx: Tx, mobileHmac: Uint8Array, now: Date): Promise<number | null> => {
  if ((await findBanOfNumber(tx, mobileHmac)) !== null) return null
  const [row] = await tx.query<{ uid: number }>({
    name: 'operator.ban_number',
    text: `WITH nobody AS (INSERT INTO person (created_at, deleted_at) VALUES ($2, $2) RETURNING uid)
           INSERT INTO forum_ban (uid, at, mobile_hmac) SELECT uid, $2, $1 FROM nobody RETURNING uid`,
    values: [mobileHmac, now],
  })
  return row?.uid ?? null
}

/** The uid the suspension of a number without an account stands under, null when there is none. */
export const findBanOfNumber = async (tx: Tx, mobileHmac: Uint8Array): Promise<number | null> => {
  const [row] = await tx.query<{ uid: number }>({
    name: 'operator.ban_of_number',
    text: 'SELECT uid FROM forum_ban WHERE mobile_hmac = $1',
    values: [mobileHmac],
  })
  return row?.uid ?? null
}

/**
 * The account of a number, null when it has none. Nobody logs in with the number for the first time before the transaction ends.
 */
export const lockNumber = async (tx: Tx, mobile: string): Promise<number | null> => {
  await tx.query({
    name: 'operator.lock_number',
    text: "SELECT pg_advisory_xact_lock(hashtextextended('transfer.mobile:' || $1::text, 0))",
    values: [mobile],
  })
  const [row] = await tx.query<{ uid: number }>({
    name: 'operator.uid_of_number',
    text: 'SELECT uid FROM person WHERE mobile = $1 AND deleted_at IS NULL',
    values: [mobile],
  })
  return row?.uid ?? null
}

/** Keeps the suspension of a person who leaves, by a MAC of the number: whoever comes back with it is suspended still. */
export const keepBan = (tx: Tx, uid: number, mobileHmac: Uint8Array) =>
  tx.query({
    name: 'ban.keep',
    text: 'UPDATE forum_ban SET mobile_hmac = $2 WHERE uid = $1',
    values: [uid, mobileHmac],
  })

/** Hands the suspension of a number, if there is one, to the account just made for it. */
export const inheritBan = (tx: Tx, mobileHmac: Uint8Array, uid: number) =>
  tx.query({
    name: 'ban.hand_on',
    text: 'UPDATE forum_ban SET uid = $2, mobile_hmac = NULL WHERE mobile_hmac = $1',
    values: [mobileHmac, uid],
  })
