import type { GrahaId } from '@dhruva/jyotish'
import { grahaOf, houseOf } from '#chart.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { practice } from '#sentences/practice.ts'
import { dashaDate, degreeOf, graha, nakshatra, padaOf, type ReadingContext, sign } from '#sentences/reading-context.ts'
import * as part from './parts.ts'

export type Parts = Array<Array<Draft | null>>

/** Where a graha stands at birth and what it gives there. */
export const natal = (view: ReadingContext, id: GrahaId): Draft[] => {
  const at = grahaOf(view.chart, id)
  const { mark, facts } = part.markOf(view, id)
  const { asks, grahas, vocab } = view.t
  const name = graha(view, id)
  const place = asks.grahaPlace(
    name,
    degreeOf(view, id),
    sign(view, at.sign),
    nakshatra(view, at.nakshatra),
    padaOf(view, id),
    at.house,
    mark,
    vocab.area(at.house),
  )
  const gives = asks.grahaGives(name, grahas.COLOURS[id], grahas.STATES[id][part.stateOf(view, id)])
  return [draft(place, [`${id}.place`, `${id}.nakshatra`, ...facts]), draft(gives, [`${id}.place`])]
}

/** When this graha rules the time: now as maha or antar lord, or in a coming antardasha. */
export const ruling = (view: ReadingContext, id: GrahaId): Draft | null => {
  const { asks } = view.t
  const { running } = view
  if (running?.maha.lord === id)
    return draft(asks.grahaRuns(graha(view, id), 'maha', dashaDate(view, running.maha.end)), ['dasha.maha'])
  if (running?.antar.lord === id)
    return draft(asks.grahaRuns(graha(view, id), 'antar', dashaDate(view, running.antar.end)), ['dasha.antar'])
  const index = view.coming.findIndex(({ antar }) => antar.lord === id)
  const next = view.coming[index]
  if (!next) return null
  const text = asks.grahaNext(graha(view, id), dashaDate(view, next.antar.start), dashaDate(view, next.antar.end))
  return draft(text, [`dasha.next.${index + 1}`])
}

/** One house: its lord, who sits in it, who looks on it. */
export const oneHouse = (view: ReadingContext, number: number): Parts => {
  const house = houseOf(view.chart, number)
  const lord = grahaOf(view.chart, house.lord)
  const { asks, vocab, frames, grahas } = view.t
  const lead = asks.houseLead(
    number,
    vocab.area(number),
    sign(view, house.sign),
    graha(view, lord.id),
    degreeOf(view, lord.id),
    sign(view, lord.sign),
    lord.house,
  )
  const company = (ids: readonly GrahaId[], sits: boolean) =>
    ids.map((id, index) =>
      draft(
        frames.colour(index, graha(view, id), number, sits, grahas.COLOURS[id]),
        [`house.${number}.${sits ? 'occupants' : 'aspects'}`],
        sits ? 1 : 3,
      ),
    )
  const empty = draft(asks.houseEmpty(number, graha(view, lord.id), lord.house), [`house.${number}.lord`], 1)
  return [
    [
      draft(lead, [`house.${number}.lord`, `${lord.id}.place`]),
      draft(asks.houseMeans(vocab.area(lord.house), lord.house === number), [`house.${number}.lord`]),
    ],
    [...(house.occupants.length > 0 ? company(house.occupants, true) : [empty]), ...company(house.aspected_by, false)],
    [ruling(view, lord.id)],
    [practice(view, lord.id, 'practiceEnd')],
  ]
}
