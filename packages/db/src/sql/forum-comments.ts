import type { Queryable } from '#db.ts'
import { linksOf, type Refused, type Writing } from '#sql/forum-discussions.ts'
import { type CommentRow, type Page, pageOf, type Totalled } from '#sql/forum-rows.ts'

/**
 * Fifty listed comments of a discussion from an offset, oldest first; those of deleted people are among them.
 * @returns null when there is no such discussion, or none for this person
 */
export const listComments = async (
  db: Queryable,
  did: number,
  { viewer, start }: { viewer: number | null; start: number },
): Promise<Page<CommentRow> | null> => {
  const answer = await db.query<Totalled<CommentRow>>({
    name: 'comment.list',
    text: `SELECT n.comment_count AS total, c.cid, c.uid, a.handle, a.gender, a.avatar, c.comment, c.state, c.created_at,
             coalesce(k.upvotes, 0) AS upvotes, coalesce(k.downvotes, 0) AS downvotes, v.up
           FROM discussion d JOIN discussion_count n USING (did)
           LEFT JOIN (
             SELECT cid FROM comment WHERE did = $1 AND state IN ('shown', 'erased') ORDER BY cid LIMIT 50 OFFSET $2
           ) page ON true
           LEFT JOIN comment c ON c.cid = page.cid LEFT JOIN profile a ON a.uid = c.uid
           LEFT JOIN comment_count k ON k.cid = c.cid
           LEFT JOIN vote v ON v.uid = $3::int AND v.kind = 'c' AND v.target = c.cid
           WHERE d.did = $1 AND (d.state IN ('shown', 'erased') OR d.state = 'hidden' AND d.uid = $3)
           ORDER BY c.cid`,
    values: [did, start, viewer],
  })
  return answer.length === 0 ? null : pageOf<CommentRow>(answer, 'cid')
}

export type CommentLimits = { everySeconds: number; perDay: number; firstDay: number }

type Inserted = { outcome: 'done'; cid: number } | { outcome: 'wait'; next_at: Date } | { outcome: Refused }

/**
 * Comments on a discussion, with its counters, what it earns and whom to notify, in one statement. The same text by the same
 * person within ten seconds is the same press: the first one's cid.
 */
export const storeComment = async (
  db: Queryable,
  { did, comment }: { did: number; comment: string },
  { uid, links, limits, points, now }: Writing<CommentLimits>,
): Promise<Inserted> => {
  const [row] = await db.query<Inserted>({
    name: 'comment.insert',
    text: 'SELECT outcome, cid, next_at FROM insert_comment($1, $2, $3, $4, $5, $6, $7)',
    values: [
      did,
      uid,
      comment,
      linksOf(links),
      limits && [limits.everySeconds, limits.perDay, limits.firstDay],
      points,
      now,
    ],
  })
  if (!row) throw new Error('a function returned no row')
  return row
}

/** Deletes a comment of this person with its text. @returns false when the person has no such comment */
export const removeComment = async (db: Queryable, cid: number, uid: number, now: Date): Promise<boolean> => {
  const [row] = await db.query<{ deleted: boolean }>({
    name: 'comment.delete',
    text: 'SELECT delete_comment($1, $2, $3) AS deleted',
    values: [cid, uid, now],
  })
  return row?.deleted ?? false
}

/** Whether everybody can read a comment. */
export const isCommentListed = async (db: Queryable, cid: number): Promise<boolean> => {
  const rows = await db.query({
    name: 'comment.is_listed',
    text: `SELECT 1 FROM comment c JOIN discussion d USING (did)
           WHERE c.cid = $1 AND c.state IN ('shown', 'erased') AND d.state IN ('shown', 'erased')`,
    values: [cid],
  })
  return rows.length > 0
}
