import { predictions } from '@dhruva/contract'
import { countersOf } from '#features/predictions/counters.ts'
import { implement } from '#http/implement.ts'

export const getPredictionCounters = implement(predictions.getPredictionCounters, async ({ ctx, user }) => ({
  status: 'success' as const,
  ...(await countersOf(ctx, user.uid)),
}))
