import type { PredictionType } from '@dhruva/contract'
import { userBalances } from '@dhruva/domain'
import type { Ctx } from '#context.ts'

/** Under the names of the wire. */
export type Counters = Record<`${PredictionType}_predictions`, number>

/** The free predictions a person has left in the running periods. */
export const countersOf = async (ctx: Ctx, uid: number): Promise<Counters> => {
  const balances = await userBalances(ctx.db, uid, ctx.now(), ctx.config.free.predictions)
  const { daily_predictions, weekly_predictions, monthly_predictions, yearly_predictions } = balances
  return { daily_predictions, weekly_predictions, monthly_predictions, yearly_predictions }
}
