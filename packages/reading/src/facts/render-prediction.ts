import type { Code } from '@dhruva/common'
import type { GrahaId } from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import { grahaName, nakshatraName, signName } from '#names.ts'
import type { CountedFrom, Days, Parts, PredictionParts, Time, Whose, Writers } from '#parts.ts'
import { TEXTS } from '#texts/predict.ts'
import { hourIn } from '#write/days/names/clock.ts'
import { dayText, weekdayOf } from './days.ts'

/** The name as it stands in a sentence of that language. */
export const nameOf = (code: Code, id: GrahaId): string => TEXTS[code].grahaName(grahaName(code, id))

/** `November 2026` of a month `yyyy-mm`. */
export const monthText = (code: Code, month: string): string =>
  TEXTS[code].say.month(TEXTS[code].tables.MONTHS[Number(month.slice(5, 7)) - 1] ?? '', Number(month.slice(0, 4)))

/** A day, the first to the last of several, or a month. */
export const timeText = (code: Code, time: Time): string => {
  if ('month' in time) return monthText(code, time.month)
  if ('on' in time) return dayText(code, time.on)
  return TEXTS[code].say.span(dayText(code, time.from), dayText(code, time.to))
}

/** `Saturday, 21 November 2026` */
export const weekdayText = (code: Code, day: Days): string =>
  TEXTS[code].say.dated(TEXTS[code].tables.WEEKDAYS[weekdayOf(day)] ?? '', dayText(code, day))

const dayOrMonth = (code: Code, time: Time): string =>
  'on' in time ? weekdayText(code, time.on) : timeText(code, time)

const names = (code: Code, ids: readonly GrahaId[]) => ids.map((id) => nameOf(code, id))

type Placed = { house: number; countedFrom: CountedFrom }
const placed = (code: Code, { house, countedFrom }: Placed, whose: Whose) =>
  TEXTS[code].say.placed(house, countedFrom, whose)

type WithHouses = Pick<Parts<'antar_with_houses'>, 'houses' | 'countedFrom'>
/** What a lord rules; where a node stands. */
const rules = (code: Code, lord: GrahaId, { houses, countedFrom }: WithHouses, whose: Whose): string => {
  const { say, list } = TEXTS[code]
  const tell = lord === 'rahu' || lord === 'ketu' ? say.facts.sits : say.facts.rules
  return tell(nameOf(code, lord), list(houses.map((house) => placed(code, { house, countedFrom }, whose))))
}

