import type { Astrologer } from '@dhruva/common'
import type { Queryable } from '#db.ts'

type Share = { uid: number; asstId: string; tokenHash: Buffer; now: Date; expiresAt: Date }

/** Lets a token read a chat up to its last message. @returns false when this person has no such chat, or nothing was said in it */
export const putShare = async (db: Queryable, { uid, asstId, tokenHash, now, expiresAt }: Share): Promise<boolean> => {
  const rows = await db.query({
    name: 'share.put',
    text: `INSERT INTO talk_share (token_hash, asst_id, upto_mid, created_at, expires_at)
           SELECT $3, asst_id, last_mid, $4, $5 FROM chat WHERE uid = $1 AND asst_id = $2 AND last_mid IS NOT NULL FOR KEY SHARE
           RETURNING asst_id`,
    values: [uid, asstId, tokenHash, now, expiresAt],
  })
  return rows.length === 1
}

/** Withdraws every link to a chat. @returns whether there is such a chat of this person */
export const dropShares = async (db: Queryable, uid: number, asstId: string): Promise<boolean> => {
  const rows = await db.query({
    name: 'share.drop',
    text: `WITH own AS (SELECT asst_id FROM chat WHERE uid = $1 AND asst_id = $2),
             gone AS (DELETE FROM talk_share WHERE asst_id IN (SELECT asst_id FROM own))
           SELECT asst_id FROM own`,
    values: [uid, asstId],
  })
  return rows.length === 1
}

export type SharedRow = {
  astrologer: Astrologer
  user_name: string
  celebrity: boolean
  expires_at: Date
  role: 'user' | 'astrologer'
  text: string
  created_at: Date
}

/** What a token lets anybody read, a row for each message; none when it has run out or never was. */
export const readShared = (db: Queryable, tokenHash: Buffer, now: Date) =>
  db.query<SharedRow>({
    name: 'share.read',
    text: `SELECT c.astrologer, c.user_name, c.celebrity, s.expires_at, m.role, m.text, m.created_at
           FROM talk_share s JOIN chat c USING (asst_id) JOIN message m ON m.asst_id = c.asst_id AND m.mid <= s.upto_mid
           WHERE s.token_hash = $1 AND s.expires_at > $2 ORDER BY m.mid`,
    values: [tokenHash, now],
  })
