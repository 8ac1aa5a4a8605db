import * as z from 'zod/mini'
import { Gender } from '../births.ts'
import { FarStart, Id, Instant, OptionalId, Success, text } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { author, MyVote } from './people.ts'
import { tagFields } from './tags.ts'

/** Discussions on a page of the list. */
export const DISCUSSIONS_A_PAGE = 10
export const TITLE_LENGTH = { min: 5, max: 150 }
export const DESCRIPTION_LENGTH = { min: 5, max: 10_000 }

const Tag = z.nullable(z.string())

export const Discussion = z.object({
  did: z.int(),
  ...author,
  title: z.string(),
  description: z.string(),
  created_at: Instant,
  upvotes: z.int(),
  downvotes: z.int(),
  comment_count: z.int(),
  rashi_tag: Tag,
  nakshatra_tag: Tag,
  mahadasha_tag: Tag,
  latest_comment: z.nullable(z.string()),
  latest_comment_uid: z.nullable(z.int()),
  latest_comment_gender: z.nullable(Gender),
  latest_comment_avatar: z.nullable(z.string()),
  latest_comment_display_name: z.nullable(z.string()),
  /** the last part of its address, made from the title */
  slug: z.string(),
  my_vote: MyVote,
  /** taken from view after reports; only its author still sees it */
  is_hidden: z.boolean(),
})
export type Discussion = z.output<typeof Discussion>

/** A title is one line: lines are joined before its characters are counted. */
const oneLine = z.pipe(
  z.string(),
  z.transform((value: string) =>
    value
      .split(/[\r\n\u0085\u2028\u2029]+/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(' '),
  ),
)

const written = {
  title: z.pipe(oneLine, text(TITLE_LENGTH.min, TITLE_LENGTH.max)),
  description: text(DESCRIPTION_LENGTH.min, DESCRIPTION_LENGTH.max),
  ...tagFields,
}

export const discussions = {
  searchDiscussions: endpoint({
    method: 'POST',
    path: '/apis/astrohub/search_discussions.php',
    access: 'optional',
    limit: 'read',
    extraLimit: { field: 'query', limit: 'search' },
    summary: 'Ten discussions from an offset: the latest, those of a person, or those found by words, best first',
    input: z.object({
      start: FarStart,
      query: z.optional(text(0, 100)),
      uid: OptionalId,
    }),
    output: z.extend(Success, { discussions: z.array(Discussion), page_count: z.int() }),
    errors: [],
  }),
  getDiscussion: endpoint({
    method: 'POST',
    path: '/apis/astrohub/get_discussion.php',
    access: 'optional',
    limit: 'read',
    summary: 'One discussion',
    input: z.object({ did: Id }),
    output: z.extend(Success, { discussion: Discussion }),
    errors: ['discussion_not_found'],
  }),
  insertDiscussion: endpoint({
    method: 'POST',
    path: '/apis/astrohub/insert_discussion.php',
    access: 'member',
    limit: 'write',
    rests: 'forum',
    summary: 'Start a discussion',
    input: z.object(written),
    output: z.extend(Success, { did: z.int(), slug: z.string() }),
    errors: ['resting', 'handle_required', 'banned', 'too_many_posts', 'too_many_links'],
  }),
  updateDiscussion: endpoint({
    method: 'POST',
    path: '/apis/astrohub/update_discussion.php',
    access: 'member',
    limit: 'write',
    rests: 'forum',
    summary: 'Change a discussion of one’s own',
    input: z.object({ did: Id, ...written }),
    output: Success,
    errors: ['resting', 'discussion_not_found', 'forbidden', 'banned', 'too_many_links'],
  }),
  deleteDiscussion: endpoint({
    method: 'POST',
    path: '/apis/astrohub/delete_discussion.php',
    access: 'member',
    limit: 'write',
    summary: 'Delete a discussion of one’s own; the points it earned go with it',
    input: z.object({ did: Id }),
    output: Success,
    errors: ['discussion_not_found', 'forbidden'],
  }),
}
