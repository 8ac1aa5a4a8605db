import type { DayScores } from '@dhruva/jyotish'
import { changesIn } from './changes.ts'
import type { Line, PredictionContext } from './context.ts'
import { fieldsOfSpan } from './field-lines.ts'
import { moonStays, mostTender, TENDER, tenderLine } from './moon.ts'
import { headingLine, leadLine, periodOf } from './span-lines.ts'
import { stepFor } from './step.ts'
import { bestByMoon, careLines, transitLine } from './stretches.ts'
import { dayLabel } from './words.ts'

/** The best day and why: by its Moon, else by a transit. */
export const bestDay = (context: PredictionContext, days: readonly DayScores[]): Line[] => {
  const ordered = days.toSorted((a, b) => b.scores.overall.score - a.scores.overall.score)
  const [best] = ordered
  if (!best) return []
  const byMoon = context.isFigure
    ? []
    : bestByMoon(context, best, (...at) =>
        context.t.lines.bestDay(context.v('best'), dayLabel(context, best.date), ...at),
      )
  return byMoon.length > 0 ? byMoon : transitLine(context, [best], true)
}

/** A second tender stay of the Moon, when there is room. */
const moreCare = (context: PredictionContext): Line[] => {
  const stays = moonStays(context)
  const first = mostTender(stays)
  const next = stays.find((stay) => stay !== first && TENDER.includes(stay.house) && stay.house !== first?.house)
  return context.isFigure || !next ? [] : [{ ...tenderLine(context, next), rank: 6 }]
}

/** The next seven days. */
export const weeklyParts = (context: PredictionContext): Line[][] => {
  const period = periodOf(context)
  return [
    [headingLine(context)],
    [
      leadLine(context, period),
      ...bestDay(context, period.days),
      ...careLines(context, period.days),
      ...moreCare(context),
    ],
    fieldsOfSpan(context),
    changesIn(context, 2),
    stepFor(context),
  ]
}
