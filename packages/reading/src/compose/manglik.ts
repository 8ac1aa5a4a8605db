import { grahaOf, houseOf } from '#chart.ts'
import { type Draft, draft } from '#compose/draft.ts'
import * as part from '#compose/parts.ts'
import * as timed from '#compose/timed-parts.ts'
import { graha, sign, type View } from '#compose/view.ts'

/** Houses of Mars from the lagna that the common rule names. */
const NAMED = new Set([1, 2, 4, 7, 8, 12])
/** Signs of Mars that cancel the rule in any house: its own, its exaltation, Simha and Kumbha. */
const CANCELLING_SIGNS = new Set([0, 7, 9, 4, 10])
/** And signs that do so in one house only (after B. V. Raman). */
const CANCELLING_PAIRS: Record<number, readonly number[]> = { 2: [2, 5], 7: [3], 8: [8, 11], 12: [1, 6] }
/** Karka and Simha, for which Mars is yogakaraka. */
const FRIENDLY_LAGNAS = new Set([3, 4])

/** The first of the cancellations that the tradition names, if any. */
const softened = (view: View): Draft | null => {
  const { asks } = view.t
  const mars = grahaOf(view.chart, 'mars')
  const house = houseOf(view.chart, mars.house)
  if (CANCELLING_SIGNS.has(mars.sign) || CANCELLING_PAIRS[mars.house]?.includes(mars.sign))
    return draft(asks.manglikSign(graha(view, 'mars'), sign(view, mars.sign)), ['mars.place'])
  if (house.occupants.includes('jupiter'))
    return draft(asks.manglikCompany(graha(view, 'jupiter'), mars.house), [`house.${mars.house}.occupants`])
  if (house.aspected_by.includes('jupiter'))
    return draft(asks.manglikCompany(graha(view, 'jupiter'), mars.house), [`house.${mars.house}.aspects`])
  if (house.occupants.includes('moon'))
    return draft(asks.manglikCompany(graha(view, 'moon'), mars.house), [`house.${mars.house}.occupants`])
  const lagna = view.chart.ascendant.sign
  return FRIENDLY_LAGNAS.has(lagna) ? draft(asks.manglikLagna(sign(view, lagna)), ['lagna']) : null
}

/** Whether Mars is where the rule of manglik names it, what softens it, and what it means without fear. */
export const manglikParts = (view: View): Array<Array<Draft | null>> => {
  const { asks } = view.t
  const mars = grahaOf(view.chart, 'mars')
  const named = NAMED.has(mars.house)
  const say = named ? asks.manglik : asks.notManglik
  const first = say(graha(view, 'mars'), sign(view, mars.sign), mars.house)
  return [
    [draft(first, ['mars.place']), named ? softened(view) : null],
    [
      named ? draft(asks.manglikPlain(graha(view, 'mars'), mars.house), ['mars.place']) : null,
      draft(asks.manglikCalm, []),
    ],
    view.age >= 18
      ? [part.lordPart(view, 'love_marriage'), timed.antarPart(view, 'love_marriage', 3)]
      : [part.lordPart(view, 'life')],
  ]
}
