import type { Queryable } from '#db.ts'

export type RatingReason = 'not_asked' | 'not_me' | 'unclear' | 'too_long' | 'tone' | 'other'

type Rate = {
  uid: number
  asstId: string
  mid: number
  /** null takes back what was said */
  rating: { good: boolean; reason: RatingReason | null } | null
  now: Date
}

const own = `SELECT m.mid FROM message m JOIN chat c USING (asst_id)
  WHERE c.uid = $1 AND m.asst_id = $2 AND m.mid = $3 AND m.role = 'astrologer'`

/** Keeps what a person thinks of a reply. @returns whether there is such a reply of theirs */
export const rateMessage = async (db: Queryable, { uid, asstId, mid, rating, now }: Rate): Promise<boolean> => {
  const rows = rating
    ? await db.query({
        name: 'rating.put',
        text: `WITH own AS (${own} FOR KEY SHARE OF m)
               INSERT INTO rating (mid, is_good, reason, at) SELECT mid, $4, $5, $6 FROM own
               ON CONFLICT (mid) DO UPDATE SET is_good = excluded.is_good, reason = excluded.reason, at = excluded.at
               RETURNING mid`,
        values: [uid, asstId, mid, rating.good, rating.reason, now],
      })
    : await db.query({
        name: 'rating.drop',
        text: `WITH own AS (${own}), gone AS (DELETE FROM rating WHERE mid IN (SELECT mid FROM own)) SELECT mid FROM own`,
        values: [uid, asstId, mid],
      })
  return rows.length === 1
}

export type RatingCount = {
  astrologer: string
  /** what the reply was; null of those written before that was kept */
  kind: string | null
  good: number
  bad: number
  /** how often each was named */
  reasons: Partial<Record<RatingReason, number>>
}

/** What people thought of replies since then, by astrologer and kind of reply. */
export const countRatings = (db: Queryable, since: Date) =>
  db.query<RatingCount>({
    name: 'rating.count',
    text: `WITH rated AS (
             SELECT c.astrologer, m.reply ->> 'kind' AS kind, r.is_good, r.reason
             FROM rating r JOIN message m USING (mid) JOIN chat c USING (asst_id) WHERE r.at >= $1
           ), reasons AS (
             SELECT astrologer, kind, jsonb_object_agg(reason, n) AS named
             FROM (SELECT astrologer, kind, reason, count(*)::int AS n FROM rated WHERE reason IS NOT NULL
                   GROUP BY astrologer, kind, reason) each
             GROUP BY astrologer, kind
           )
           SELECT a.astrologer, a.kind, count(*) FILTER (WHERE is_good)::int AS good,
             count(*) FILTER (WHERE NOT is_good)::int AS bad, coalesce(min(s.named::text)::jsonb, '{}') AS reasons
           FROM rated a LEFT JOIN reasons s ON s.astrologer = a.astrologer AND s.kind IS NOT DISTINCT FROM a.kind
           GROUP BY a.astrologer, a.kind ORDER BY a.astrologer, a.kind`,
    values: [since],
  })
