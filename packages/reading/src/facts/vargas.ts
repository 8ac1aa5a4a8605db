import { READING_TOPICS, type ReadingTopic } from '@dhruva/intent'
import { type Chart, type GrahaId, houseOf as houseFrom, RULERSHIPS, type VargaId } from '@dhruva/jyotish'
import { houseOf, isNode } from '#chart.ts'
import type { Parts } from '#parts.ts'
import { SEATS, TOPIC_VARGAS } from '#topics.ts'
import type { Fact } from '#types.ts'
import { createFact } from './create-fact.ts'

export type VargaDignity = 'exalted' | 'own' | 'debilitated' | null
/** Where a graha falls in a divisional chart; the house is counted from the lagna of that chart. */
export type VargaPlace = {
  varga: VargaId
  graha: GrahaId
  sign: number
  house: number
  dignity: VargaDignity
  fact: string
}

const dignityIn = (graha: GrahaId, sign: number): VargaDignity => {
  if (graha === 'rahu' || graha === 'ketu' || isNode(graha)) return null
  const { own, exalted } = RULERSHIPS[graha]
  if (sign === exalted) return 'exalted'
  if (own.includes(sign)) return 'own'
  return sign === (exalted + 6) % 12 ? 'debilitated' : null
}

export const vargaPlace = (chart: Chart, varga: VargaId, graha: GrahaId): VargaPlace => {
  const signs = chart.vargas[varga]
  const sign = signs[graha]
  const house = houseFrom(sign, signs.ascendant)
  return { varga, graha, sign, house, dignity: dignityIn(graha, sign), fact: `${varga}.${graha}` }
}

/** The grahas a matter is looked up by in its divisional chart: the lord of its house, its karaka, the lagna lord. */
export const vargaGrahas = (chart: Chart, topic: ReadingTopic): GrahaId[] => [
  ...new Set<GrahaId>([
    ...SEATS[topic].main.map((house) => houseOf(chart, house).lord),
    ...SEATS[topic].karakas.slice(0, 2),
    houseOf(chart, 1).lord,
  ]),
]

/** The divisional charts that any matter is looked up in, with the matters. */
const USED: ReadonlyArray<readonly [VargaId, ReadingTopic[]]> = [...new Set(Object.values(TOPIC_VARGAS))].map(
  (varga) => [varga, READING_TOPICS.filter((topic) => TOPIC_VARGAS[topic] === varga)],
)

/** Ids: `d10.lagna`, `d10.saturn`; only placements that a matter is read by. */
export const vargaFacts = (chart: Chart): Fact[] =>
  USED.flatMap(([varga, topics]) => {
    const make = (part: string, parts: Parts): Fact =>
      createFact({
        id: `${varga}.${part}`,
        kind: 'varga',
        parts,
        whose: 'you',
        opens: { kind: 'varga', id: varga },
        themes: topics,
        strength: 1,
      })
    const grahas = [...new Set(topics.flatMap((topic) => vargaGrahas(chart, topic)))]
    // of the hora only the sign is read
    const isHora = varga === 'd2'
    const places = grahas.map((id) => {
      const { sign, house, dignity } = vargaPlace(chart, varga, id)
      const more = isHora ? {} : { house, ...(dignity ? { dignity } : {}) }
      return make(id, { says: 'varga', varga, graha: id, sign, ...more })
    })
    const lagna = { says: 'varga_lagna', varga, sign: chart.vargas[varga].ascendant } as const
    return isHora ? places : [make('lagna', lagna), ...places]
  })
