import type { Code } from '@dhruva/common'
import { houseOf, tithiGroup } from '@dhruva/jyotish'
import { grahaName, nakshatraName } from '#names.ts'
import { type Day, minutesInIndia } from './day.ts'
import { TEXTS, tithiName, weekdayFact } from './facts.ts'
import type { Turn } from './schedule.ts'
import type { SkyFact, Told } from './types.ts'

/** A sentence about the day, with the minute since midnight at which it happens, if at one. */
type Marked = Told & { minutes?: number }
type Mark = (code: Code, day: Day, turn: Turn) => Marked | null

/** A month of the Moon's: what returns with her takes its next text. */
const monthOf = ({ day, sign }: Turn): number => Math.floor(day / 27) + sign

/** Every third sign has the same kind of mark on a day: they are told in different words. */
const rowOf = ({ sign }: Turn): number => Math.floor(sign / USUAL.length)

const station: Mark = (code, day, { sign }) => {
  const [event] = day.stations
  if (!event) return null
  const t = TEXTS[code]
  const { graha, turns } = event
  const house = houseOf(event.sign, sign)
  const at = { date: day.date, minutes: minutesInIndia(event.at) }
  const fact: SkyFact = {
    id: `station.${graha}`,
    parts: {
      says: 'station',
      graha,
      turns,
      at,
      house,
      moonSign: sign,
    },
  }
  return {
    text: t.marks.station(t.clock(at.minutes), graha, grahaName(code, graha), turns, house),
    facts: [fact],
    minutes: at.minutes,
  }
}

const phase: Mark = (code, day, turn) => {
  const [event] = day.phases
  if (!event) return null
  const t = TEXTS[code]
  const house = houseOf(event.sign, turn.sign)
  const at = { date: day.date, minutes: minutesInIndia(event.at) }
  const fact: SkyFact = { id: event.code, parts: { says: 'phase', phase: event.code, at, house, moonSign: turn.sign } }
  return {
    text: t.marks.phase(monthOf(turn), event.code, t.clock(at.minutes), house),
    facts: [fact],
    minutes: at.minutes,
  }
}

/** Hours at which somebody may feel a meeting of the Moon's, in minutes since midnight. */
const isWaking = (instant: string): boolean => minutesInIndia(instant) >= 5 * 60 && minutesInIndia(instant) < 23 * 60

const meeting: Mark = (code, day, turn) => {
  const event = day.meetings.find(({ at }) => isWaking(at))
  if (!event) return null
  const t = TEXTS[code]
  const { graha, way } = event
  const house = houseOf(event.sign, turn.sign)
  const at = { date: day.date, minutes: minutesInIndia(event.at) }
  const fact: SkyFact = {
    id: `meeting.${graha}`,
    parts: { says: 'meeting', graha, way, at, house, moonSign: turn.sign },
  }
  return {
    text: t.marks.meeting(monthOf(turn), t.clock(at.minutes), graha, grahaName(code, graha), way, house),
    facts: [fact],
    minutes: at.minutes,
  }
}

const nakshatra: Mark = (code, { noon }) => ({
  text: TEXTS[code].marks.nakshatra(noon.nakshatra, nakshatraName(code, noon.nakshatra)),
  facts: [{ id: 'nakshatra', parts: { says: 'nakshatra', nakshatra: noon.nakshatra } }],
})

const tithi: Mark = (code, { noon }, turn) => {
  const group = tithiGroup(noon.tithi)
  return {
    text: TEXTS[code].marks.tithi(
      rowOf(turn) + Math.floor(turn.day / 27) + Math.floor(noon.tithi / 5),
      tithiName(code, noon.tithi),
      group,
    ),
    facts: [{ id: 'tithi', parts: { says: 'tithi', tithi: noon.tithi, group } }],
  }
}

const weekday: Mark = (code, day, turn) => {
  const fact = weekdayFact(day, turn.sign)
  if (fact?.parts.says !== 'weekday') return null
  const { vara, graha, lord, relation } = fact.parts
  const names = [grahaName(code, graha), grahaName(code, lord)] as const
  return {
    text: TEXTS[code].marks.weekday(rowOf(turn) + Math.floor(day.number / 7), vara, ...names, relation),
    facts: [fact],
  }
}

/** Each third day, so that a nakshatra or tithi of two noons is told once. */
const USUAL: readonly Mark[] = [nakshatra, tithi, weekday]

/** What marks the day for a sign: a graha that turns, full or new Moon, a meeting of the Moon's; else nakshatra, tithi or weekday by turns. */
export const markOf: Mark = (code, day, turn) =>
  station(code, day, turn) ??
  phase(code, day, turn) ??
  meeting(code, day, turn) ??
  USUAL[(turn.day + turn.sign) % USUAL.length]?.(code, day, turn) ??
  null
