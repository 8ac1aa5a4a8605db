import type { GrahaId } from '#ids.ts'
import { at } from '#names.ts'
import { bondsOf } from '#yoga/kundli.ts'
import { SIGNS } from '#zodiac/signs.ts'
import type { MatterRule } from './matters-data.ts'
import type { Piece } from './pieces.ts'
import { looksAtHouse, type Seen } from './seen.ts'
import type { Choice, MatterReason } from './types.ts'

/** A circumstance of the chart or the running period that speaks for one way. */
export type Omen = (seen: Seen, running: Piece) => MatterReason | null
/** One way of a choice: what it is judged from as a matter, and the omens that speak for it. */
export type Way = MatterRule & { omens: readonly Omen[] }

const STEP = 0.2
const STRONG = 0.6
const WEAK = 0.4

const omen = (what: MatterReason['what'], graha: GrahaId, house: number | null): MatterReason => ({
  what,
  graha,
  house,
  weight: STEP,
})

const sits =
  (graha: GrahaId, ...houses: readonly number[]): Omen =>
  ({ kundli }) =>
    houses.includes(kundli.house(graha)) ? omen('occupant', graha, kundli.house(graha)) : null

const looks =
  (graha: GrahaId, ...houses: readonly number[]): Omen =>
  (seen) => {
    const house = houses.find((each) => looksAtHouse(seen, graha, each))
    return house === undefined ? null : omen('aspect', graha, house)
  }

const on =
  (graha: GrahaId, ...houses: readonly number[]): Omen =>
  (seen, running) =>
    sits(graha, ...houses)(seen, running) ?? looks(graha, ...houses)(seen, running)

const lordIn =
  (house: number, ...places: readonly number[]): Omen =>
  ({ kundli }) => {
    const lord = kundli.lord(house)
    return places.includes(kundli.house(lord)) ? omen('lord', lord, house) : null
  }

const lordStrong =
  (house: number): Omen =>
  ({ kundli, strengths }) => {
    const lord = kundli.lord(house)
    return strengths[lord].value >= STRONG ? omen('lord', lord, house) : null
  }

const lordWeak =
  (house: number): Omen =>
  ({ kundli, strengths }) => {
    const lord = kundli.lord(house)
    return strengths[lord].value < WEAK ? omen('lord', lord, house) : null
  }

const lordsBound =
  (one: number, other: number): Omen =>
  ({ kundli }) => {
    const [a, b] = [kundli.lord(one), kundli.lord(other)]
    return a === b || bondsOf(kundli, a, b).length > 0 ? omen('lord', a, one) : null
  }

const together =
  (graha: GrahaId, ...others: readonly GrahaId[]): Omen =>
  ({ kundli }) =>
    others.some((other) => kundli.together(graha, other)) ? omen('karaka', graha, null) : null

const strong =
  (graha: GrahaId): Omen =>
  ({ strengths }) =>
    strengths[graha].value >= STRONG ? omen('karaka', graha, null) : null

const weak =
  (graha: GrahaId): Omen =>
  ({ strengths }) =>
    strengths[graha].value < WEAK ? omen('karaka', graha, null) : null

const runs =
  (...grahas: readonly GrahaId[]): Omen =>
  (_, { antar, maha }) => {
    const graha = [antar, maha].find((each) => grahas.includes(each))
    return graha ? omen('karaka', graha, null) : null
  }

const lordRuns =
  (...houses: readonly number[]): Omen =>
  ({ roles }, { antar, maha }) => {
    for (const graha of [antar, maha]) {
      const house = roles[graha].rules.find((each) => houses.includes(each))
      if (house !== undefined) return omen('lord', graha, house)
    }
    return null
  }

const modeOfTenth =
  (mode: 'movable' | 'fixed'): Omen =>
  ({ kundli }) =>
    at(SIGNS, (kundli.ascendant + 9) % 12).mode === mode ? omen('lord', kundli.lord(10), 10) : null

const stronger =
  (house: number, than: number): Omen =>
  ({ kundli, strengths }) => {
    const [one, other] = [kundli.lord(house), kundli.lord(than)]
    return strengths[one].value > strengths[other].value ? omen('lord', one, house) : null
  }

const venusWithNinthLord: Omen = ({ kundli }) =>
  kundli.lord(9) !== 'venus' && kundli.together('venus', kundli.lord(9)) ? omen('karaka', 'venus', 9) : null

const able: Omen = ({ kundli, strengths }) =>
  strengths.mars.value >= STRONG && strengths[kundli.lord(1)].value >= STRONG ? omen('karaka', 'mars', null) : null

const LEARNING: Pick<MatterRule, 'support' | 'varga'> = { support: [9], varga: 'd24' }

