import { kundli } from '@dhruva/contract'
import { kundliSharedUntil } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'

export const getKundliShare = implement(kundli.getKundliShare, async ({ ctx, user, input }) => {
  const until = await kundliSharedUntil(ctx.db, user.uid, input.bid, ctx.now())
  if (until === undefined) throw fail('birth_not_found')
  return { status: 'success' as const, shared_until: until?.toISOString() ?? null }
})
