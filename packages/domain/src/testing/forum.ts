// Rows of the forum, as the actions of its members leave them.
import type { Db } from '@dhruva/db'

const returned = async (db: Db, text: string, values: unknown[]): Promise<number> => {
  const { rows } = await db.pool.query<{ id: number }>(text, values)
  return rows[0]?.id ?? 0
}

export const addDiscussion = (db: Db, uid: number, state = 'shown') =>
  returned(
    db,
    `INSERT INTO discussion (uid, title, description, slug, state, created_at, updated_at)
     VALUES ($1, 'When will rain come?', 'It is dry here', 'when-will-rain-come', $2, now(), now()) RETURNING did AS id`,
    [uid, state],
  )

/** A comment and the event that tells of it; gives the event. */
export const addComment = (db: Db, did: number, uid: number, at = new Date()) =>
  returned(
    db,
    `WITH written AS (
       INSERT INTO comment (did, uid, comment, created_at) VALUES ($1, $2, 'Soon', $3) RETURNING cid
     ) INSERT INTO notice_event (kind, did, cid, actor, at) SELECT 'comment', $1, cid, $2, $3 FROM written RETURNING id`,
    [did, uid, at],
  )

/** An upvote of a discussion and the event that tells of it; gives the event. */
export const addUpvote = (db: Db, did: number, uid: number, at = new Date()) =>
  returned(
    db,
    `WITH voted AS (
       INSERT INTO vote (uid, kind, target, up, at) VALUES ($2, 'd', $1, true, $3)
       ON CONFLICT (uid, kind, target) DO UPDATE SET up = true
     ) INSERT INTO notice_event (kind, did, actor, at) VALUES ('upvote', $1, $2, $3) RETURNING id`,
    [did, uid, at],
  )

export const takeVoteBack = (db: Db, did: number, uid: number) =>
  db.pool.query(`UPDATE vote SET up = NULL WHERE uid = $2 AND kind = 'd' AND target = $1`, [did, uid])
