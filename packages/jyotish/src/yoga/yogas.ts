import type { GrahaId } from '#ids.ts'
import type { Ascendant, Graha } from '#types.ts'
import type { Weight, Yoga } from '#yoga-types.ts'
import { DUSTHANA } from '#zodiac/houses.ts'
import { isStrong, type Kundli, kundliOf } from './kundli.ts'
import { LORDSHIPS } from './lordship.ts'
import { LUNAR_AND_SOLAR } from './lunar.ts'
import { neechaBhanga } from './neecha-bhanga.ts'
import { PLACEMENTS } from './placement.ts'
import type { YogaRule } from './rule.ts'

export const YOGA_RULES: readonly YogaRule[] = [...LUNAR_AND_SOLAR, ...PLACEMENTS, ...LORDSHIPS]

const STRONGEST = 3

/** What a forming graha adds to the strength or takes from it; debilitated and combust count once. */
function weightsOf(kundli: Kundli, id: GrahaId): Weight[] {
  const graha = kundli.graha(id)
  const weights: Weight[] = []
  if (isStrong(graha)) weights.push({ code: 'strong', graha: id, by: 1 })
  const isNode = id === 'rahu' || id === 'ketu'
  const debilitated = graha.dignity === 'debilitated' && !isNode && neechaBhanga(kundli, id).length === 0
  if (debilitated) weights.push({ code: 'debilitated', graha: id, by: -1 })
  else if (graha.combust) weights.push({ code: 'combust', graha: id, by: -1 })
  if (DUSTHANA.includes(graha.house)) weights.push({ code: 'dusthana', graha: id, by: -1 })
  return weights
}

/** The yogas that a chart has, in the order of the list; one id can come several times, of different grahas. */
export function yogasOf(chart: { ascendant: Ascendant; grahas: readonly Graha[] }): Yoga[] {
  const kundli = kundliOf(chart)
  return YOGA_RULES.flatMap(({ id, find }) =>
    find(kundli).map(({ grahas, why, cancelled_by = [] }) => {
      const weights = grahas.flatMap((graha) => weightsOf(kundli, graha))
      const sum = weights.reduce((total, weight) => total + weight.by, 1)
      const strength = Math.max(0, Math.min(STRONGEST, sum))
      return { id, grahas, strength, why, weights, cancelled_by }
    }),
  )
}
