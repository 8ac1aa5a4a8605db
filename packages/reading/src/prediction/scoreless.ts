import { yearOutlook } from '@dhruva/jyotish'
import { changesIn, monthsPart } from './changes.ts'
import { type Line, type PredictionContext, say } from './context.ts'
import { fieldsOfSpan, fieldsPlain } from './field-lines.ts'
import { easyLine, moonStays, TENDER, tenderLine } from './moon.ts'
import { spanOf, spanText } from './scores.ts'
import { headingLine } from './span-lines.ts'
import { staysPart } from './stays.ts'
import { stepFor } from './step.ts'
import { hailed } from './words.ts'
import { fieldsOfYear, saturnPart } from './yearly.ts'

/** What a prediction covers, as its first sentence. */
export const covers = (context: PredictionContext): Line => {
  const parts = { says: 'period', ...spanOf(context) } as const
  const fact = context.fact('period', 'panchang', { kind: 'transit', id: 'moon' }, parts)
  return say(hailed(context, context.t.say.covers(spanText(context))), fact)
}

/** Where the Moon goes in a few days: what asks for care always, the rest when there is room. */
const moonPart = (context: PredictionContext): Line[] =>
  moonStays(context).map((stay, index) =>
    TENDER.includes(stay.house) ? tenderLine(context, stay) : { ...easyLine(context, stay), rank: 1 + index },
  )

export const ranked = (lines: readonly Line[], rank: number): Line[] =>
  lines.map((line) => ({ ...line, rank: line.is === 'head' ? rank - 0.5 : rank }))

/** What is asked of the fields, with the dates of the stretches in longer periods. */
export const fieldsPart = (context: PredictionContext): Line[] => {
  if (context.period === 'year') return fieldsOfYear(context)
  return context.period === 'day' ? fieldsPlain(context) : fieldsOfSpan(context)
}

/** What is left to say where the time of birth gives no scores that hold: the Moon, what is asked of the fields, and what changes. */
export const scorelessParts = (context: PredictionContext): Line[][] => {
  const { period, span } = context
  const isShort = (period === 'day' || period === 'week') && !context.isFigure
  return [
    [headingLine(context)],
    [covers(context)],
    [say(context.t.say.noScores)],
    isShort ? moonPart(context) : [],
    fieldsPart(context),
    period === 'year' ? monthsPart(context) : changesIn(context, 4),
    ranked(staysPart(context), 15),
    period === 'year'
      ? ranked(saturnPart(context, yearOutlook(context.chart, span.from, span.to)).slice(0, 1), 14)
      : [],
    stepFor(context),
  ]
}
