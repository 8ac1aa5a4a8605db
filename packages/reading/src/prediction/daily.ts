import type { DayScores } from '@dhruva/jyotish'
import { changesIn } from './changes.ts'
import { bandOf, type Line, type PredictionContext, placeKey, say, weekday } from './context.ts'
import { fieldsOfDay } from './field-lines.ts'
import { easyLine, moonStays, TENDER } from './moon.ts'
import { onDay, scoreFact, scoresOf } from './scores.ts'
import { headingLine } from './span-lines.ts'
import { stepFor } from './step.ts'
import { bestByMoon, careLines, starLine, transitLine } from './stretches.ts'
import { capital, dayLabel, hailed } from './words.ts'

/** Both days in one sentence. */
const leadLine = (context: PredictionContext, one: DayScores, other: DayScores): Line => {
  const [first, second] = [one.scores.overall.score, other.scores.overall.score]
  const names = [weekday(context, one.date), weekday(context, other.date)] as const
  const text = context.t.lines.leadTwo(context.span.day, names[0], bandOf(first), names[1], bandOf(second))
  return say(
    hailed(context, text),
    scoreFact(context, 'overall', first, onDay(one.date)),
    scoreFact(context, 'overall', second, onDay(other.date)),
  )
}

/** The better of the two days, and why. */
const bestLines = (context: PredictionContext, one: DayScores, other: DayScores): Line[] => {
  const [first, second] = [one.scores.overall.score, other.scores.overall.score]
  const days = second > first ? [other, one] : [one, other]
  const v = context.span.day
  const { lines } = context.t
  for (const day of days.slice(0, first === second ? 2 : 1)) {
    const label = dayLabel(context, day.date)
    const byMoon = context.isFigure
      ? []
      : bestByMoon(context, day, (moon, at, house, clause) =>
          lines.better(v, label, first === second, moon, at, house, clause),
        )
    if (byMoon.length > 0) return byMoon
  }
  const [best] = days
  return best ? [...transitLine(context, [best], true), ...(context.isFigure ? [] : starLine(context, best.date))] : []
}

/** The Moon's other stay of the two days, when there is room. */
const otherStay = (context: PredictionContext): Line[] => {
  if (context.isFigure) return []
  const stay = moonStays(context).find(
    ({ sign, house }) => !TENDER.includes(house) && context.isNew('moon', placeKey(sign)),
  )
  return stay ? [{ ...easyLine(context, stay), rank: 6 }] : []
}

/** Today and tomorrow. */
export const dailyParts = (context: PredictionContext): Line[][] => {
  const [one, other] = scoresOf(context)
  if (!one || !other) return []
  return [
    [headingLine(context)],
    [
      leadLine(context, one, other),
      ...bestLines(context, one, other).map((line) => ({ ...line, text: capital(line.text) })),
      ...careLines(context, [one, other]),
      ...otherStay(context),
    ],
    fieldsOfDay(context, one),
    changesIn(context, 1),
    stepFor(context),
  ]
}
