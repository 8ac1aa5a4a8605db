import type { Code } from '@dhruva/common'
import { dayInIndia, INDIA } from '@dhruva/common'
import {
  aspects,
  type GrahaId,
  gocharaOf,
  houseOf,
  isClassical,
  lordOf,
  naturalRelation,
  type ScoreId,
  type ScoreReason,
  SEVEN,
  signOfHouse,
  TITHI_NAMES,
} from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import { grahaName, nakshatraName, signName } from '#names.ts'
import { horoscope as en } from '#texts/en/horoscope.ts'
import { horoscope as hi } from '#texts/hi/horoscope.ts'
import { type Day, minutesInIndia, type Stay } from './day.ts'
import type { Moment, SkyFact, Stretch } from './types.ts'

export const TEXTS = { en, hi }

export const tithiName = (code: Code, tithi: number): string =>
  TITHI_NAMES[tithi - 1]?.[code === 'hi' ? 'hi' : 'sa'] ?? ''

/** The stay of a graha in the house a reason speaks of; a reason comes from the same sky, so there is one. */
export const stayIn = (day: Day, sign: number, graha: GrahaId, house: number): Stay | undefined =>
  day.stays[graha].find((stay) => stay.sign === signOfHouse(house, sign))

const INDIAN_NOON = 'T06:30:00Z'

/** A change of sign, by the day of India; the clock time where it is the horoscope's own day. */
const momentOf = (instant: string | null | undefined, day: Day): Moment | null => {
  if (!instant) return null
  const date = dayInIndia(new Date(instant))
  return date === day.date ? { date, minutes: minutesInIndia(instant) } : { date }
}

const stretchOf = (stay: Stay | undefined, day: Day): Stretch => ({
  from: momentOf(stay?.from, day),
  until: momentOf(stay?.until, day),
})

type Of<K extends ScoreReason['code']> = Extract<ScoreReason, { code: K }>

/** A graha in its house, with what its transit of that house is worth while the others stand as at noon. */
export const stayFact = (day: Day, moonSign: number, graha: GrahaId, stay: Stay): SkyFact => {
  const signs = { ...day.noon.signs, [graha]: stay.sign }
  const { house, good, obstructed_by } = gocharaOf(graha, signs, moonSign)
  const state = good ? (obstructed_by.length > 0 ? 'obstructed' : 'good') : 'bad'
  return transitFact({ code: 'transit', graha, house, state, obstructed_by, points: 0 }, day, moonSign)
}

const transitFact = ({ graha, house, state, obstructed_by }: Of<'transit'>, day: Day, moonSign: number): SkyFact => {
  const obstructedBy = state === 'obstructed' ? obstructed_by[0] : undefined
  const stay = stayIn(day, moonSign, graha, house)
  return {
    id: `transit.${graha}.${house}`,
    parts: {
      says: 'transit',
      graha,
      house,
      moonSign,
      good: state !== 'bad',
      ...(obstructedBy ? { obstructedBy } : {}),
      ...stretchOf(stay, day),
    },
  }
}

type InField = { moonSign: number; field: ScoreId }

const aspectFact = (graha: GrahaId, house: number, day: Day, { moonSign, field }: InField): SkyFact => {
  const target = signOfHouse(house, moonSign)
  const stay = day.stays[graha].find((one) => aspects(graha, one.sign, target))
  const fromHouse = stay ? houseOf(stay.sign, moonSign) : house
  return {
    id: `aspect.${graha}.${house}.${field}`,
    parts: { says: 'looks', graha, fromHouse, house, moonSign, field },
  }
}

/** How the lord of the sign regards the lord of the weekday; null where it is nothing to him. */
export const weekdayFact = (day: Day, moonSign: number): SkyFact | null => {
  const graha = SEVEN[day.vara]
  const lord = lordOf(moonSign)
  if (!graha || !isClassical(lord)) return null
  const regard = naturalRelation(lord, graha)
  if (graha !== lord && regard === 0) return null
  const relation = graha === lord ? 'lord' : regard > 0 ? 'friend' : 'enemy'
  return { id: 'weekday', parts: { says: 'weekday', vara: day.vara, graha, lord, moonSign, relation } }
}

/** The fact behind a reason, or null for a reason that a sign's day does not have. */
export const factOf = (reason: ScoreReason, day: Day, moonSign: number, field: ScoreId): SkyFact | null => {
  switch (reason.code) {
    case 'transit':
      return transitFact(reason, day, moonSign)
    case 'in_key_house': {
      const { graha, house } = reason
      const stretch = stretchOf(stayIn(day, moonSign, graha, house), day)
      return {
        id: `house.${graha}.${house}.${field}`,
        parts: { says: 'sits', graha, house, moonSign, field, ...stretch },
      }
    }
    case 'aspects_key_house':
      return aspectFact(reason.graha, reason.house, day, { moonSign, field })
    case 'weekday_lord':
      return weekdayFact(day, moonSign)
    case 'tithi':
      return { id: 'tithi', parts: { says: 'tithi', tithi: reason.tithi, group: reason.group } }
    default:
      return null
  }
}

/** A score as a fact. */
export const scoreFact = (field: ScoreId, value: number): SkyFact => ({
  id: `score.${field}`,
  parts: { says: 'score', field, value },
})

const momentText = (code: Code, moment: Moment): string => {
  const date = dateIn(code, INDIA, `${moment.date}${INDIAN_NOON}`)
  const { clock, facts } = TEXTS[code]
  return moment.minutes === undefined ? date : facts.moment(clock(moment.minutes), date)
}

const stretchText = (code: Code, { from, until }: Stretch): string =>
  TEXTS[code].facts.span(from && momentText(code, from), until && momentText(code, until))

/** What a fact states, written in a language. */
export const textOf = ({ parts }: SkyFact, code: Code): string => {
  const { facts } = TEXTS[code]
  switch (parts.says) {
    case 'score':
      return facts.score(parts.field, parts.value)
    case 'transit': {
      const { graha, house, moonSign, good, obstructedBy } = parts
      const how = obstructedBy ? facts.obstructed(grahaName(code, obstructedBy)) : good ? facts.good : facts.bad
      const at = signName(code, signOfHouse(house, moonSign))
      return facts.transit(grahaName(code, graha), at, house, signName(code, moonSign), stretchText(code, parts), how)
    }
    case 'sits': {
      const { graha, house, moonSign, field } = parts
      return facts.inKeyHouse(grahaName(code, graha), house, signName(code, moonSign), stretchText(code, parts), field)
    }
    case 'looks': {
      const { graha, fromHouse, house, moonSign, field } = parts
      return facts.aspect(grahaName(code, graha), fromHouse, house, signName(code, moonSign), field)
    }
    case 'weekday': {
      const { vara, graha, lord, moonSign, relation } = parts
      const names = [grahaName(code, graha), grahaName(code, lord), signName(code, moonSign)] as const
      return facts.weekday(vara, ...names, relation)
    }
    case 'tithi':
      return facts.tithi(tithiName(code, parts.tithi), parts.group)
    case 'nakshatra':
      return facts.nakshatra(nakshatraName(code, parts.nakshatra))
    case 'station': {
      const { graha, turns, at, house, moonSign } = parts
      return facts.station(grahaName(code, graha), turns, house, signName(code, moonSign), momentText(code, at))
    }
    case 'phase':
      return facts.phase(parts.phase, parts.house, signName(code, parts.moonSign), momentText(code, parts.at))
    case 'meeting': {
      const { graha, way, at, house, moonSign } = parts
      return facts.meeting(grahaName(code, graha), way, house, signName(code, moonSign), momentText(code, at))
    }
  }
}
