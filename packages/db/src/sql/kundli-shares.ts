import type { Queryable } from '#db.ts'
import type { BirthRow } from './births.ts'

type Share = { uid: number; bid: number; withName: boolean; tokenHash: Buffer; now: Date; expiresAt: Date }

/** Lets a token see a kundli. @returns false when this person has no such birth */
export const putKundliShare = async (
  db: Queryable,
  { uid, bid, withName, tokenHash, now, expiresAt }: Share,
): Promise<boolean> => {
  const rows = await db.query({
    name: 'kundli_share.put',
    text: `INSERT INTO kundli_share (token_hash, bid, with_name, created_at, expires_at)
           SELECT $3, bid, $4, $5, $6 FROM birth WHERE uid = $1 AND bid = $2 FOR KEY SHARE RETURNING bid`,
    values: [uid, bid, tokenHash, withName, now, expiresAt],
  })
  return rows.length === 1
}

/** Withdraws every link to a kundli. @returns whether there is such a birth of this person */
export const dropKundliShares = async (db: Queryable, uid: number, bid: number): Promise<boolean> => {
  const rows = await db.query({
    name: 'kundli_share.drop',
    text: `WITH own AS (SELECT bid FROM birth WHERE uid = $1 AND bid = $2),
             gone AS (DELETE FROM kundli_share WHERE bid IN (SELECT bid FROM own))
           SELECT bid FROM own`,
    values: [uid, bid],
  })
  return rows.length === 1
}

/** Until when a link shows a kundli, null when none does; undefined when this person has no such birth. */
export const kundliSharedUntil = async (db: Queryable, uid: number, bid: number, now: Date) => {
  const [row] = await db.query<{ until: Date | null }>({
    name: 'kundli_share.until',
    text: `SELECT (SELECT max(expires_at) FROM kundli_share s WHERE s.bid = b.bid AND s.expires_at > $3) AS until
           FROM birth b WHERE uid = $1 AND bid = $2`,
    values: [uid, bid, now],
  })
  return row?.until
}

type Shown = Pick<BirthRow, 'bid' | 'full_name' | 'dob' | 'tob' | 'tob_uncertainty' | 'lat' | 'lng'>

/** What a token lets anybody see; null when it has run out or never was. `Chart` is the caller's word for the column. */
export const readSharedKundli = async <Chart>(db: Queryable, tokenHash: Buffer, now: Date) => {
  const [row] = await db.query<
    Shown & {
      uid: number
      celebrity: boolean
      with_name: boolean
      expires_at: Date
      chart: Chart
      chart_version: number
    }
  >({
    name: 'kundli_share.read',
    text: `SELECT b.bid, b.uid, b.full_name, b.celebrity, b.dob, b.tob, b.tob_uncertainty, b.lat, b.lng, b.chart, b.chart_version,
             s.with_name, s.expires_at
           FROM kundli_share s JOIN birth b USING (bid) WHERE s.token_hash = $1 AND s.expires_at > $2`,
    values: [tokenHash, now],
  })
  return row ?? null
}
