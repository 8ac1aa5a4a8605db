import { GRAHAS, type GrahaId, SEVEN } from '#ids.ts'
import { at } from '#names.ts'
import type { Chart } from '#types.ts'
import { kundliOf } from '#yoga/kundli.ts'
import { signOfHouse } from '#zodiac/houses.ts'
import { lordOf } from '#zodiac/signs.ts'
import type { Judgement } from './types.ts'

/** Whose deity a person is drawn to. */
export type Deity = {
  /** the stronger of the lords of 5 (mantra) and 9 (dharma), and which house it is for */
  graha: GrahaId
  house: 5 | 9
  /** the graha of the farthest in sign, its navamsa sign, and who is in the twelfth from there in the navamsa; its lord when nobody is */
  karakamsha: { atmakaraka: GrahaId; sign: number; twelfth: GrahaId; isEmpty: boolean }
}

const signOf = (chart: Chart, id: GrahaId): number => chart.vargas.d9[id]

/**
 * The graha of worship: by the lords of 5 and 9 (BPHS 16, 20), and by the twelfth from the karakamsha (Jaimini 1.2; BPHS 33). The
 * atmakaraka is taken from the seven.
 */
export function deityGraha(judgement: Judgement, chart: Chart): Deity {
  const kundli = kundliOf(chart)
  const strength = (id: GrahaId) => judgement.strengths[id].value
  const [fifth, ninth] = [kundli.lord(5), kundli.lord(9)]
  const house = strength(ninth) > strength(fifth) ? 9 : 5
  const [atmakaraka] = SEVEN.toSorted((a, b) => kundli.graha(b).degree - kundli.graha(a).degree)
  const sign = signOf(chart, atmakaraka ?? 'sun')
  const twelfth = signOfHouse(12, sign)
  const [occupant] = GRAHAS.filter((id) => signOf(chart, id) === twelfth).toSorted((a, b) => strength(b) - strength(a))
  return {
    graha: house === 9 ? ninth : fifth,
    house,
    karakamsha: {
      atmakaraka: atmakaraka ?? 'sun',
      sign,
      twelfth: occupant ?? lordOf(twelfth),
      isEmpty: occupant === undefined,
    },
  }
}

export type Direction = 'east' | 'south_east' | 'south' | 'south_west' | 'west' | 'north_west' | 'north' | 'north_east'
/** What custom gives a graha: its number, weekday (0 = Sunday) and direction (BPHS 3; numbers are modern practice). */
export type Custom = { number: number; weekday: number; direction: Direction }

// biome-ignore format: a graha a line
export const CUSTOMS: Readonly<Record<GrahaId, Custom>> = {
  sun:     { number: 1, weekday: 0, direction: 'east' },
  moon:    { number: 2, weekday: 1, direction: 'north_west' },
  mars:    { number: 9, weekday: 2, direction: 'south' },
  mercury: { number: 5, weekday: 3, direction: 'north' },
  jupiter: { number: 3, weekday: 4, direction: 'north_east' },
  venus:   { number: 6, weekday: 5, direction: 'south_east' },
  saturn:  { number: 8, weekday: 6, direction: 'west' },
  rahu:    { number: 4, weekday: 6, direction: 'south_west' },
  ketu:    { number: 7, weekday: 2, direction: 'north_east' },
}

/** The graha of a person's number, colour, day and direction: the lord of the lagna, with what custom gives it. */
export function luckyGraha(chart: Chart): Custom & { graha: GrahaId } {
  const graha = at(chart.houses, 0).lord
  return { graha, ...CUSTOMS[graha] }
}
