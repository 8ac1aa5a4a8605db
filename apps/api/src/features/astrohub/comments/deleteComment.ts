import { comments } from '@dhruva/contract'
import { removeComment } from '@dhruva/db'
import { refusalOfComment } from '#features/astrohub/discussions/refuse.ts'
import { texts } from '#features/astrohub/discussions/texts.ts'
import { implement } from '#http/implement.ts'

export const deleteComment = implement(comments.deleteComment, async ({ ctx, user, input, language }) => {
  const isDeleted = await removeComment(ctx.db, input.cid, user.uid, ctx.now())
  if (!isDeleted) throw await refusalOfComment(ctx, input.cid)
  return { status: 'success' as const, message: texts.commentDeleted[language] }
})
