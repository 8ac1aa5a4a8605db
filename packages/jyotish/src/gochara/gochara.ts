import { type Classical, GRAHAS, type GrahaId, isClassical } from '#ids.ts'
import type { Chart } from '#types.ts'
import { houseOf } from '#zodiac/houses.ts'
import { signsAt } from './sky-moments.ts'
import { type Gochara, gocharaOf, plainValue, weightedValue } from './vedha.ts'

export type GocharaGraha = Gochara & {
  id: GrahaId
  sign: number
  /** house from the natal ascendant, to be read by its meaning and not by the table of the Moon */
  house_from_ascendant: number
  /** own bindus in the sign; null for the nodes */
  bindus: number | null
  /** +1, 0 or -1 weighted by the bindus: from -1.5 to 1.5 */
  value: number
}

/** The transits of an instant from the natal Moon, with vedha and with the chart's own bindus. */
export function gochara(chart: Chart, when: Date): GocharaGraha[] {
  const signs = signsAt(when.getTime(), chart.conventions)
  const bav: Record<Classical, readonly number[]> = chart.ashtakavarga.bav
  return GRAHAS.map((id) => {
    const sign = signs[id]
    const found = gocharaOf(id, signs, chart.moon_sign)
    return {
      id,
      sign,
      ...found,
      house_from_ascendant: houseOf(sign, chart.ascendant.sign),
      bindus: isClassical(id) ? (bav[id][sign] ?? 0) : null,
      value: weightedValue(id, plainValue(found), sign, bav),
    }
  })
}
