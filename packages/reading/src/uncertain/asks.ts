import type { ChartAsk } from '@dhruva/intent'
import { GRAHAS, type GrahaId } from '@dhruva/jyotish'
import { clockAt } from '#certainty/time-facts.ts'
import { grahaOf, isNode } from '#chart.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { practice } from '#sentences/practice.ts'
import { graha, nakshatra, sign } from '#sentences/reading-context.ts'
import { type Certain, conditionOf } from './certain.ts'
import {
  actionPart,
  antarPart,
  exactnessPart,
  mahaPart,
  moonPart,
  type Parts,
  passagePart,
  sadeSatiPart,
  speakerPart,
} from './parts.ts'

/** The signs the lagna can be, each with its hours at the place of birth. */
const lagna = (certain: Certain): Parts => {
  const { view, firm, say } = certain
  const { from, to, ascendant } = firm.stability
  const clock = (instant: string) => clockAt(view.chart.input.tz, instant)
  const starts = [from, ...ascendant.changes.map(({ at }) => at)]
  const signs = [ascendant.sign.values[0] ?? 0, ...ascendant.changes.map((change) => change.sign)]
  const items = signs.map((each, index) =>
    draft(say.lagnaItem(sign(view, each), clock(starts[index] ?? from), clock(starts[index + 1] ?? to)), [
      'time.lagna',
    ]),
  )
  return [[draft(say.lagnaLead, ['time.birth'])], items, [draft(say.lagnaHow, []), moonPart(certain, 2)]]
}

const star = (certain: Certain): Parts => {
  const { view, firm, say } = certain
  const open = firm.stability.nakshatra
  const stars = open.values.map((each) => nakshatra(view, each))
  const first = open.certain ? moonPart(certain) : draft(say.starOpen(graha(view, 'moon'), stars), ['time.nakshatra'])
  const rashi = open.certain || !firm.moonSignHolds ? null : moonPart(certain)
  return [
    [first, rashi],
    [mahaPart(certain), antarPart(certain)],
    [exactnessPart(certain)],
    [actionPart(certain, 'life')],
  ]
}

/** Grahas from the best to the one in most need, by what holds of them. */
const ranked = (certain: Certain): GrahaId[] => {
  const ranks = { strong: 4, plain: 3, retrograde: 2, hidden: 1, weak: 0 }
  const rank = (id: GrahaId) => ranks[conditionOf(certain, id).state]
  return GRAHAS.filter((id) => !isNode(id) && certain.firm.holds(`${id}.place`)).toSorted((a, b) => rank(b) - rank(a))
}

const placeItem = (certain: Certain, id: GrahaId): Draft => {
  const { view, say } = certain
  const { state, mark, facts } = conditionOf(certain, id)
  const clause = view.t.grahas.STATES[id][state]
  const text = say.placeItem(graha(view, id), sign(view, grahaOf(view.chart, id).sign), mark, clause)
  return draft(text, [`${id}.place`, ...facts])
}

const strongest = (certain: Certain): Parts => {
  const { view, say } = certain
  const [best = 'jupiter', ...rest] = ranked(certain)
  const { state, mark, facts } = conditionOf(certain, best)
  const gives = view.t.grahas.COLOURS[best]
  const lead = say.strongest(graha(view, best), sign(view, grahaOf(view.chart, best).sign), mark, gives)
  return [
    [state === 'strong' ? draft(lead, [`${best}.place`, ...facts]) : draft(say.steady, [])],
    rest.slice(0, 3).map((id) => placeItem(certain, id)),
    [draft(say.dignityOnly, []), exactnessPart(certain)],
    [actionPart(certain, 'life')],
  ]
}

const manglik = (certain: Certain): Parts => {
  const { view, firm, say } = certain
  const mars = graha(view, 'mars')
  const at = sign(view, grahaOf(view.chart, 'mars').sign)
  const found = firm.stability.manglik
  const holds = firm.holds('mars.place') && firm.ascendantHolds
  const text = holds ? say.manglik(mars, at, found.values[0] ?? false) : say.manglikOpen(mars, at)
  const placed = firm.holds('mars.place')
  return [
    [placed ? draft(text, ['mars.place']) : null, draft(view.t.asks.manglikCalm, [])],
    [speakerPart(certain, 'love_marriage', firm.holds('venus.place') ? 'venus' : 'jupiter', true)],
    [exactnessPart(certain)],
    [actionPart(certain, 'life')],
  ]
}

/** Free practices for the graha that needs care, as far as that holds, and for the Moon and Saturn. */
export const remedies = (certain: Certain): Parts => {
  const { view, firm, say } = certain
  const needy = ranked(certain).at(-1) ?? 'saturn'
  const { mark, facts } = conditionOf(certain, needy)
  const steps = [...new Set<GrahaId>([needy, 'jupiter', 'saturn'])].filter((id) => firm.holds(`${id}.place`))
  const care = say.care(graha(view, needy), sign(view, grahaOf(view.chart, needy).sign), mark)
  return [
    [draft(view.t.frames.hail(view.name, care), [`${needy}.place`, ...facts]), draft(view.t.asks.noGems, [])],
    [draft(say.practiceLead, [])],
    steps.map((id) => practice(view, id)),
    [exactnessPart(certain)],
  ]
}

const grahas = (certain: Certain, ids: readonly GrahaId[]): Parts => [
  ids.filter((id) => certain.firm.holds(`${id}.place`)).map((id) => placeItem(certain, id)),
  [mahaPart(certain, 2), antarPart(certain, 3)],
  [exactnessPart(certain)],
  [actionPart(certain, 'life')],
]

/** What of the chart itself is asked for, as far as it holds; null for what is answered like a matter of life. */
export const askParts = (certain: Certain, ask: ChartAsk): Parts | null => {
  const end = [[exactnessPart(certain)], [actionPart(certain, 'life')]]
  switch (ask.about) {
    case 'lagna':
      return certain.firm.ascendantHolds ? null : lagna(certain)
    case 'rashi':
      return [[moonPart(certain)], [passagePart(certain, 'jupiter'), sadeSatiPart(certain)], ...end]
    case 'nakshatra':
      return star(certain)
    case 'dasha':
      return [[mahaPart(certain), antarPart(certain)], [moonPart(certain, 2)], ...end]
    case 'sade_sati':
      return [
        [sadeSatiPart(certain)],
        [draft(certain.view.t.asks.sadeSatiWhat, []), passagePart(certain, 'saturn')],
        ...end,
      ]
    case 'manglik':
      return manglik(certain)
    case 'doshas':
      return [[draft(certain.view.t.asks.doshas, [])], ...manglik(certain).slice(0, 1), [sadeSatiPart(certain)], ...end]
    case 'strongest':
      return strongest(certain)
    case 'graha':
    case 'period':
      return grahas(certain, [ask.graha])
    case 'compare':
      return grahas(certain, ask.grahas)
    case 'house':
      if (certain.firm.ascendantHolds) return null
      return [[draft(certain.say.houseOpen(ask.house), [])], [moonPart(certain)], [mahaPart(certain)], ...end]
    default:
      return null
  }
}
