import type { GrahaId } from '@dhruva/jyotish'
import { grahaOf, houseOf, isNode, ruledBy, transitOf } from '#chart.ts'
import { passing } from '#compose/day.ts'
import { type Draft, draft, fit } from '#compose/draft.ts'
import { manglikParts } from '#compose/manglik.ts'
import * as part from '#compose/parts.ts'
import { practice } from '#compose/practice.ts'
import { composeReading } from '#compose/reading.ts'
import * as timed from '#compose/timed-parts.ts'
import { dashaDate, graha, nakshatra, sign, skyDate, type View } from '#compose/view.ts'
import { windowItems, windowsOf } from '#compose/windows.ts'
import type { ChartAsk, Sentence } from '#types.ts'

const LIMIT = 190

type Parts = Array<Array<Draft | null>>

const dashaItems = (view: View, count: number): Draft[] =>
  windowItems(
    view,
    'life',
    windowsOf(view, 'life')
      .filter((window) => window.start !== null)
      .slice(0, count),
  )

const sky = (view: View): Draft[] => [
  timed.transitPart(view, 'jupiter', 3),
  timed.sadeSatiPart(view, 4) ?? timed.transitPart(view, 'saturn', 4),
]

const lagna = (view: View): Parts => {
  const at = view.chart.ascendant
  const text = view.t.asks.lagna(
    sign(view, at.sign),
    at.degree,
    nakshatra(view, at.nakshatra),
    at.pada,
    view.t.sky.SIGN_NATURES[at.sign] ?? '',
  )
  return [
    [draft(text, ['lagna'])],
    [part.lordPart(view, 'life'), part.colourPart(view, 'life', [], 2)],
    [timed.antarPart(view, 'life', 3), ...sky(view)],
    [timed.suggestionPart(view, 'life')],
  ]
}

const rashi = (view: View): Parts => {
  const [moon, sun] = [grahaOf(view.chart, 'moon'), grahaOf(view.chart, 'sun')]
  const nature = view.t.sky.SIGN_NATURES[moon.sign] ?? ''
  const first = view.t.asks.rashi(graha(view, 'moon'), sign(view, moon.sign), moon.degree, moon.house, nature)
  const aside = view.t.asks.sunSign(graha(view, 'sun'), sign(view, sun.sign), sun.degree, sun.house)
  return [
    [draft(first, ['moon.place']), part.giftPart(view, 0)],
    [draft(aside, ['sun.place'])],
    sky(view),
    [timed.suggestionPart(view, 'life')],
  ]
}

const birthStar = (view: View): Parts => {
  const moon = grahaOf(view.chart, 'moon')
  const gift = view.t.sky.NAKSHATRAS[moon.nakshatra] ?? ''
  const first = view.t.asks.born(nakshatra(view, moon.nakshatra), moon.pada, graha(view, 'moon'), gift)
  return [
    [
      draft(first, ['moon.nakshatra']),
      draft(view.t.asks.firstDasha(graha(view, view.chart.vimshottari.lord)), ['birth.dasha']),
    ],
    [timed.mahaPart(view, 'life', 0), timed.antarPart(view, 'life', 2)],
    [timed.suggestionPart(view, 'life')],
  ]
}

const dasha = (view: View): Parts => [
  [timed.mahaPart(view, 'life', 0)],
  [timed.antarPart(view, 'life'), timed.pratyantarPart(view, 'life', 2)],
  dashaItems(view, 3),
  sky(view),
  [timed.suggestionPart(view, 'life')],
]

const sadeSati = (view: View): Parts => {
  const saturn = transitOf(view.transits, 'saturn')
  const { asks } = view.t
  const none = asks.noSadeSati(
    graha(view, 'saturn'),
    sign(view, saturn.sign),
    saturn.house_from_moon,
    graha(view, 'moon'),
    skyDate(view, saturn.leaves_sign),
  )
  return [
    [timed.sadeSatiPart(view, 0) ?? draft(none, ['transit.sade_sati'])],
    [draft(asks.sadeSatiWhat, []), timed.transitPart(view, 'saturn', 0)],
    [...natal(view, 'saturn')],
    [timed.suggestionPart(view, 'life')],
  ]
}

/** Where a graha stands at birth and what it gives there. */
const natal = (view: View, id: GrahaId): Draft[] => {
  const at = grahaOf(view.chart, id)
  const { mark, facts } = part.markOf(view, id)
  const { asks, grahas, vocab } = view.t
  const name = graha(view, id)
  const place = asks.grahaPlace(
    name,
    at.degree,
    sign(view, at.sign),
    nakshatra(view, at.nakshatra),
    at.pada,
    at.house,
    mark,
    vocab.area(at.house),
  )
  const gives = asks.grahaGives(name, grahas.COLOURS[id], grahas.STATES[id][part.stateOf(view, id)])
  return [draft(place, [`${id}.place`, `${id}.nakshatra`, ...facts]), draft(gives, [`${id}.place`])]
}

/** When this graha rules the time: now as maha or antar lord, or in a coming antardasha. */
const ruling = (view: View, id: GrahaId): Draft | null => {
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

const oneGraha = (view: View, id: GrahaId): Parts => {
  const ruled = ruledBy(view.chart, id)
  const areas = view.t.asks.areas(ruled.map((house) => view.t.vocab.area(house)))
  const rules = isNode(id)
    ? null
    : draft(view.t.asks.grahaRules(graha(view, id), view.t.frames.roles.rules(ruled), areas), [`${id}.rules`])
  return [natal(view, id), [rules, ruling(view, id)], [passing(view, id, 2)], [practice(view, id, 'practiceEnd')]]
}

const oneHouse = (view: View, number: number): Parts => {
  const house = houseOf(view.chart, number)
  const lord = grahaOf(view.chart, house.lord)
  const { asks, vocab, frames, grahas } = view.t
  const lead = asks.houseLead(
    number,
    vocab.area(number),
    sign(view, house.sign),
    graha(view, lord.id),
    lord.degree,
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

const partsFor = (view: View, ask: Exclude<ChartAsk, { about: 'whole' }>): Parts => {
  if (ask.about === 'graha') return oneGraha(view, ask.graha)
  if (ask.about === 'house') return oneHouse(view, ask.house)
  const plans = { lagna, rashi, nakshatra: birthStar, dasha, sade_sati: sadeSati }
  if (ask.about !== 'manglik') return plans[ask.about](view)
  return [...manglikParts(view), [timed.suggestionPart(view, view.age >= 18 ? 'love_marriage' : 'life')]]
}

/** What the chart itself says: lagna, rashi, nakshatra, dasha, Sade Sati, manglik, one graha, one house, or all of it. */
export const composeAsk = (view: View, ask: ChartAsk): Sentence[][] =>
  ask.about === 'whole' ? composeReading(view, 'life') : fit(partsFor(view, ask), LIMIT)
