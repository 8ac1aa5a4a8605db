import { chandrabala, type TaraId, tarabala } from '#gochara/tarabala.ts'
import { ACTIVITY_RULES, DISHASHOOL, HARSH_YOGAS } from './activities-data.ts'
import type { Activity, CustomId, FestivalId, Fit, Heading, MuhurtaOut, MuhurtaTerm } from './types.ts'

/** Everything of an hour that the rules look at; numbers as in a chart. */
export type Hour = {
  tithi: number
  nakshatra: number
  yoga: number
  vara: number
  moonSign: number
  vishti: boolean
  rahuKaal: boolean
  abhijit: boolean
  sankranti: boolean
  eclipse: 'sun' | 'moon' | null
  festivals: readonly FestivalId[]
  customs: readonly CustomId[]
  /** a child's first ten days */
  beforeEleventh: boolean
}

/** Whose day it is: nakshatra and sign of the natal Moon. */
export type MoonOfBirth = { nakshatra: number; moon_sign: number } | null

const RIKTA: readonly number[] = [4, 9, 14]
const AMAVASYA = 30
const POINTS = {
  nakshatra: { good: 3, neutral: 0, avoid: -3 },
  tithi: { good: 2, neutral: 0, avoid: -2 },
  vara: { good: 1.5, neutral: 0, avoid: -1.5 },
} as const
const FESTIVAL_POINTS = 3
const YOGA_POINTS = -1.5
const ABHIJIT_POINTS = 0.7
const COMBUST_POINTS = -2
/** Naidhana is left out before it is counted; where days are compared it weighs as Vipat. */
const TARA_POINTS: Readonly<Record<TaraId, number>> = {
  janma: 0,
  sampat: 2,
  vipat: -2,
  kshema: 2,
  pratyak: -1.5,
  sadhana: 2,
  naidhana: -2,
  mitra: 2,
  parama_mitra: 2,
}
const CHANDRA_POINTS = { good: 1.5, middling: 0, bad: -2 } as const
const CHANDRASHTAMA = 8

/** A tithi in its fortnight, 1..15; Amavasya stays 30. */
const inFortnight = (tithi: number): number => (tithi === AMAVASYA ? AMAVASYA : ((tithi - 1) % 15) + 1)

const fit = (isGood: boolean, isAvoided: boolean): Fit => (isAvoided ? 'avoid' : isGood ? 'good' : 'neutral')

function avoidedVaras(activity: Activity, direction: Heading | null): readonly number[] {
  if (activity === 'travel') return direction ? DISHASHOOL[direction] : []
  return ACTIVITY_RULES[activity].avoid.varas ?? []
}

/** The points that an hour gives an activity. */
export function termsOf(activity: Activity, hour: Hour, birth: MoonOfBirth, direction: Heading | null): MuhurtaTerm[] {
  const rule = ACTIVITY_RULES[activity]
  const { nakshatra, tithi, vara, yoga } = hour
  const day = inFortnight(tithi)
  const isAvoided = day === AMAVASYA || RIKTA.includes(day) || (rule.avoid.tithis ?? []).includes(day)
  const fits = {
    nakshatra: fit(rule.nakshatras.includes(nakshatra), (rule.avoid.nakshatras ?? []).includes(nakshatra)),
    tithi: fit(rule.tithis.includes(day), isAvoided),
    vara: fit(rule.varas.includes(vara), avoidedVaras(activity, direction).includes(vara)),
  }
  const festival = rule.festivals?.find((id) => hour.festivals.includes(id))
  const terms: MuhurtaTerm[] = [
    { code: 'nakshatra', nakshatra, fit: fits.nakshatra, points: POINTS.nakshatra[fits.nakshatra] },
    { code: 'tithi', tithi, fit: fits.tithi, points: POINTS.tithi[fits.tithi] },
    { code: 'vara', vara, fit: fits.vara, points: POINTS.vara[fits.vara] },
  ]
  if (festival && fits.nakshatra !== 'good') terms.push({ code: 'festival', id: festival, points: FESTIVAL_POINTS })
  if (birth) {
    const { tara, id } = tarabala(nakshatra, birth.nakshatra)
    const { house, quality } = chandrabala(hour.moonSign, birth.moon_sign)
    terms.push({ code: 'tara', tara, id, points: TARA_POINTS[id] })
    terms.push({ code: 'chandra', house, points: CHANDRA_POINTS[quality] })
  }
  if (HARSH_YOGAS.includes(yoga)) terms.push({ code: 'yoga', yoga, points: YOGA_POINTS })
  for (const graha of ['jupiter', 'venus'] as const) {
    if (rule.combust && hour.customs.includes(`combust_${graha}`)) {
      terms.push({ code: 'combust', graha, points: COMBUST_POINTS })
    }
  }
  if (hour.abhijit) terms.push({ code: 'abhijit', points: ABHIJIT_POINTS })
  return terms
}

function outsOfMoon(activity: Activity, hour: Hour, birth: NonNullable<MoonOfBirth>): MuhurtaOut[] {
  const { avoid } = ACTIVITY_RULES[activity]
  const { tara, id } = tarabala(hour.nakshatra, birth.nakshatra)
  const { house } = chandrabala(hour.moonSign, birth.moon_sign)
  const found: MuhurtaOut[] = []
  if (id === 'naidhana' || avoid.taras?.includes(tara)) found.push({ code: 'tara', tara, id })
  if (house === CHANDRASHTAMA || avoid.moonHouses?.includes(house)) found.push({ code: 'moon_house', house })
  if (avoid.janmaNakshatra && tara === 1 && hour.nakshatra === birth.nakshatra) found.push({ code: 'janma_nakshatra' })
  return found
}

/** Everything that leaves an hour out of an activity; empty when nothing does. The customs that a rule keeps come last. */
export function outsOf(activity: Activity, hour: Hour, birth: MoonOfBirth, direction: Heading | null): MuhurtaOut[] {
  const rule = ACTIVITY_RULES[activity]
  const { tithi, nakshatra, vara } = hour
  const day = inFortnight(tithi)
  const found: MuhurtaOut[] = []
  if (hour.eclipse) found.push({ code: 'eclipse', of: hour.eclipse })
  if (hour.beforeEleventh) found.push({ code: 'before_eleventh' })
  if (day === AMAVASYA) found.push({ code: 'amavasya' })
  else if (RIKTA.includes(day) && !rule.riktaCounts) found.push({ code: 'rikta', tithi })
  else if (rule.avoid.tithis?.includes(day)) found.push({ code: 'tithi', tithi })
  if (avoidedVaras(activity, direction).includes(vara)) found.push({ code: 'vara', vara })
  const isListed = rule.nakshatras.includes(nakshatra)
  if (rule.avoid.nakshatras?.includes(nakshatra) || (rule.only && !isListed))
    found.push({ code: 'nakshatra', nakshatra })
  if (birth) found.push(...outsOfMoon(activity, hour, birth))
  if (rule.avoid.sankranti && hour.sankranti) found.push({ code: 'sankranti' })
  if (hour.vishti) found.push({ code: 'vishti' })
  if (hour.rahuKaal) found.push({ code: 'rahu_kaal' })
  const kept = rule.keeps.filter((custom) => hour.customs.includes(custom))
  return [...found, ...kept.map((custom): MuhurtaOut => ({ code: 'custom', custom }))]
}
