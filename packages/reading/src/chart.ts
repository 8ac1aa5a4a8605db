import {
  aspects,
  type Chart,
  type Graha,
  type GrahaId,
  type House,
  type TransitGraha,
  type Transits,
} from '@dhruva/jyotish'

const STRONG = new Set(['exalted', 'moolatrikona', 'own'])

/** The graha of that id; a chart always has all nine. */
export const grahaOf = (chart: Chart, id: GrahaId): Graha => {
  const found = chart.grahas.find((graha) => graha.id === id)
  if (!found) throw new RangeError(`chart without ${id}`)
  return found
}

/** House 1..12 counted from the ascendant. */
export const houseOf = (chart: Chart, number: number): House => {
  const found = chart.houses.find((house) => house.house === number)
  if (!found) throw new RangeError(`chart without house ${number}`)
  return found
}

export const transitOf = (transits: Transits, id: GrahaId): TransitGraha => {
  const found = transits.grahas.find((graha) => graha.id === id)
  if (!found) throw new RangeError(`transits without ${id}`)
  return found
}

/** Houses ruled by a graha, ascending; none for the nodes. */
export const ruledBy = (chart: Chart, id: GrahaId): number[] =>
  chart.houses
    .filter((house) => house.lord === id)
    .map((house) => house.house)
    .sort((a, b) => a - b)

/** Whether a graha standing in house `from` looks on house `to`. Whole-sign houses follow each other as signs do. */
export const looksOn = (id: GrahaId, from: number, to: number): boolean => aspects(id, from, to)

export const isNode = (id: GrahaId): boolean => id === 'rahu' || id === 'ketu'

/** Exalted, moolatrikona or own sign. The dignity of a node is disputed between schools and given no weight. */
export const isStrong = (graha: Graha): boolean => !isNode(graha.id) && STRONG.has(graha.dignity)

export const isWeak = (graha: Graha): boolean => !isNode(graha.id) && graha.dignity === 'debilitated'

/** Steadiness of a graha, higher is better; used to choose what needs care and what is strongest. */
export const steadiness = (graha: Graha): number =>
  (isStrong(graha) ? 2 : 0) -
  (isWeak(graha) ? 2 : 0) -
  (graha.combust ? 1.5 : 0) +
  (graha.vargottama ? 1 : 0) -
  ([6, 8, 12].includes(graha.house) ? 1 : 0) +
  ([1, 4, 5, 7, 9, 10].includes(graha.house) ? 0.5 : 0)

/** The graha that stands best; of equals the first in the usual order. Nodes have no steadiness of their own. */
export const steadiest = (chart: Chart): Graha =>
  chart.grahas
    .filter((graha) => !isNode(graha.id))
    .reduce((best, graha) => (steadiness(graha) > steadiness(best) ? graha : best))
