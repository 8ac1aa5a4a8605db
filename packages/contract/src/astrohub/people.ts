import * as z from 'zod/mini'
import { Gender } from '../births.ts'

/** How the author of a text is shown; a deleted person is null but for the name 'Deleted user'. */
export const author = {
  uid: z.nullable(z.int()),
  display_name: z.string(),
  gender: z.nullable(Gender),
  avatar: z.nullable(z.string()),
}

/** 1 or 0, the caller's vote on a text; null: none, or nobody is logged in. */
export const MyVote = z.nullable(z.union([z.literal(1), z.literal(0)]))
export type MyVote = z.output<typeof MyVote>
