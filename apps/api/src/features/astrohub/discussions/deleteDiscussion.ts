import { discussions } from '@dhruva/contract'
import { removeDiscussion } from '@dhruva/db'
import { texts } from '#features/astrohub/discussions/texts.ts'
import { fail } from '#http/fail.ts'
import { implement } from '#http/implement.ts'

export const deleteDiscussion = implement(discussions.deleteDiscussion, async ({ ctx, user, input, language }) => {
  if (!(await removeDiscussion(ctx.db, input.did, user.uid, ctx.now()))) throw fail('discussion_not_found')
  return { status: 'success' as const, message: texts.deleted[language] }
})
