import { dashasEnded } from '#facts/timed.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { dashaDate, graha, type ReadingContext } from '#sentences/reading-context.ts'

/** For a birth whose 120 years are over: says so, and what is read instead; null while a dasha runs. */
export const dashasEndedPart = (view: ReadingContext): Draft | null => {
  if (view.running) return null
  const last = dashasEnded(view.chart, view.at)
  const { spans } = view.t
  if (!last) return draft(spans.overPlain, [])
  return draft(spans.over(graha(view, last.lord), dashaDate(view, last.end)), ['dasha.over'])
}
