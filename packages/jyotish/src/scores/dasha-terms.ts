import { type Antardasha, subPeriods } from '#dasha/vimshottari.ts'
import type { GrahaId } from '#ids.ts'
import type { Chart } from '#types.ts'
import { isStrong } from '#yoga/kundli.ts'
import { houseOf } from '#zodiac/houses.ts'
import { lordOf } from '#zodiac/signs.ts'
import { overallOf } from './terms.ts'
import { type Category, forEachCategory, forEachScore, type ScoreReason } from './types.ts'
import { KEY_HOUSES } from './weights-data.ts'

const TRINES: readonly number[] = [5, 9]
const HELPS = 3

/** What a running lord means by lordship and place: the houses it rules, the house it is in, and whether it is strong. */
function standing(chart: Chart, id: GrahaId) {
  const graha = chart.grahas.find((each) => each.id === id)
  if (!graha) throw new RangeError(`a chart without ${id}`)
  const rules = Array.from({ length: 12 }, (_, sign) => sign)
    .filter((sign) => lordOf(sign) === id)
    .map((sign) => houseOf(sign, chart.ascendant.sign))
  return { rules, house: graha.house, strong: isStrong(graha) }
}

function termsOf(chart: Chart, level: 'maha' | 'antar', graha: GrahaId, category: Category): ScoreReason[] {
  const { rules, house, strong } = standing(chart, graha)
  const good = [KEY_HOUSES[category][0], ...TRINES]
  const supports = good.some((each) => each === house || rules.includes(each))
  const hinders = rules.some((each) => [6, 8, 12].includes(each)) && !rules.some((each) => [1, 5, 9].includes(each))
  const terms: ScoreReason[] = []
  if (supports) terms.push({ code: 'dasha', level, graha, effect: 'supports', points: HELPS })
  if (hinders) terms.push({ code: 'dasha', level, graha, effect: 'hinders', points: strong ? -HELPS / 2 : -HELPS })
  return terms
}

/** The dasha terms of a chart while these two lords run, category by category. */
export function dashaTerms(chart: Chart, maha: GrahaId, antar: GrahaId) {
  const terms = forEachCategory((category) => [
    ...termsOf(chart, 'maha', maha, category),
    ...termsOf(chart, 'antar', antar, category),
  ])
  const overall = overallOf(terms)
  return forEachScore((id) => (id === 'overall' ? overall : terms[id]))
}

/** The antardashas of a chart that run at some time between two instants, in order. */
export function antardashasBetween(chart: Chart, fromMs: number, toMs: number): Antardasha[] {
  return chart.vimshottari.mahadashas
    .filter(({ start, end }) => Date.parse(start) < toMs && Date.parse(end) > fromMs)
    .flatMap((maha) => subPeriods(maha).map((antar) => ({ ...antar, maha: maha.lord })))
    .filter(({ start, end }) => Date.parse(start) < toMs && Date.parse(end) > fromMs)
}
