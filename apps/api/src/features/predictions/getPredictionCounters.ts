import { predictions } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { countersOf } from '#features/predictions/counters.ts'

export const getPredictionCounters = implement(predictions.getPredictionCounters, async ({ ctx, user }) => ({
  status: 'success' as const,
  ...(await countersOf(ctx, user.uid)),
}))
