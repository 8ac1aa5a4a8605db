import { GRAHAS, type GrahaId, type House } from '#types.ts'
import { aspects } from './aspects.ts'
import { lordOf } from './signs.ts'

export const KENDRA: readonly number[] = [1, 4, 7, 10]
export const TRIKONA: readonly number[] = [1, 5, 9]
export const DUSTHANA: readonly number[] = [6, 8, 12]
export const UPACHAYA: readonly number[] = [3, 6, 10, 11]

/** House 1..12 of `sign` counted from `fromSign`, which is itself the first. */
export const houseOf = (sign: number, fromSign: number): number => ((sign - fromSign + 12) % 12) + 1

/** Sign 0..11 of the house 1..12 counted from `fromSign`. */
export const signOfHouse = (house: number, fromSign: number): number => (fromSign + house - 1) % 12

/** The twelve whole-sign houses from the ascendant's sign. */
export function houses(ascendantSign: number, signs: Readonly<Record<GrahaId, number>>): House[] {
  return Array.from({ length: 12 }, (_, index) => {
    const sign = signOfHouse(index + 1, ascendantSign)
    return {
      house: index + 1,
      sign,
      lord: lordOf(sign),
      occupants: GRAHAS.filter((id) => signs[id] === sign),
      aspected_by: GRAHAS.filter((id) => aspects(id, signs[id], sign)),
    }
  })
}
