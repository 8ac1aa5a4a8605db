import type { DayScores, GrahaId } from '@dhruva/jyotish'
import { type Desk, graha, type Line, say } from './context.ts'
import { summed, wholeTransit } from './reasons.ts'
import { wholeSpan } from './scores.ts'
import { antardashas, antarFact } from './times.ts'

/** Whom the practice is for: the graha that presses most in the period, else the lord of the running antardasha. */
const forWhom = (desk: Desk, days: readonly DayScores[]): { id: GrahaId; fact: string } | null => {
  const pressing = summed(days, 'overall').find(({ code, points }) => code === 'transit' && points < 0)
  if (pressing?.code === 'transit') return { id: pressing.graha, fact: wholeTransit(desk, pressing, wholeSpan(desk)) }
  const [antar] = antardashas(desk.chart, desk.span.from, desk.span.to)
  return antar ? { id: antar.lord, fact: antarFact(desk, 'dasha.antar', antar) } : null
}

/** A free practice for a graha. */
export const practiceOf = (desk: Desk, id: GrahaId, fact: string): Line => {
  const two = desk.t.practices[id]
  const practice = two[desk.v('practice') % 2 === 0 ? 0 : 1]
  return say(desk.t.say.step(graha(desk, id), practice), fact)
}

/** One free practice; nothing for a public figure. */
export const stepFor = (desk: Desk, days: readonly DayScores[]): Line[] => {
  const whom = desk.isFigure ? null : forWhom(desk, days)
  return whom ? [practiceOf(desk, whom.id, whom.fact)] : []
}
