import { discussions } from '@dhruva/contract'
import { findDiscussion } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { toDiscussion } from '#features/astrohub/discussions/view.ts'
import { fail } from '#http/fail.ts'

export const getDiscussion = implement(discussions.getDiscussion, async ({ ctx, user, input, language }) => {
  const row = await findDiscussion(ctx.db, input.did, user?.uid ?? null)
  if (!row) throw fail('discussion_not_found')
  return { status: 'success' as const, discussion: toDiscussion(row, language) }
})
