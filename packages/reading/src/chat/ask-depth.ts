import { READING_TOPICS } from '@dhruva/intent'
import { GRAHAS, type VargaId, type Yoga, type YogaId } from '@dhruva/jyotish'
import { savOf } from '#facts/bindus.ts'
import { vargaPlace } from '#facts/vargas.ts'
import { yogaFactId } from '#facts/yogas.ts'
import { grahaName } from '#names.ts'
import { ADULT } from '#rules.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { type ReadingContext, sign } from '#sentences/reading-context.ts'
import { TOPIC_VARGAS } from '#topics.ts'
import type { Parts } from './ask-places.ts'
import * as timed from './timed-parts.ts'
import { cancelledPart, cancelledYogas, howOf, strongestYogas } from './yoga-parts.ts'

const LISTED = 4

const yogaItem = (view: ReadingContext, yoga: Yoga, priority: number): Draft => {
  const { yogas } = view.t
  const text = yogas.item(yogas.name(yoga.id), yogas.strength(yoga.strength), howOf(view, yoga), yogas.gift(yoga.id))
  return draft(text, [yogaFactId(yoga)], priority)
}

/** The strongest of each kind. */
const ofEachKind = (yogas: readonly Yoga[]): Yoga[] =>
  yogas.filter((yoga, index) => yogas.findIndex(({ id }) => id === yoga.id) === index)

/** The yogas that weigh most, with what forms each. */
const allYogas = (view: ReadingContext): Parts => {
  const held = ofEachKind(strongestYogas(view))
  const [cancelled] = cancelledYogas(view)
  return [
    [draft(view.t.frames.hail(view.name, view.t.yogas.lead(held.length)), [])],
    held.slice(0, LISTED).map((yoga, index) => yogaItem(view, yoga, index < 2 ? 0 : index + 2)),
    [draft(view.t.yogas.calm, []), cancelled ? cancelledPart(view, cancelled, 2) : null],
    [timed.antarPart(view, 'life', 3)],
    [timed.suggestionPart(view, 'life')],
  ]
}

/** One yoga that was named: whether it is there, what forms it, what it gives; else what the chart has instead. */
const oneYoga = (view: ReadingContext, id: YogaId): Parts => {
  const { yogas } = view.t
  const held = strongestYogas(view).filter((yoga) => yoga.id === id)
  const cancelled = cancelledYogas(view).find((yoga) => yoga.id === id)
  const [first, second] = held
  const others = ofEachKind(strongestYogas(view)).filter((yoga) => yoga.id !== id)
  const answer = first
    ? [
        draft(yogas.has(yogas.name(id), yogas.strength(first.strength), howOf(view, first)), [yogaFactId(first)]),
        draft(yogas.means(yogas.gift(id)), [yogaFactId(first)]),
      ]
    : cancelled
      ? [cancelledPart(view, cancelled, 0)]
      : [draft(yogas.hasNot(yogas.name(id)), [])]
  return [
    answer,
    [
      ...(second ? [yogaItem(view, second, 2)] : []),
      ...others.slice(0, 2).map((yoga, index) => yogaItem(view, yoga, index + 3)),
    ],
    [draft(yogas.calm, [])],
    [timed.mahaPart(view, 'life', 5), timed.antarPart(view, 'life', 2)],
    [timed.suggestionPart(view, 'life')],
  ]
}

export const yogaParts = (view: ReadingContext, id: YogaId | null): Parts => (id ? oneYoga(view, id) : allYogas(view))

/** The houses that get most support from all grahas together, and the one that gets least. */
export const ashtakavargaParts = (view: ReadingContext): Parts => {
  const { strengths, vocab } = view.t
  const houses = view.chart.houses
    .map(({ house }) => ({ house, bindus: savOf(view.chart, house) }))
    .toSorted((a, b) => b.bindus - a.bindus || a.house - b.house)
  const best = houses.slice(0, 3)
  const least = houses.at(-1)
  const fact = (house: number) => `house.${house}.bindus`
  const items = best.map(({ house, bindus }) =>
    draft(strengths.savItem(house, bindus, vocab.area(house)), [fact(house)]),
  )
  const low =
    least && draft(strengths.savLeast(least.house, least.bindus, vocab.area(least.house)), [fact(least.house)])
  const numbers = best.map(({ house }) => house).toSorted((a, b) => a - b)
  return [
    [draft(strengths.savLead, [])],
    items,
    [draft(strengths.savBest(numbers), numbers.map(fact)), low ?? null],
    [timed.transitPart(view, 'jupiter', 2), timed.sadeSatiPart(view, 3) ?? timed.transitPart(view, 'saturn', 3)],
    [timed.suggestionPart(view, 'life')],
  ]
}

/** The placements of a divisional chart that a reading goes by, the lagna first. */
export const vargaParts = (view: ReadingContext, varga: VargaId): Parts => {
  const { strengths, vocab } = view.t
  const places = GRAHAS.filter((id) => view.facts.has(`${varga}.${id}`)).map((id) => vargaPlace(view.chart, varga, id))
  const items = places.slice(0, 5).map((place, index) => {
    const dignity = place.dignity ? strengths.vargaDignity(place.dignity) : ''
    const text = strengths.vargaItem(
      grahaName(view.code, place.graha),
      sign(view, place.sign),
      place.house,
      dignity,
      vocab.area(place.house),
    )
    return draft(text, [place.fact], index < 3 ? 0 : 3)
  })
  const lagna = strengths.vargaLead(varga, sign(view, view.chart.vargas[varga].ascendant))
  const topic = READING_TOPICS.find((one) => TOPIC_VARGAS[one] === varga) ?? 'life'
  return [
    [draft(lagna, [`${varga}.lagna`])],
    items,
    [draft(strengths.vargaNote, [])],
    [timed.antarPart(view, view.age < ADULT ? 'life' : topic, 2)],
    [timed.suggestionPart(view, view.age < ADULT ? 'life' : topic)],
  ]
}
