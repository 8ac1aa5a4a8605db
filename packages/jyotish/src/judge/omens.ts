import type { GrahaId } from '#ids.ts'
import { at } from '#names.ts'
import { bondsOf } from '#yoga/kundli.ts'
import { SIGNS } from '#zodiac/signs.ts'
import type { Piece } from './pieces.ts'
import { looksAtHouse, type Seen } from './seen.ts'
import type { MatterReason } from './types.ts'

/** A circumstance of the chart or the running period that speaks for one way. */
export type Omen = (seen: Seen, running: Piece) => MatterReason | null

/** What one omen adds to a promise of -1..1. */
const STEP = 0.2
const STRONG = 0.6
const WEAK = 0.4

const omen = (what: MatterReason['what'], graha: GrahaId, house: number | null): MatterReason => ({
  what,
  graha,
  house,
  weight: STEP,
})

/** A graha in one of these houses. */
export const sits =
  (graha: GrahaId, ...houses: readonly number[]): Omen =>
  ({ kundli }) =>
    houses.includes(kundli.house(graha)) ? omen('occupant', graha, kundli.house(graha)) : null

const looks =
  (graha: GrahaId, ...houses: readonly number[]): Omen =>
  (seen) => {
    const house = houses.find((each) => looksAtHouse(seen, graha, each))
    return house === undefined ? null : omen('aspect', graha, house)
  }

/** A graha in one of these houses, or looking at one. */
export const on =
  (graha: GrahaId, ...houses: readonly number[]): Omen =>
  (seen, running) =>
    sits(graha, ...houses)(seen, running) ?? looks(graha, ...houses)(seen, running)

/** The lord of a house in one of these places. */
export const lordIn =
  (house: number, ...places: readonly number[]): Omen =>
  ({ kundli }) => {
    const lord = kundli.lord(house)
    return places.includes(kundli.house(lord)) ? omen('lord', lord, house) : null
  }

export const lordStrong =
  (house: number): Omen =>
  ({ kundli, strengths }) => {
    const lord = kundli.lord(house)
    return strengths[lord].value >= STRONG ? omen('lord', lord, house) : null
  }

export const lordWeak =
  (house: number): Omen =>
  ({ kundli, strengths }) => {
    const lord = kundli.lord(house)
    return strengths[lord].value < WEAK ? omen('lord', lord, house) : null
  }

/** The lords of two houses are one, or are bound to each other. */
export const lordsBound =
  (one: number, other: number): Omen =>
  ({ kundli }) => {
    const [a, b] = [kundli.lord(one), kundli.lord(other)]
    return a === b || bondsOf(kundli, a, b).length > 0 ? omen('lord', a, one) : null
  }

/** A graha in the sign of one of the others. */
export const together =
  (graha: GrahaId, ...others: readonly GrahaId[]): Omen =>
  ({ kundli }) =>
    others.some((other) => kundli.together(graha, other)) ? omen('karaka', graha, null) : null

export const strong =
  (graha: GrahaId): Omen =>
  ({ strengths }) =>
    strengths[graha].value >= STRONG ? omen('karaka', graha, null) : null

export const weak =
  (graha: GrahaId): Omen =>
  ({ strengths }) =>
    strengths[graha].value < WEAK ? omen('karaka', graha, null) : null

/** The antardasha or mahadasha of one of these. */
export const runs =
  (...grahas: readonly GrahaId[]): Omen =>
  (_, { antar, maha }) => {
    const graha = [antar, maha].find((each) => grahas.includes(each))
    return graha ? omen('karaka', graha, null) : null
  }

/** The antardasha or mahadasha of a lord of one of these houses. */
export const lordRuns =
  (...houses: readonly number[]): Omen =>
  ({ roles }, { antar, maha }) => {
    for (const graha of [antar, maha]) {
      const house = roles[graha].rules.find((each) => houses.includes(each))
      if (house !== undefined) return omen('lord', graha, house)
    }
    return null
  }

/** A movable tenth changes easily, a fixed one holds. */
export const modeOfTenth =
  (mode: 'movable' | 'fixed'): Omen =>
  ({ kundli }) =>
    at(SIGNS, (kundli.ascendant + 9) % 12).mode === mode ? omen('lord', kundli.lord(10), 10) : null

/** The lord of one house is stronger than that of another. */
export const stronger =
  (house: number, than: number): Omen =>
  ({ kundli, strengths }) => {
    const [one, other] = [kundli.lord(house), kundli.lord(than)]
    return strengths[one].value > strengths[other].value ? omen('lord', one, house) : null
  }

/** Elders, the ninth, have a hand in love. */
export const venusWithNinthLord: Omen = ({ kundli }) =>
  kundli.lord(9) !== 'venus' && kundli.together('venus', kundli.lord(9)) ? omen('karaka', 'venus', 9) : null

/** Mars and the lord of the lagna strong: one who stands on his own feet. */
export const able: Omen = ({ kundli, strengths }) =>
  strengths.mars.value >= STRONG && strengths[kundli.lord(1)].value >= STRONG ? omen('karaka', 'mars', null) : null
