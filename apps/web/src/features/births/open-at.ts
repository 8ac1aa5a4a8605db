import { type Chart, type GrahaId, GrahaId as GrahaIds } from '@dhruva/contract'
import type { CertainChart, Varga } from '@dhruva/contract/drawing'

/** The part of a kundli page that a link asks for. */
export type Target = {
  section: 'graha' | 'house' | 'dasha' | 'panchang' | 'yoga' | 'dosha' | 'saturn' | 'bindus' | 'varga'
  /** the divisional chart to show; the birth chart without it */
  varga?: Varga
  house: number | null
  graha: GrahaId | null
  /** which yoga of the part */
  yoga?: string
  transit: boolean
}

const grahaNamed = (id: string): GrahaId | null => GrahaIds.options.find((known) => known === id) ?? null

/** Kinds of facts that stand in a part of their own. */
const PARTS: Readonly<Record<string, Target['section']>> = {
  dasha: 'dasha',
  panchang: 'panchang',
  yoga: 'yoga',
  dosha: 'dosha',
  manglik: 'dosha',
  sade_sati: 'saturn',
  ashtakavarga: 'bindus',
}

const houseOf = (chart: Chart, graha: GrahaId) => chart.grahas.find((one) => one.id === graha)?.house ?? null

/**
 * Reads `graha.moon`, `transit.saturn`, `house.4`, `lagna.lagna`, `dasha.antar`, `panchang.tithi`, `yoga.raja`,
 * `dosha.sade_sati`, `varga.d10` (what the facts of an answer open). Null when it names nothing that is here.
 */
export const targetOf = (
  open: string | null,
  { chart, vargas }: Pick<CertainChart, 'chart' | 'vargas'>,
): Target | null => {
  const [kind, id = ''] = (open ?? '').split('.')
  const graha = grahaNamed(id)
  if ((kind === 'graha' || kind === 'transit') && graha)
    return { section: 'graha', house: houseOf(chart, graha), graha, transit: kind === 'transit' }
  if (kind === 'lagna') return { section: 'house', house: 1, graha: null, transit: false }
  const house = Number(id)
  if (kind === 'house' && Number.isInteger(house) && house >= 1 && house <= 12)
    return { section: 'house', house, graha: null, transit: false }
  const varga = kind === 'varga' ? vargas.find((known) => known === id) : undefined
  if (varga) return { section: 'varga', varga, house: null, graha: null, transit: false }
  if (kind !== 'varga' && id === 'sade_sati') return { section: 'saturn', house: null, graha: null, transit: false }
  const section = PARTS[kind ?? '']
  if (!section) return null
  return { section, house: null, graha: null, transit: false, ...(section === 'yoga' && id !== '' ? { yoga: id } : {}) }
}
