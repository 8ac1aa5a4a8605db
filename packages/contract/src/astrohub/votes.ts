import * as z from 'zod/mini'
import { OptionalId, Success, whole } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { because } from '../reason.ts'
import { MyVote } from './people.ts'

/** A text of the forum: exactly one of `did` and `cid` is sent. */
export const targetFields = { did: OptionalId, cid: OptionalId }
export const oneTarget = z.refine<{ did?: number | undefined; cid?: number | undefined }>(
  ({ did, cid }) => (did === undefined) !== (cid === undefined),
  { ...because('invalid'), path: ['did'] },
)
export const votes = {
  insertVote: endpoint({
    method: 'POST',
    path: '/apis/astrohub/insert_vote.php',
    access: 'member',
    limit: 'vote',
    rests: 'forum',
    summary: 'Vote on a discussion or comment: 1 up, 0 down; the same vote again takes it back',
    input: z.object({ ...targetFields, type: whole(0, 1) }).check(oneTarget),
    output: z.extend(Success, { upvotes: z.int(), downvotes: z.int(), my_vote: MyVote }),
    errors: ['resting', 'discussion_not_found', 'comment_not_found', 'own_text', 'banned'],
  }),
}
