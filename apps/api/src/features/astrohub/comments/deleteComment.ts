import { comments } from '@dhruva/contract'
import { removeComment } from '@dhruva/db'
import { texts } from '#features/astrohub/discussions/texts.ts'
import { fail } from '#http/fail.ts'
import { implement } from '#http/implement.ts'

export const deleteComment = implement(comments.deleteComment, async ({ ctx, user, input, language }) => {
  if (!(await removeComment(ctx.db, input.cid, user.uid, ctx.now()))) throw fail('comment_not_found')
  return { status: 'success' as const, message: texts.commentDeleted[language] }
})
