import * as z from 'zod/mini'
import { FarStart, Id, Instant, Success, text } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { author, MyVote } from './people.ts'

/** Comments on a page. */
export const COMMENTS_A_PAGE = 50
export const COMMENT_LENGTH = { min: 2, max: 5_000 }

export const Comment = z.object({
  cid: z.int(),
  ...author,
  created_at: Instant,
  comment: z.string(),
  upvotes: z.int(),
  downvotes: z.int(),
  my_vote: MyVote,
})
export type Comment = z.output<typeof Comment>

export const comments = {
  getComments: endpoint({
    method: 'POST',
    path: '/apis/astrohub/get_comments.php',
    access: 'optional',
    limit: 'read',
    summary: 'Fifty comments of a discussion from an offset, oldest first',
    input: z.object({ did: Id, start: FarStart }),
    output: z.extend(Success, { comments: z.array(Comment), page_count: z.int() }),
    errors: ['discussion_not_found'],
  }),
  insertComment: endpoint({
    method: 'POST',
    path: '/apis/astrohub/insert_comment.php',
    access: 'member',
    limit: 'write',
    rests: 'forum',
    summary: 'Comment on a discussion',
    input: z.object({ did: Id, comment: text(COMMENT_LENGTH.min, COMMENT_LENGTH.max) }),
    output: z.extend(Success, { cid: z.int() }),
    errors: ['resting', 'discussion_not_found', 'handle_required', 'banned', 'too_many_posts', 'too_many_links'],
  }),
  deleteComment: endpoint({
    method: 'POST',
    path: '/apis/astrohub/delete_comment.php',
    access: 'member',
    limit: 'write',
    summary: 'Delete a comment of one’s own; the points it earned go with it',
    input: z.object({ cid: Id }),
    output: Success,
    errors: ['comment_not_found', 'forbidden'],
  }),
}
