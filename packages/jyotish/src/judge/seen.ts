import { type Classical, forEachGraha, type GrahaId } from '#ids.ts'
import type { Chart } from '#types.ts'
import { type Kundli, kundliOf } from '#yoga/kundli.ts'
import { aspects } from '#zodiac/aspects.ts'
import { houseOf, houses, signOfHouse } from '#zodiac/houses.ts'
import { rolesOf } from './roles.ts'
import { byStrength, strengthsOf } from './strength.ts'
import type { Role, Strength } from './types.ts'

/** A chart with what is judged of its grahas once, for all matters. */
export type Seen = {
  chart: Chart
  kundli: Kundli
  roles: Record<GrahaId, Role>
  strengths: Record<GrahaId, Strength>
  /** the seven, strongest first */
  order: Classical[]
}

export function seenOf(chart: Chart): Seen {
  const kundli = kundliOf(chart)
  const roles = rolesOf(kundli)
  const strengths = strengthsOf(chart, kundli, roles)
  return { chart, kundli, roles, strengths, order: byStrength(kundli, strengths) }
}

/** Whether a graha looks at a house from the lagna; being in it is not looking at it. */
export const looksAtHouse = ({ kundli }: Seen, id: GrahaId, house: number): boolean =>
  aspects(id, kundli.graha(id).sign, signOfHouse(house, kundli.ascendant))

/**
 * A chart seen from another of its houses as if that were the lagna, the way the life of a relative is read (bhavat bhavam; houses of
 * relatives after BPHS 11-12). Bindus, divisional charts, yogas and periods stay those of the birth.
 */
export function turned(chart: Chart, house: number): Chart {
  const sign = signOfHouse(house, chart.ascendant.sign)
  const grahas = chart.grahas.map((graha) => ({ ...graha, house: houseOf(graha.sign, sign) }))
  const kundli = kundliOf(chart)
  return {
    ...chart,
    ascendant: { ...chart.ascendant, sign },
    grahas,
    houses: houses(
      sign,
      forEachGraha((id) => kundli.graha(id).sign),
    ),
  }
}
