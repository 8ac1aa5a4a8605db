import { GRAHAS, type GrahaId } from '@dhruva/jyotish'
import { grahaOf, isNode, steadiness } from '#chart.ts'
import { type Draft, draft, trimToWordLimit } from '#sentences/draft.ts'
import { practice } from '#sentences/practice.ts'
import { dashaDate, degreeOf, graha, type ReadingContext, sign } from '#sentences/reading-context.ts'
import type { Sentence } from '#types.ts'
import { markOf, stateOf } from './parts.ts'

const LIMIT = 215

/** The graha that needs most care; of equals the first in the usual order. Nodes have no steadiness of their own. */
const neediest = (view: ReadingContext): GrahaId =>
  GRAHAS.filter((id) => !isNode(id)).toSorted(
    (a, b) => steadiness(grahaOf(view.chart, a)) - steadiness(grahaOf(view.chart, b)),
  )[0] ?? 'moon'

/** Free practices for the graha that needs care and for those whose time it is. Never stones, never paid rites. */
export const composeRemedies = (view: ReadingContext): Sentence[][] => {
  const { asks, grahas, frames, vocab } = view.t
  const id = neediest(view)
  const at = grahaOf(view.chart, id)
  const { mark, facts } = markOf(view, id)
  const { running } = view
  const others = running ? [running.antar.lord, running.maha.lord] : []
  const steps = [...new Set<GrahaId>([id, ...others, 'moon', 'saturn'])].slice(0, 3)
  const antar = running && steps[1] === running.antar.lord ? running.antar : null
  const lead = frames.hail(
    view.name,
    asks.careLead(graha(view, id), degreeOf(view, id), sign(view, at.sign), at.house, mark),
  )
  const paragraphs: Array<Array<Draft | null>> = [
    [
      draft(lead, [`${id}.place`, ...facts]),
      draft(asks.careMeans(graha(view, id), grahas.STATES[id][stateOf(view, id)]), [`${id}.place`, ...facts]),
    ],
    [
      antar ? draft(asks.practiceWhy(graha(view, antar.lord), dashaDate(view, antar.end)), ['dasha.antar']) : null,
      draft(asks.noGems, []),
    ],
    steps.map((step) => practice(view, step)),
    [draft(asks.careEnd(vocab.DAYS[id], graha(view, id)), [`${id}.place`])],
  ]
  return trimToWordLimit(paragraphs, LIMIT)
}
