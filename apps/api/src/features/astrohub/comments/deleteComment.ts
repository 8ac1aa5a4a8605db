import { comments } from '@dhruva/contract'
import { removeComment } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { refusalOfComment } from '#features/astrohub/discussions/refuse.ts'
import { success } from '#http/success.ts'

export const deleteComment = implement(comments.deleteComment, async ({ ctx, user, input, language }) => {
  const isDeleted = await removeComment(ctx.db, input.cid, user.uid, ctx.now())
  if (!isDeleted) throw await refusalOfComment(ctx, input.cid)
  return success('comment_deleted', language)
})
