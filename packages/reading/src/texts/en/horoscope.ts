import type { GrahaId, ScoreId, TithiGroup } from '@dhruva/jyotish'
import type { HouseEffects } from '#texts/forms/effects.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { JUPITER_EFFECTS } from './effects/jupiter-data.ts'
import { KETU_EFFECTS } from './effects/ketu-data.ts'
import { MARS_EFFECTS } from './effects/mars-data.ts'
import { MERCURY_EFFECTS } from './effects/mercury-data.ts'
import { MOON_EFFECTS } from './effects/moon-data.ts'
import { RAHU_EFFECTS } from './effects/rahu-data.ts'
import { SATURN_EFFECTS } from './effects/saturn-data.ts'
import { SUN_EFFECTS } from './effects/sun-data.ts'
import { VENUS_EFFECTS } from './effects/venus-data.ts'
import { gist } from './horoscope-gist.ts'
import { marks } from './horoscope-marks.ts'
import { OPENINGS } from './horoscope-openings-data.ts'
import { capital, the, weekday } from './horoscope-words.ts'
import { area, house, nth } from './vocab.ts'

const FIELDS: Readonly<Record<ScoreId, string>> = {
  overall: 'the day as a whole',
  love: 'love',
  career: 'work',
  money: 'money',
  health: 'well-being',
  family: 'family life',
}

/** How much of a day something holds. */
export type DayPart = 'most' | 'first'
const PARTS: Readonly<Record<DayPart, string>> = { most: 'for most of the day', first: 'in the first half of the day' }

/** `2:20 pm` of minutes since midnight */
const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

const EFFECTS: Readonly<Record<GrahaId, HouseEffects>> = {
  sun: SUN_EFFECTS,
  moon: MOON_EFFECTS,
  mars: MARS_EFFECTS,
  mercury: MERCURY_EFFECTS,
  jupiter: JUPITER_EFFECTS,
  venus: VENUS_EFFECTS,
  saturn: SATURN_EFFECTS,
  rahu: RAHU_EFFECTS,
  ketu: KETU_EFFECTS,
}

