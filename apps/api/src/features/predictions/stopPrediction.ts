import { predictions } from '@dhruva/contract'
import { findHeldTurn } from '@dhruva/db'
import { countersOf } from '#features/predictions/counters.ts'
import { texts } from '#features/predictions/texts.ts'
import { implement } from '#http/implement.ts'

export const stopPrediction = implement(predictions.stopPrediction, async ({ ctx, user, language }) => {
  const held = await findHeldTurn(ctx.db, user.uid)
  // what is being answered in a talk is stopped there
  if (held?.asst_id === null) await ctx.generations.stop(user.uid, held.turn_id)
  return { status: 'success' as const, message: texts.stopped[language], ...(await countersOf(ctx, user.uid)) }
})
