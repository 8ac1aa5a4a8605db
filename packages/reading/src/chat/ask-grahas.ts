import type { GrahaId } from '@dhruva/jyotish'
import { steadiest } from '#chart.ts'
import { draft } from '#sentences/draft.ts'
import { practice } from '#sentences/practice.ts'
import { graha, type ReadingContext } from '#sentences/reading-context.ts'
import { natal, type Parts, ruling } from './ask-places.ts'
import { rulesPart } from './dasha-asked.ts'
import { passing } from './day.ts'

/** One graha: where it stands, what it rules, when its time is, where it passes. */
export const oneGraha = (view: ReadingContext, id: GrahaId): Parts => {
  // the Moon leaves a sign in two days: that belongs to the day, not to a life
  const passes = id === 'moon' ? [] : [passing(view, id, 2)]
  return [natal(view, id), [rulesPart(view, id), ruling(view, id)], passes, [practice(view, id, 'practiceEnd')]]
}

/** The graha that stands best, and what it gives. */
export const strongest = (view: ReadingContext): Parts => {
  const { id } = steadiest(view.chart)
  return [[draft(view.t.asks.strongest(graha(view, id)), [`${id}.place`])], ...oneGraha(view, id)]
}
