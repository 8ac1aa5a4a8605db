import { predictions } from '@dhruva/contract'
import { findBirth } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { keptPredictions } from '#features/predictions/kept.ts'
import { fail } from '#http/fail.ts'

export const getKeptPredictions = implement(predictions.getKeptPredictions, async ({ ctx, user, input }) => {
  const birth = await findBirth(ctx.db, user.uid, input.bid)
  if (!birth) throw fail('birth_not_found')
  return { status: 'success' as const, predictions: await keptPredictions(ctx, birth, ctx.now()) }
})
