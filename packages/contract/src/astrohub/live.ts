import * as z from 'zod/mini'
import { OptionalId } from '../common.ts'
import { events } from '../endpoint.ts'

/** What a stream of events tells: only that and how much changed; the texts are read by their own calls. */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('unseen'), unseen_count: z.int() }),
  z.object({
    type: z.literal('discussion'),
    did: z.int(),
    comment_count: z.int(),
    /** the newest comment: when one went and another came the count alone is as before; not told where calls ask for it */
    latest_cid: z.optional(z.nullable(z.int())),
    upvotes: z.int(),
    downvotes: z.int(),
    /** after reports or by an operator: its author sees it still */
    is_hidden: z.boolean(),
  }),
  /** the open discussion was deleted or hidden */
  z.object({ type: z.literal('gone'), did: z.int() }),
  z.object({ type: z.literal('points'), astrohub_points: z.int() }),
  /** this person has opened newer streams: the last event of this one, which is not to be opened again by itself */
  z.object({ type: z.literal('replaced') }),
])
export type LiveEvent = z.output<typeof LiveEvent>

export const lives = {
  live: events({
    method: 'GET',
    path: '/apis/astrohub/live.php',
    access: 'optional',
    limit: 'read',
    summary:
      'What changes while one looks: unseen notifications and points of the caller, counts of an open discussion',
    input: z.object({ did: OptionalId }),
    event: LiveEvent,
    errors: [],
  }),
}
