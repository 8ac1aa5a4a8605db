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

/** Keeps the suspension of a person who leaves, by a MAC of the number: whoever comes back with it is suspended still. */
export const keepBan = (tx: Tx, uid: number, mobileHmac: Uint8Array) =>
  tx.query({
    name: 'ban.keep',
    text: 'UPDATE forum_ban SET mobile_hmac = $2 WHERE uid = $1',
    values: [uid, mobileHmac],
  })

/** Hands the suspension of a number, if there is one, to the account just made for it. */
export const handOnBan = (tx: Tx, mobileHmac: Uint8Array, uid: number) =>
  tx.query({
    name: 'ban.hand_on',
    text: 'UPDATE forum_ban SET uid = $2, mobile_hmac = NULL WHERE mobile_hmac = $1',
    values: [mobileHmac, uid],
  })
