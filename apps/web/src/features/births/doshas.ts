import type { Chart, GrahaId } from '@dhruva/contract'

/** Why tradition sets Manglik aside (after B. V. Raman). */
export type Softening = 'sign' | 'gentleSign' | 'pair' | 'moon' | 'jupiter' | 'lagna'

export type Manglik = { present: boolean; house: number; softened: Softening[] }

type Placed = Pick<Chart, 'grahas' | 'ascendant'>

const MANGLIK_HOUSES = [1, 2, 4, 7, 8, 12]

/** Signs that make an exception of a house. */
const PAIRS: Readonly<Record<number, readonly number[]>> = { 2: [2, 5], 4: [0, 7], 7: [3, 9], 8: [8, 11], 12: [1, 6] }

/** Jupiter aspects the fifth, seventh and ninth sign from its own. */
const JUPITER_SEES = [0, 4, 6, 8]

const graha = ({ grahas }: Placed, id: GrahaId) => grahas.find((one) => one.id === id)

/** Whether Mars stands in 1, 2, 4, 7, 8 or 12 from the lagna, and what softens it; null without Mars. */
export const manglikOf = (chart: Placed): Manglik | null => {
  const mars = graha(chart, 'mars')
  if (!mars) return null
  const present = MANGLIK_HOUSES.includes(mars.house)
  const signOf = (id: GrahaId) => graha(chart, id)?.sign ?? -1
  const tests: [Softening, boolean][] = [
    ['sign', [0, 7, 9].includes(mars.sign)],
    ['gentleSign', [4, 10].includes(mars.sign)],
    ['pair', PAIRS[mars.house]?.includes(mars.sign) ?? false],
    ['moon', signOf('moon') === mars.sign],
    ['jupiter', JUPITER_SEES.includes((mars.sign - signOf('jupiter') + 12) % 12)],
    ['lagna', [3, 4].includes(chart.ascendant.sign)],
  ]
  return { present, house: mars.house, softened: present ? tests.filter(([, holds]) => holds).map(([why]) => why) : [] }
}

/** Whether all seven from Sun to Saturn lie in one half circle between Rahu and Ketu. */
export const isKaalSarp = (chart: Placed): boolean => {
  const rahu = graha(chart, 'rahu')
  if (!rahu) return false
  const sides = chart.grahas
    .filter(({ id }) => id !== 'rahu' && id !== 'ketu')
    .map(({ lon }) => (lon - rahu.lon + 360) % 360 < 180)
  return sides.every((side) => side === sides[0])
}
