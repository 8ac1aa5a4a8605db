import { type Classical, isClassical } from '#ids.ts'
import { at } from '#names.ts'
import type { Dignity, Graha } from '#types.ts'
import { houseOf } from '#zodiac/houses.ts'
import { lordOf } from '#zodiac/signs.ts'
import type { YearCandidate, YearLord, YearOffice } from './types.ts'

/** Lord of the year's ascendant by the three-sign rule, signs 0..11, by day and by night (Tajika Neelakanthi). */
// biome-ignore format: twelve signs a line
const TRIRASHI: Readonly<Record<'day' | 'night', readonly Classical[]>> = {
  day:   ['sun', 'venus', 'saturn', 'venus', 'jupiter', 'moon', 'mercury', 'mars', 'saturn', 'mars', 'jupiter', 'moon'],
  night: ['jupiter', 'moon', 'mercury', 'mars', 'sun', 'venus', 'saturn', 'venus', 'saturn', 'mars', 'jupiter', 'moon'],
}

/** Places from which the ascendant is looked at in Tajika. */
const LOOKING: readonly number[] = [1, 3, 4, 5, 7, 9, 10, 11]

const BEST_FIRST: readonly Dignity[] = [
  'exalted',
  'moolatrikona',
  'own',
  'great_friend',
  'friend',
  'neutral',
  'enemy',
  'great_enemy',
  'debilitated',
]

function ruler(sign: number): Classical {
  const lord = lordOf(sign)
  if (!isClassical(lord)) throw new RangeError(`${lord} rules no sign`)
  return lord
}

export type YearSky = {
  natalAscendant: number
  yearAscendant: number
  munthaSign: number
  isDay: boolean
  grahas: readonly Graha[]
}

function candidatesOf(sky: YearSky): YearCandidate[] {
  const graha = (id: Classical): Graha => {
    const found = sky.grahas.find((each) => each.id === id)
    if (!found) throw new RangeError(`a chart without ${id}`)
    return found
  }
  const light = graha(sky.isDay ? 'sun' : 'moon')
  const offices: [YearOffice, Classical][] = [
    ['natal_ascendant', ruler(sky.natalAscendant)],
    ['year_ascendant', ruler(sky.yearAscendant)],
    ['muntha', ruler(sky.munthaSign)],
    ['day_or_night', ruler(light.sign)],
    ['trirashi', at(TRIRASHI[sky.isDay ? 'day' : 'night'], sky.yearAscendant)],
  ]
  return [...Map.groupBy(offices, ([, holder]) => holder)].map(([holder, held]) => {
    const { sign, dignity } = graha(holder)
    const house = houseOf(sign, sky.yearAscendant)
    return {
      graha: holder,
      offices: held.map(([office]) => office),
      house,
      dignity,
      aspects_ascendant: LOOKING.includes(house),
    }
  })
}

/**
 * Lord of the year (varsheshwara): of the five office-holders that look at the year's ascendant the one of best dignity,
 * ties to the lord of the muntha, else in the order of the offices; when none looks, the lord of the muntha.
 */
export function yearLord(sky: YearSky): YearLord {
  const candidates = candidatesOf(sky)
  const rank = ({ dignity }: YearCandidate) => BEST_FIRST.indexOf(dignity)
  const looking = candidates.filter(({ aspects_ascendant }) => aspects_ascendant)
  const least = Math.min(...looking.map(rank))
  const best = looking.filter((each) => rank(each) === least)
  const [first, ...others] = best
  if (!first) return { graha: ruler(sky.munthaSign), chosen_by: 'no_aspect', candidates }
  if (others.length === 0) return { graha: first.graha, chosen_by: 'dignity', candidates }
  const ofMuntha = best.find(({ offices }) => offices.includes('muntha'))
  if (ofMuntha) return { graha: ofMuntha.graha, chosen_by: 'tie_to_muntha_lord', candidates }
  return { graha: first.graha, chosen_by: 'tie_in_order', candidates }
}
