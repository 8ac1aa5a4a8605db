import type { Chart, GrahaId } from '@dhruva/contract'
import { GrahaId as GrahaIds } from '@dhruva/contract'

/** The part of a kundli page that a link asks for. */
export type Target = {
  section: 'graha' | 'house' | 'dasha' | 'panchang'
  house: number | null
  graha: GrahaId | null
  transit: boolean
}

const grahaNamed = (id: string): GrahaId | null => GrahaIds.options.find((known) => known === id) ?? null

const houseOf = (chart: Chart, graha: GrahaId) => chart.grahas.find((one) => one.id === graha)?.house ?? null

/**
 * Reads `graha.moon`, `transit.saturn`, `house.4`, `lagna.lagna`, `dasha.antar`, `panchang.tithi` (the ids of the facts of an
 * answer). Null when it names nothing that is here.
 */
export const targetOf = (open: string | null, chart: Chart): Target | null => {
  const [kind, id = ''] = (open ?? '').split('.')
  const graha = grahaNamed(id)
  if ((kind === 'graha' || kind === 'transit') && graha)
    return { section: 'graha', house: houseOf(chart, graha), graha, transit: kind === 'transit' }
  if (kind === 'lagna') return { section: 'house', house: 1, graha: null, transit: false }
  const house = Number(id)
  if (kind === 'house' && Number.isInteger(house) && house >= 1 && house <= 12)
    return { section: 'house', house, graha: null, transit: false }
  if (kind === 'dasha' || kind === 'panchang') return { section: kind, house: null, graha: null, transit: false }
  return null
}
