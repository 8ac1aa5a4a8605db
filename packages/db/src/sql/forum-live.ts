import type { Queryable } from '#db.ts'

export type LiveDiscussion = {
  did: number
  /** its author, null when deleted */
  uid: number | null
  state: 'shown' | 'hidden' | 'deleted' | 'erased'
  comment_count: number
  latest_cid: number | null
  upvotes: number
  downvotes: number
}

/** The counts of these discussions; what was never there is left out. */
export const liveDiscussions = (db: Queryable, dids: number[]) =>
  db.query<LiveDiscussion>({
    name: 'live.discussions',
    text: `SELECT d.did, d.uid, d.state, coalesce(c.comment_count, 0) AS comment_count, c.latest_cid,
             coalesce(c.upvotes, 0) AS upvotes, coalesce(c.downvotes, 0) AS downvotes
           FROM discussion d LEFT JOIN discussion_count c USING (did) WHERE d.did = ANY ($1::int[])`,
    values: [dids],
  })

/** The Astro Points of these people; someone who never had any is left out. */
export const livePoints = (db: Queryable, uids: number[]) =>
  db.query<{ uid: number; astrohub_points: number }>({
    name: 'live.points',
    text: `SELECT uid, balance AS astrohub_points FROM wallet WHERE unit = 'points' AND uid = ANY ($1::int[])`,
    values: [uids],
  })

/** Those of these logins that are not revoked. */
export const standingSessions = async (db: Queryable, jtis: string[]): Promise<Set<string>> => {
  const rows = await db.query<{ jti: string }>({
    name: 'live.sessions',
    text: `SELECT s.jti FROM session s JOIN person p USING (uid)
           WHERE s.jti = ANY ($1::uuid[]) AND s.revoked_at IS NULL AND (s.ends_at IS NULL OR s.ends_at > now()) AND p.deleted_at IS NULL`,
    values: [jtis],
  })
  return new Set(rows.map((row) => row.jti))
}
