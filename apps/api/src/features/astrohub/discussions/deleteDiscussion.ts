import { discussions } from '@dhruva/contract'
import { removeDiscussion } from '@dhruva/db'
import { refusalOfDiscussion } from '#features/astrohub/discussions/refuse.ts'
import { texts } from '#features/astrohub/discussions/texts.ts'
import { implement } from '#http/implement.ts'

export const deleteDiscussion = implement(discussions.deleteDiscussion, async ({ ctx, user, input, language }) => {
  const isDeleted = await removeDiscussion(ctx.db, input.did, user.uid, ctx.now())
  if (!isDeleted) throw await refusalOfDiscussion(ctx, input.did)
  return { status: 'success' as const, message: texts.deleted[language] }
})
