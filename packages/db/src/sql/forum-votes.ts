import type { Queryable } from '#db.ts'
import type { TextTarget } from '#sql/forum-reports.ts'

export type VoteArgs = {
  uid: number
  target: TextTarget
  up: boolean
  /** what the first vote on a text earns its voter, and an upvote the author */
  points: { vote: number; upvote: number }
  /** how often an upvote may come and go in 24 hours; null: any number */
  changesADay: number | null
  now: Date
}

/** `missing`: nothing there to see; `own` text; `banned`; `gone`: the voter has no account; `wait`: too often today. Those write nothing. */
export type VoteResult =
  | { result: 'voted'; upvotes: number; downvotes: number; my_vote: 1 | 0 | null }
  | { result: 'missing' }
  | { result: 'wait'; next_at: Date }
  | { result: 'own' | 'banned' | 'gone' }

/** Votes on a text, takes the same vote back or replaces the other, with everything that follows from it, in one statement. */
export const castVote = async (
  db: Queryable,
  { uid, target, up, points, changesADay, now }: VoteArgs,
): Promise<VoteResult> => {
  const [row] = await db.query<VoteResult>({
    name: 'vote.cast',
    text: 'SELECT result, upvotes, downvotes, my_vote, next_at FROM cast_vote($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [uid, target.kind, target.id, up, points.vote, points.upvote, changesADay, now],
  })
  if (!row) throw new Error('the vote gave no answer')
  return row
}
