import * as z from 'zod/mini'

/** What a stream of events tells: only that and how much changed; the texts are read by their own calls. */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('unseen'), unseen_count: z.int() }),
  z.object({
    type: z.literal('discussion'),
    did: z.int(),
    comment_count: z.int(),
    upvotes: z.int(),
    downvotes: z.int(),
  }),
  /** the open discussion was deleted or hidden */
  z.object({ type: z.literal('gone'), did: z.int() }),
  z.object({ type: z.literal('points'), astrohub_points: z.int() }),
])
export type LiveEvent = z.output<typeof LiveEvent>
