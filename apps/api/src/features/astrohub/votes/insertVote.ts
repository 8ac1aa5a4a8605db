import { votes } from '@dhruva/contract'
import { castVote } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { failUntil } from '#http/wait.ts'

const refusals = { gone: 'no_session', banned: 'banned', own: 'own_text' } as const
const missing = { d: 'discussion_not_found', c: 'comment_not_found' } as const

export const insertVote = implement(votes.insertVote, async ({ ctx, user, input, language }) => {
  const { did, cid, type } = input
  const target = did === undefined ? { kind: 'c' as const, id: cid ?? 0 } : { kind: 'd' as const, id: did }
  const { vote, upvote_received: upvote } = ctx.config.points
  const now = ctx.now()
  const changesADay = ctx.config.forum.limits?.votes.changesADay ?? null
  const casting = { uid: user.uid, target, up: type === 1, points: { vote, upvote }, changesADay, now }
  const cast = await castVote(ctx.db, casting)
  if (cast.result === 'missing') throw fail(missing[target.kind])
  if (cast.result === 'wait') throw failUntil('too_many', { until: cast.next_at, now, language })
  if (cast.result !== 'voted') throw fail(refusals[cast.result])
  const { upvotes, downvotes, my_vote } = cast
  const done = my_vote === null ? 'vote_taken_back' : 'vote_counted'
  return { ...success(done, language), upvotes, downvotes, my_vote }
})
