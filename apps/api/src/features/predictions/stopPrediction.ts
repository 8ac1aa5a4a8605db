import { predictions } from '@dhruva/contract'
import { findHeldTurn } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { countersOf } from '#features/predictions/counters.ts'
import { success } from '#http/success.ts'

export const stopPrediction = implement(predictions.stopPrediction, async ({ ctx, user, language }) => {
  const held = await findHeldTurn(ctx.db, user.uid)
  // what is being answered in a chat is stopped there
  if (held?.asst_id === null) await ctx.generations.stop(user.uid, held.turn_id)
  return { ...success('prediction_stopped', language), ...(await countersOf(ctx, user.uid)) }
})