const SCIENCE: Way = {
  ...LEARNING,
  main: [5, 4],
  karakas: ['mars', 'sun', 'ketu', 'saturn'],
  omens: [on('mars', 4, 5), on('sun', 4, 5), on('saturn', 4, 5), sits('ketu', 4, 5)],
}
const COMMERCE: Way = {
  ...LEARNING,
  main: [2, 11],
  karakas: ['mercury', 'jupiter'],
  omens: [on('mercury', 2, 11), on('jupiter', 2, 11), strong('mercury')],
}
const ARTS: Way = {
  ...LEARNING,
  main: [3, 5],
  karakas: ['venus', 'moon'],
  omens: [on('venus', 3, 5), on('moon', 3, 5), strong('venus')],
}

/** What speaks for the first and what for the second way of each choice (practice; houses and karakas as in the matters). */
export const WAYS: Readonly<Record<Exclude<Choice, 'this_next_year'>, readonly [Way, Way]>> = {
  love_arranged: [
    {
      main: [5, 7],
      support: [11],
      karakas: ['venus', 'rahu'],
      varga: 'd9',
      omens: [lordsBound(5, 7), together('venus', 'rahu', 'mars'), lordIn(5, 7, 1), together('moon', 'venus')],
    },
    {
      main: [7],
      support: [2, 4, 9],
      karakas: ['jupiter'],
      varga: 'd9',
      omens: [lordIn(7, 2, 4, 9), on('jupiter', 7), on('saturn', 7), venusWithNinthLord],
    },
  ],
  job_business: [
    {
      main: [6, 10],
      support: [11],
      karakas: ['saturn', 'sun'],
      varga: 'd10',
      omens: [stronger(6, 7), on('saturn', 10)],
    },
    {
      main: [7, 11],
      support: [3],
      karakas: ['mercury', 'rahu'],
      varga: 'd10',
      omens: [lordIn(7, 1, 10, 11), able],
    },
  ],
  stay_change: [
    {
      main: [10],
      support: [6, 11],
      karakas: ['saturn'],
      varga: 'd10',
      omens: [modeOfTenth('fixed'), lordRuns(6, 10, 11)],
    },
    {
      main: [10, 3],
      support: [9, 12],
      karakas: ['moon', 'rahu'],
      varga: 'd10',
      omens: [modeOfTenth('movable'), lordRuns(3, 9, 12)],
    },
  ],
  home_abroad: [
    {
      main: [4],
      support: [2],
      karakas: ['moon'],
      varga: 'd4',
      omens: [lordStrong(4), lordIn(4, 4, 1), sits('moon', 4, 1)],
    },
    {
      main: [12, 9],
      support: [7],
      karakas: ['rahu'],
      varga: 'd4',
      omens: [sits('rahu', 7, 9, 12), lordIn(4, 6, 8, 12), lordIn(12, 10, 11)],
    },
  ],
  study_work: [
    { ...LEARNING, main: [4, 5], karakas: ['mercury', 'jupiter'], omens: [runs('mercury', 'jupiter')] },
    { main: [10, 6], support: [11], karakas: ['saturn', 'sun'], varga: 'd10', omens: [runs('saturn', 'sun')] },
  ],
  government_private: [
    {
      main: [10, 6],
      support: [9],
      karakas: ['sun'],
      varga: 'd10',
      omens: [sits('sun', 1, 10, 11), strong('sun')],
    },
    {
      main: [11, 10],
      support: [3],
      karakas: ['mercury', 'venus', 'rahu'],
      varga: 'd10',
      omens: [weak('sun'), sits('sun', 12)],
    },
  ],
  science_commerce: [SCIENCE, COMMERCE],
  science_arts: [SCIENCE, ARTS],
  commerce_arts: [COMMERCE, ARTS],
  buy_rent: [
    { main: [4], support: [11], karakas: ['mars'], varga: 'd4', kind: 'home', omens: [lordStrong(4), on('mars', 4)] },
    { main: [12], support: [8], karakas: ['saturn'], varga: 'd4', omens: [lordWeak(4), lordRuns(8, 12)] },
  ],
  sell_keep: [
    { main: [3, 10], support: [12], karakas: ['mars'], varga: 'd4', omens: [lordRuns(3, 10, 12), lordWeak(4)] },
    { main: [4], support: [11], karakas: ['moon'], varga: 'd4', kind: 'home', omens: [lordStrong(4), lordIn(4, 4, 1)] },
  ],
  alone_partner: [
    {
      main: [1, 10],
      support: [3, 11],
      karakas: ['sun', 'mars'],
      varga: 'd10',
      omens: [sits('ketu', 7), sits('sun', 7), sits('saturn', 7), lordStrong(1)],
    },
    {
      main: [7, 11],
      support: [2],
      karakas: ['mercury', 'jupiter'],
      varga: 'd10',
      kind: 'partnership',
      omens: [lordStrong(7), on('jupiter', 7)],
    },
  ],
}
