import { grahaOf } from '#chart.ts'
import { cancellationsOf } from '#facts/doshas.ts'
import { ADULT } from '#rules.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { graha, type ReadingContext, sign } from '#sentences/reading-context.ts'
import * as part from './parts.ts'
import * as timed from './timed-parts.ts'

/** More reasons than this are a list nobody reads. */
const REASONS = 2

/** The cancellations that the tradition names, if any hold. */
const cancelled = (view: ReadingContext): Draft | null => {
  const { reasons } = view.chart.doshas.manglik
  if (reasons.length === 0) return null
  const clauses = cancellationsOf(view.code, view.chart, view.t.frames.grahaName).slice(0, REASONS)
  return draft(
    view.t.doshas.manglikReasons(clauses),
    reasons.slice(0, REASONS).map(({ code }) => `dosha.manglik.${code}`),
  )
}

/** From where the rule counts Mars, when it is not from all alike. */
const counted = (view: ReadingContext): Draft | null => {
  const { from, level, present } = view.chart.doshas.manglik
  if (!present || level === 2) return null
  const { doshas } = view.t
  return draft(doshas.manglikFrom(graha(view, 'mars'), doshas.references(from), level), ['dosha.manglik.from'], 4)
}

/** Whether Mars is where the rule of manglik names it, what cancels it, and what it means without fear. */
export const manglikParts = (view: ReadingContext): Array<Array<Draft | null>> => {
  const { asks } = view.t
  const mars = grahaOf(view.chart, 'mars')
  const { present } = view.chart.doshas.manglik
  const say = present ? asks.manglik : asks.notManglik
  const first = say(graha(view, 'mars'), sign(view, mars.sign), mars.house)
  return [
    [draft(first, ['dosha.manglik']), counted(view), cancelled(view)],
    [
      present ? draft(asks.manglikPlain(graha(view, 'mars'), mars.house), ['dosha.manglik']) : null,
      draft(asks.manglikCalm, []),
    ],
    view.age >= ADULT
      ? [part.lordPart(view, 'love_marriage'), timed.antarPart(view, 'love_marriage', 3)]
      : [part.lordPart(view, 'life')],
  ]
}
