import { signOf } from './signs.ts'
import { GRAHAS, type GrahaId, type VargaSigns } from './types.ts'

/** First navamsa of a fiery, earthy, airy and watery sign (Brihat Parashara Hora Shastra 6.12). */
const NAVAMSA_START = [0, 9, 6, 3] as const

/** Sign 0..11 in the navamsa chart (D9) of a longitude. */
export function navamsaSign(lon: number): number {
  const sign = signOf(lon)
  const part = Math.floor(((lon - 30 * sign) * 9) / 30)
  return ((NAVAMSA_START[sign % 4] ?? 0) + part) % 12
}

/** One divisional chart: the rule applied to the ascendant and to every graha. */
export function vargaSigns(
  rule: (lon: number) => number,
  ascendant: number,
  lonOf: (id: GrahaId) => number,
): VargaSigns {
  const signs: VargaSigns = {
    ascendant: rule(ascendant),
    sun: 0,
    moon: 0,
    mars: 0,
    mercury: 0,
    jupiter: 0,
    venus: 0,
    saturn: 0,
    rahu: 0,
    ketu: 0,
  }
  for (const id of GRAHAS) signs[id] = rule(lonOf(id))
  return signs
}
