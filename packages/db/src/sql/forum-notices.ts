import type { Queryable } from '#db.ts'

/**
 * Tells everyone an event concerns, in one transaction and once, whoever else tries.
 * @returns how many were told, null when it was done before
 */
export const deliverNotice = async (db: Queryable, id: number, now: Date) => {
  const [row] = await db.query<{ told: number | null }>({
    name: 'notices.deliver',
    text: 'SELECT deliver_notice($1, $2) AS told',
    values: [id, now],
  })
  return row?.told ?? null
}

/** Events after `after` that wait and that nobody is delivering now, lowest id first. */
export const findWaitingNotices = async (db: Queryable, after: number): Promise<number[]> => {
  const rows = await db.query<{ id: number }>({
    name: 'notices.waiting',
    text: `SELECT id FROM notice_event WHERE done_at IS NULL AND id > $1
           ORDER BY id LIMIT 200 FOR NO KEY UPDATE SKIP LOCKED`,
    values: [after],
  })
  return rows.map((row) => row.id)
}

/** Unseen notifications are counted up to this; the bell shows one less and a plus. */
const UNSEEN_AT_MOST = 100

// what is deleted or hidden is not spoken of, but to its author that it is hidden
const SPOKEN_OF = "(d.state IN ('shown', 'erased') OR d.state = 'hidden' AND d.uid = n.uid AND n.actor IS NULL)"

const unseenOf = (uid: string) =>
  `(SELECT count(*)::int FROM (
      SELECT FROM notification n JOIN discussion d USING (did)
      WHERE n.uid = ${uid} AND n.seen_at IS NULL AND ${SPOKEN_OF} LIMIT ${UNSEEN_AT_MOST}
    ) AS unseen)`

/** How many notifications each of these people has not seen. */
export const countUnseen = (db: Queryable, uids: number[]) =>
  db.query<{ uid: number; unseen_count: number }>({
    name: 'notices.unseen',
    text: `SELECT uid, ${unseenOf('asked.uid')} AS unseen_count FROM unnest($1::int[]) AS asked (uid)`,
    values: [uids],
  })

/** What others did around a discussion. */
export type ActionKind = 'comment' | 'reply' | 'upvote'
/** What became of one's own text. */
export type ModerationKind = 'hidden_by_reports' | 'hidden_by_operator' | 'restored'

export type NoticeRow = {
  did: number
  kind: ActionKind | ModerationKind
  /** the comment it is about, where it is not about the discussion */
  cid: number | null
  /** of who did it last; null: that person has none */
  handle: string | null
  /** who did it last has deleted the account */
  is_gone: boolean
  /** people beside the last one */
  others: number
  title: string
  slug: string
  at: Date
  highlight: boolean
}

/** The fifty newest notifications of a person and how many are unseen. */
export const listNotices = async (db: Queryable, uid: number) => {
  const rows = await db.query<(NoticeRow & { unseen_count: number }) | { did: null; unseen_count: number }>({
    name: 'notices.list',
    text: `SELECT listed.*, unseen.count AS unseen_count
           FROM (SELECT ${unseenOf('$1')} AS count) AS unseen
           LEFT JOIN LATERAL (
             SELECT n.did, n.kind, n.cid, p.handle, coalesce(person.deleted_at IS NOT NULL, true) AS is_gone,
               cardinality(array_remove(n.actors, n.actor)) AS others,
               CASE WHEN d.state = 'erased' THEN '[deleted]' ELSE d.title END AS title, d.slug, n.at, n.id,
               n.seen_at IS NULL AS highlight
             FROM notification n JOIN discussion d USING (did)
             LEFT JOIN person ON person.uid = n.actor LEFT JOIN profile p ON p.uid = n.actor
             WHERE n.uid = $1 AND ${SPOKEN_OF} ORDER BY n.at DESC, n.id DESC LIMIT 50
           ) AS listed ON true ORDER BY listed.at DESC, listed.id DESC`,
    values: [uid],
  })
  return { unseen: rows[0]?.unseen_count ?? 0, notices: rows.filter((row) => row.did !== null) }
}

/** Marks all that is unseen as seen, and says so to the person's open pages. */
export const markSeen = (db: Queryable, uid: number, now: Date) =>
  db.query({
    name: 'notices.mark_seen',
    text: `WITH seen AS (
             UPDATE notification SET seen_at = $2 WHERE uid = $1 AND seen_at IS NULL RETURNING 1
           ) SELECT pg_notify('live', 'u' || $1::int) WHERE EXISTS (SELECT FROM seen)`,
    values: [uid, now],
  })
