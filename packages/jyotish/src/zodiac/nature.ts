import { normalize } from '#angles.ts'
import type { GrahaId } from '#types.ts'

/** Natural benefics and malefics without regard to the chart; `natureOf` weighs the Moon and Mercury. */
export const BENEFIC: readonly GrahaId[] = ['moon', 'mercury', 'jupiter', 'venus']
export const MALEFIC: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu']

/**
 * Nature of a graha in a chart: the Moon is benefic while waxing, Mercury unless it shares its sign with a malefic.
 * A waning Moon does not spoil Mercury.
 */
export function natureOf(
  id: GrahaId,
  grahas: readonly { id: GrahaId; lon: number; sign: number }[],
): 'benefic' | 'malefic' {
  const find = (wanted: GrahaId) => grahas.find((graha) => graha.id === wanted)
  if (id === 'moon') {
    const waxing = normalize((find('moon')?.lon ?? 0) - (find('sun')?.lon ?? 0)) < 180
    return waxing ? 'benefic' : 'malefic'
  }
  if (id === 'mercury') {
    const sign = find('mercury')?.sign
    return grahas.some((graha) => MALEFIC.includes(graha.id) && graha.sign === sign) ? 'malefic' : 'benefic'
  }
  return BENEFIC.includes(id) ? 'benefic' : 'malefic'
}
