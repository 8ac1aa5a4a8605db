import type { DayScores, GrahaId } from '@dhruva/jyotish'
import { graha, type Line, type PredictionContext, say } from './context.ts'
import { summed, wholeTransit } from './reasons.ts'
import { wholeSpan } from './scores.ts'
import { antardashas, antarFact } from './times.ts'

/** Whom the practice is for: the graha that presses most in the period, else the lord of the running antardasha. */
const forWhom = (context: PredictionContext, days: readonly DayScores[]): { id: GrahaId; fact: string } | null => {
  const pressing = summed(days, 'overall').find(({ code, points }) => code === 'transit' && points < 0)
  if (pressing?.code === 'transit')
    return { id: pressing.graha, fact: wholeTransit(context, pressing, wholeSpan(context)) }
  const [antar] = antardashas(context.chart, context.span.from, context.span.to)
  return antar ? { id: antar.lord, fact: antarFact(context, 'dasha.antar', antar) } : null
}

/** A free practice for a graha. */
export const practiceOf = (context: PredictionContext, id: GrahaId, fact: string): Line => {
  const two = context.t.practices[id]
  const practice = two[context.v('practice') % 2 === 0 ? 0 : 1]
  return say(context.t.say.step(graha(context, id), practice), fact)
}

/** One free practice; nothing for a public figure. */
export const stepFor = (context: PredictionContext, days: readonly DayScores[]): Line[] => {
  const whom = context.isFigure ? null : forWhom(context, days)
  return whom ? [practiceOf(context, whom.id, whom.fact)] : []
}