export const horoscope = {
  effects: EFFECTS,
  openings: OPENINGS,
  marks,
  gist,
  clock,
  /** `8th house`, with the name that the Moon's stay there has */
  place: (h: number, isChandrashtama: boolean) => `${house(h)}${isChandrashtama ? ' (Chandrashtama)' : ''}`,
  /** A graha in a house of the sign, `at` being the house with its name. */
  inHouse: (variant: number, graha: string, at: string, h: number, effect: string) =>
    pickVariant(variant, [
      `With ${the(graha)} in your ${at}, ${effect}.`,
      `${capital(effect)}: ${the(graha)} is passing your ${at}.`,
      `${capital(the(graha))} is in your ${at}, the place of ${area(h)}: ${effect}.`,
      `While ${the(graha)} stays in your ${at}, ${effect}.`,
      `${capital(the(graha))} travels through your ${at}: ${effect}.`,
      `Your ${at} holds ${the(graha)}: ${effect}.`,
      `As ${the(graha)} moves through your ${at}, ${effect}.`,
      `Since ${the(graha)} is in your ${at}, ${effect}.`,
      `${capital(the(graha))} is now in your ${at}: ${effect}.`,
    ]),
  /** A graha in a good house where the score is no high one. */
  help: (variant: number, graha: string, at: string, effect: string) =>
    pickVariant(variant, [
      `${capital(the(graha))} in your ${at} is on your side: ${effect}.`,
      `Help comes from ${the(graha)} in your ${at}: ${effect}.`,
      `${capital(the(graha))} in your ${at} makes things easier: ${effect}.`,
    ]),
  /** The Moon in the eighth house where the score is a good one. */
  care: (variant: number, graha: string, at: string, effect: string) =>
    pickVariant(variant, [
      `Only ${the(graha)} in your ${at} asks for a slower pace: ${effect}.`,
      `Even so, ${the(graha)} is in your ${at}: ${effect}.`,
      `With ${the(graha)} in your ${at}, though, ${effect}.`,
      `What asks for patience here is ${the(graha)} in your ${at}: ${effect}.`,
      `${capital(the(graha))} in your ${at} has one request: ${effect}.`,
    ]),
  untilIn: (variant: number, until: string, graha: string, at: string, effect: string) =>
    pickVariant(variant, [
      `Until ${until} ${the(graha)} is in your ${at}: ${effect}.`,
      `${capital(the(graha))} stays in your ${at} until ${until}: ${effect}.`,
      `With ${the(graha)} in your ${at} until ${until}, ${effect}.`,
    ]),
  fromIn: (variant: number, from: string, graha: string, at: string, effect: string) =>
    pickVariant(variant, [
      `From ${from} ${the(graha)} is in your ${at}: ${effect}.`,
      `${capital(the(graha))} enters your ${at} at ${from}: ${effect}.`,
      `With ${the(graha)} in your ${at} from ${from}, ${effect}.`,
    ]),
  /** A graha that is in the house for a part of the day. */
  forPart: (variant: number, part: DayPart, graha: string, at: string, effect: string) =>
    pickVariant(variant, [
      `${capital(PARTS[part])} ${the(graha)} is in your ${at}: ${effect}.`,
      `With ${the(graha)} in your ${at} ${PARTS[part]}, ${effect}.`,
      `${capital(the(graha))} is in your ${at} ${PARTS[part]}: ${effect}.`,
    ]),
  /** Into the next house within the day. */
  passing: (time: string, graha: string, from: number, into: string, effect: string) =>
    `At ${time} ${the(graha)} moves from your ${house(from)} to your ${into}: ${effect}.`,
  facts: {
    score: (field: ScoreId, score: number) => `Score of ${FIELDS[field]}: ${score} of 100`,
    transit: (graha: string, inSign: string, h: number, sign: string, span: string, state: string) =>
      `${graha} in ${inSign} passes the ${nth(h)} house from ${sign}${span}: ${state}`,
    good: 'a good house for its transit',
    bad: 'not one of its good houses in transit',
    obstructed: (by: string) => `a good house for its transit, obstructed by ${by}`,
    span: (from: string | null, until: string | null) =>
      `${from === null ? '' : `, from ${from}`}${until === null ? '' : `${from === null ? '' : ','} until ${until}`}`,
    moment: (time: string, date: string) => `${time} on ${date}`,
    inKeyHouse: (graha: string, h: number, sign: string, span: string, field: ScoreId) =>
      `${graha} stands in the ${nth(h)} house from ${sign}${span}; ${FIELDS[field]} is read from this house`,
    aspect: (graha: string, from: number, h: number, sign: string, field: ScoreId) =>
      `${graha} in the ${nth(from)} house looks on the ${nth(h)} house from ${sign}, from which ${FIELDS[field]} is read`,
    nakshatra: (name: string) => `The Moon at noon is in ${name}`,
    station: (graha: string, turns: 'retrograde' | 'direct', h: number, sign: string, at: string) =>
      `${graha} turns ${turns} in the ${nth(h)} house from ${sign} at ${at}`,
    phase: (phase: 'new_moon' | 'full_moon', h: number, sign: string, at: string) =>
      `The ${phase === 'full_moon' ? 'full' : 'new'} Moon falls in the ${nth(h)} house from ${sign} at ${at}`,
    meeting: (graha: string, way: 'joins' | 'faces', h: number, sign: string, at: string) =>
      `The Moon in the ${nth(h)} house from ${sign} is ${way === 'joins' ? 'with' : 'opposite'} ${graha} at ${at}`,
    weekday: (vara: number, dayLord: string, lord: string, sign: string, relation: 'lord' | 'friend' | 'enemy') => {
      if (relation === 'lord') return `${weekday(vara)} is ruled by ${dayLord}, the lord of ${sign}`
      const how = relation === 'friend' ? 'a natural friend' : 'a natural enemy'
      return `${weekday(vara)} is ruled by ${dayLord}, ${how} of ${lord}, the lord of ${sign}`
    },
    tithi: (tithi: string, group: TithiGroup) =>
      `The tithi at noon is ${tithi}, ${
        group === 'purnima' ? 'the full Moon' : group === 'amavasya' ? 'the new Moon' : `of the ${capital(group)} group`
      }`,
  },
}

export type HoroscopeTexts = typeof horoscope
