import type { MyVote } from '@dhruva/contract'

export type Votes = { upvotes: number; downvotes: number; my_vote: MyVote }

/** What stands after a press: the same vote again takes it back, the other one replaces it. */
export const toggleVote = ({ upvotes, downvotes, my_vote: before }: Votes, type: 1 | 0): Votes => {
  const after = before === type ? null : type
  const change = (of: 1 | 0) => Number(after === of) - Number(before === of)
  return { upvotes: upvotes + change(1), downvotes: downvotes + change(0), my_vote: after }
}
