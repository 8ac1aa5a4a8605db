import { type GrahaId, VARGAS, type VargaId } from '#ids.ts'
import { at } from '#names.ts'
import type { VargaSigns } from '#types.ts'
import { signOf } from './signs.ts'

/** Sign of the part `part` (0-based) of the sign `sign`, before it is brought into 0..11. */
type Rule = (sign: number, part: number) => number

const isOdd = (sign: number): boolean => sign % 2 === 0

/** Parts counted onward from a sign that the kind of sign decides: by mode (3 kinds), by element (4), by odd and even (2). */
const from =
  (starts: readonly number[]): Rule =>
  (sign, part) =>
    at(starts, sign % starts.length) + part

/** Parts counted from the sign itself, `step` signs apart; for even signs from `shift` signs on. */
const fromItself =
  (step: number, shift = 0): Rule =>
  (sign, part) =>
    sign + (isOdd(sign) ? 0 : shift) + step * part

const HORA: readonly (readonly number[])[] = [
  [4, 3],
  [3, 4],
]

/** Equal divisions: number of parts and rule (Brihat Parashara Hora Shastra 6; Narasimha Rao, Integrated Approach, 6). */
const EQUAL: Readonly<Record<Exclude<VargaId, 'd30'>, { parts: number; rule: Rule }>> = {
  d2: { parts: 2, rule: (sign, part) => at(at(HORA, sign % 2), part) },
  d3: { parts: 3, rule: fromItself(4) },
  d4: { parts: 4, rule: fromItself(3) },
  d7: { parts: 7, rule: fromItself(1, 6) },
  d9: { parts: 9, rule: from([0, 9, 6, 3]) },
  d10: { parts: 10, rule: fromItself(1, 8) },
  d12: { parts: 12, rule: fromItself(1) },
  d16: { parts: 16, rule: from([0, 4, 8]) },
  d20: { parts: 20, rule: from([0, 8, 4]) },
  d24: { parts: 24, rule: from([4, 3]) },
  d27: { parts: 27, rule: from([0, 3, 6, 9]) },
  d40: { parts: 40, rule: from([0, 6]) },
  d45: { parts: 45, rule: from([0, 4, 8]) },
  d60: { parts: 60, rule: fromItself(1) },
}

/** Trimshamsha: end of each unequal part in degrees and its sign, for odd and for even signs. */
const TRIMSHAMSHA: readonly (readonly (readonly [number, number])[])[] = [
  [
    [5, 0],
    [10, 10],
    [18, 8],
    [25, 2],
    [30, 6],
  ],
  [
    [5, 1],
    [12, 5],
    [20, 11],
    [25, 9],
    [30, 7],
  ],
]

function trimshamsha(sign: number, degree: number): number {
  const parts = at(TRIMSHAMSHA, sign % 2)
  const part = parts.find(([end]) => degree < end) ?? at(parts, parts.length - 1)
  return part[1]
}

/** Sign 0..11 of a sidereal longitude 0 <= lon < 360 in a divisional chart. */
export function vargaSign(varga: VargaId, lon: number): number {
  const sign = signOf(lon)
  const degree = lon - 30 * sign
  if (varga === 'd30') return trimshamsha(sign, degree)
  const { parts, rule } = EQUAL[varga]
  return rule(sign, Math.floor((degree * parts) / 30)) % 12
}

/** Degrees inside a sign at which a divisional chart goes on to its next part, 0 excluded and 30 included. */
export function vargaEdges(varga: VargaId, sign: number): number[] {
  if (varga === 'd30') return at(TRIMSHAMSHA, sign % 2).map(([end]) => end)
  const { parts } = EQUAL[varga]
  return Array.from({ length: parts }, (_, index) => ((index + 1) * 30) / parts)
}

/** Sign 0..11 in the navamsa chart (D9) of a longitude. */
export const navamsaSign = (lon: number): number => vargaSign('d9', lon)

/** One divisional chart: the rule applied to the ascendant and to every graha. */
function vargaSigns(varga: VargaId, ascendant: number, lons: Readonly<Record<GrahaId, number>>): VargaSigns {
  return {
    ascendant: vargaSign(varga, ascendant),
    sun: vargaSign(varga, lons.sun),
    moon: vargaSign(varga, lons.moon),
    mars: vargaSign(varga, lons.mars),
    mercury: vargaSign(varga, lons.mercury),
    jupiter: vargaSign(varga, lons.jupiter),
    venus: vargaSign(varga, lons.venus),
    saturn: vargaSign(varga, lons.saturn),
    rahu: vargaSign(varga, lons.rahu),
    ketu: vargaSign(varga, lons.ketu),
  }
}

/** A record with one entry for each divisional chart. */
export function forEachVarga<T>(make: (varga: VargaId) => T): Record<VargaId, T> {
  const [d2, d3, d4, d7, d9, d10, d12, d16, d20, d24, d27, d30, d40, d45, d60] = VARGAS
  return {
    d2: make(d2),
    d3: make(d3),
    d4: make(d4),
    d7: make(d7),
    d9: make(d9),
    d10: make(d10),
    d12: make(d12),
    d16: make(d16),
    d20: make(d20),
    d24: make(d24),
    d27: make(d27),
    d30: make(d30),
    d40: make(d40),
    d45: make(d45),
    d60: make(d60),
  }
}

/** All divisional charts of a birth from the longitudes of its ascendant and grahas, degrees. */
export const vargas = (ascendant: number, lons: Readonly<Record<GrahaId, number>>): Record<VargaId, VargaSigns> =>
  forEachVarga((varga) => vargaSigns(varga, ascendant, lons))
