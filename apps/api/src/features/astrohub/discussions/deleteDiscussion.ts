import { discussions } from '@dhruva/contract'
import { removeDiscussion } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { refusalOfDiscussion } from '#features/astrohub/discussions/refuse.ts'
import { success } from '#http/success.ts'

export const deleteDiscussion = implement(discussions.deleteDiscussion, async ({ ctx, user, input, language }) => {
  const isDeleted = await removeDiscussion(ctx.db, input.did, user.uid, ctx.now())
  if (!isDeleted) throw await refusalOfDiscussion(ctx, input.did)
  return success('discussion_deleted', language)
})