/** What a prediction rests on, in words. */
export const PREDICTION: Writers<PredictionParts> = {
  period: ({ from, to }, c) => TEXTS[c].say.facts.period(timeText(c, { from, to })),
  score: ({ time, score, value }, c) =>
    TEXTS[c].say.facts.score(TEXTS[c].tables.CATEGORY[score], timeText(c, time), value),
  best: ({ time, value }, c) => TEXTS[c].say.facts.best(dayOrMonth(c, time), value),
  hardest: ({ time, value }, c) => TEXTS[c].say.facts.hardest(dayOrMonth(c, time), value),
  moon_at_noon: ({ graha, on, nakshatra, sign, fromMoon }, c, w) => {
    const [moon, star, at] = [nameOf(c, graha), nakshatraName(c, nakshatra), signName(c, sign)]
    const { facts } = TEXTS[c].say
    return fromMoon === undefined
      ? facts.skyMoon(dayText(c, on), moon, star, at)
      : facts.moon(dayText(c, on), moon, star, at, fromMoon, w)
  },
  tara_of_day: ({ on, tara, taraNumber, nakshatra }, c, w) =>
    TEXTS[c].say.facts.tara(dayText(c, on), TEXTS[c].tables.TARA[tara], taraNumber, nakshatraName(c, nakshatra), w),
  chandra_moves: ({ time, graha, sign, fromMoon }, c, w) =>
    TEXTS[c].say.facts.chandra(timeText(c, time), nameOf(c, graha), signName(c, sign), fromMoon, w),
  transit_moves: ({ time, graha, sign, fromMoon, state, obstructedBy }, c, w) => {
    const [name, at] = [nameOf(c, graha), signName(c, sign)]
    return TEXTS[c].say.facts.transit(timeText(c, time), name, at, fromMoon, state, names(c, obstructedBy), w)
  },
  sits_moves: (parts, c, w) =>
    TEXTS[c].say.facts.inHouse(timeText(c, parts.time), nameOf(c, parts.graha), placed(c, parts, w)),
  looks_moves: (parts, c, w) =>
    TEXTS[c].say.facts.onHouse(timeText(c, parts.time), nameOf(c, parts.graha), placed(c, parts, w)),
  dasha_moves: (parts, c) => {
    const [level, lord] = 'maha' in parts ? (['maha', parts.maha] as const) : (['antar', parts.antar] as const)
    const matter = TEXTS[c].tables.MATTER[parts.score]
    return TEXTS[c].say.facts.dasha(timeText(c, parts.time), level, nameOf(c, lord), matter, parts.supports)
  },
  antar_with_houses: (parts, c, w) => {
    const { maha, antar, from, to } = parts
    const rule = rules(c, antar, parts, w)
    return TEXTS[c].say.facts.antar(nameOf(c, antar), nameOf(c, maha), dayText(c, from), dayText(c, to), rule)
  },
  pratyantar_with_houses: (parts, c, w) => {
    const { maha, antar, pratyantar, from, to } = parts
    const [name, sub, main] = [nameOf(c, pratyantar), nameOf(c, antar), nameOf(c, maha)]
    const rule = rules(c, pratyantar, parts, w)
    return TEXTS[c].say.facts.pratyantar(name, sub, main, dayText(c, from), dayText(c, to), rule)
  },
  ingress: (parts, c, w) => {
    const [from, sign] = [signName(c, parts.fromSign), signName(c, parts.sign)]
    return TEXTS[c].say.facts.ingress(dayText(c, parts.on), nameOf(c, parts.graha), from, sign, placed(c, parts, w))
  },
  station: (parts, c, w) => {
    const [name, sign] = [nameOf(c, parts.graha), signName(c, parts.sign)]
    return TEXTS[c].say.facts.station(dayText(c, parts.on), name, sign, parts.turns, placed(c, parts, w))
  },
  moon_phase: (parts, c, w) =>
    TEXTS[c].say.facts.moonPhase(dayText(c, parts.on), parts.full, signName(c, parts.sign), placed(c, parts, w)),
  eclipse: (parts, c, w) => {
    const { facts } = TEXTS[c].say
    const [kind, solar] = [facts.kinds[parts.eclipse], parts.graha === 'sun']
    return facts.eclipse(dayText(c, parts.on), solar, kind, signName(c, parts.sign), placed(c, parts, w))
  },
  stay: (parts, c, w) => {
    const { graha, sign, fromMoon = null, from, to } = parts
    const [name, at] = [nameOf(c, graha), signName(c, sign)]
    return TEXTS[c].say.facts.stay(name, at, placed(c, parts, w), fromMoon, dayText(c, from), dayText(c, to), w)
  },
  sade_sati_stay: ({ phase, graha, sign, from, to }, c) =>
    TEXTS[c].say.facts.sadeSati(phase, nameOf(c, graha), signName(c, sign), dayText(c, from), dayText(c, to)),
  dhaiya_stay: ({ graha, sign, fromMoon, from, to }, c, w) =>
    TEXTS[c].say.facts.dhaiya(nameOf(c, graha), signName(c, sign), fromMoon, dayText(c, from), dayText(c, to), w),
  no_saturn: ({ graha, signs, moonSign }, c, w) => {
    const passed = signs.map((sign) => signName(c, sign))
    return TEXTS[c].say.facts.noSadeSati(nameOf(c, graha), passed, signName(c, moonSign), w)
  },
  moon_stay: ({ graha, sign, fromMoon, start, end, zone }, c, w) => {
    const hour = (instant: string) => `${dateIn(c, zone, instant)}, ${hourIn(c, Date.parse(instant), zone)}`
    return TEXTS[c].say.facts.moonStay(nameOf(c, graha), signName(c, sign), fromMoon, hour(start), hour(end), w)
  },
  no_change: ({ from, to }, c) => TEXTS[c].say.facts.still(dayText(c, from), dayText(c, to)),
}
