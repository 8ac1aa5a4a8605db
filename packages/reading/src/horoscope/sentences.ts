import type { Code } from '@dhruva/common'
import { GRAHAS, type GrahaId, houseOf, type ScoreReason } from '@dhruva/jyotish'
import { grahaName } from '#names.ts'
import type { DayPart } from '#texts/en/horoscope.ts'
import { effectsIn } from '#texts/forms/effects.ts'
import { type Day, minutesInIndia, type Stay } from './day.ts'
import { stayFact, TEXTS } from './facts.ts'
import { markOf } from './marks.ts'
import { hasTurn, inTurn, isMoonTold, isSlow, maySlowLead, type Turn, walk } from './schedule.ts'
import type { SkyFact, Told } from './types.ts'

/** What a field is written for: one day of one sign in one language, with the reasons of its score. */
export type Scene = {
  code: Code
  day: Day
  turn: Turn
  reasons: readonly ScoreReason[]
  /** whether the score is a good one, as the opening says */
  bright: boolean
}

/** A graha in the house it is told in; `before` is the stay it came from, where the change is told. */
type Visit = { graha: GrahaId; stay: Stay; before: Stay | null }

const MIDNIGHT = 24 * 60
const MOON_LATEST = 22 * 60
const OTHERS_LATEST = 18 * 60

/** Whether a stay begins before a minute of the day, or did the day before. */
const isBefore = ({ from }: Stay, minutes: number): boolean => from === null || minutesInIndia(from) < minutes

/**
 * Where a graha is told to be: in its new house if it comes there early enough for the day to feel it. The Moon's day is told
 * from where she is at noon, and her new house too when she comes there before 22:00: at her slowest, 61 hours a house, that is
 * three days at most for a house, as many as it has texts.
 */
function visitsOf(day: Day, graha: GrahaId): Visit[] {
  const [first, second] = day.stays[graha]
  if (!first) return []
  if (!second) return [{ graha, stay: first, before: null }]
  const old: Visit = { graha, stay: first, before: null }
  const fresh: Visit = { graha, stay: second, before: first }
  if (graha !== 'moon') return [isBefore(second, OTHERS_LATEST) ? fresh : old]
  if (day.noon.signs.moon === second.sign) return [fresh]
  return isBefore(second, MOON_LATEST) ? [old, { ...fresh, before: null }] : [old]
}

const moves = (day: Day, graha: GrahaId): boolean => day.stays[graha].length > 1

const pointsOf = (reasons: readonly ScoreReason[], graha: GrahaId): number =>
  reasons.reduce((sum, one) => ('graha' in one && one.graha === graha ? sum + Math.abs(one.points) : sum), 0)

/** The Moon leads the whole; elsewhere whoever changes house, then who moved the score most. Slow ones stand behind unless it is theirs to lead. */
function rankOf({ day, turn, reasons }: Scene, graha: GrahaId): number {
  const { field } = turn
  const behind = isSlow(graha) && !maySlowLead(graha, field) ? -1000 : 0
  const first = graha === 'moon' && field === 'overall' ? 500 : 0
  return behind + first + (moves(day, graha) && graha !== 'moon' ? 100 : 0) + pointsOf(reasons, graha)
}

const EVENING = 17 * 60

/**
 * For how much of the day the Moon is where she is told, once the whole has told the hour at which she goes on: a field need not
 * tell it again. Null where she stays all day.
 */
const partOf = ({ from, leavesToday, until }: Stay): DayPart | null => {
  if (from) return 'most'
  if (!leavesToday || !until) return null
  return minutesInIndia(until) < EVENING ? 'first' : 'most'
}

/** Whether a graha's transit is a good one and nothing takes the good of it. */
const isWelcome = ({ parts }: SkyFact): boolean =>
  parts.says === 'transit' && parts.good && parts.obstructedBy === undefined

function visitSentence(scene: Scene, { graha, stay, before }: Visit, at: number): Told {
  const { code, day, turn, bright } = scene
  const { field } = turn
  const t = TEXTS[code]
  const name = grahaName(code, graha)
  const houseIn = ({ sign }: Stay) => houseOf(sign, turn.sign)
  const house = houseIn(stay)
  const effect = inTurn(turn, graha, effectsIn(t.effects[graha], house)[field])
  const place = t.place(house, graha === 'moon' && house === 8 && field === 'overall')
  const told = before && field === 'overall' ? [before, stay] : [stay]
  const facts = told.map((one) => stayFact(day, turn.sign, graha, one))
  const clock = (instant: string): string => t.clock(minutesInIndia(instant))
  const hourly = walk(turn, 2)
  if (stay.from && before && field === 'overall')
    return { text: t.passing(clock(stay.from), name, houseIn(before), place, effect), facts }
  const part = graha === 'moon' && field !== 'overall' ? partOf(stay) : null
  if (part) return { text: t.forPart(hourly, part, name, place, effect), facts }
  if (stay.from) return { text: t.fromIn(hourly, clock(stay.from), name, place, effect), facts }
  if (stay.leavesToday && stay.until) return { text: t.untilIn(hourly, clock(stay.until), name, place, effect), facts }
  if (bright && graha === 'moon' && house === 8) return { text: t.care(hourly, name, place, effect), facts }
  if (!bright && facts.every(isWelcome)) return { text: t.help(hourly + at, name, place, effect), facts }
  return { text: t.inHouse(hourly + at, name, place, house, effect), facts }
}

/** How many grahas a field tells: two, and a third now and then or when one of them moves house. */
function wanted({ day, turn }: Scene, due: readonly GrahaId[]): number {
  if (turn.field === 'overall') return 2
  return due.some((graha) => graha !== 'moon' && moves(day, graha)) || walk(turn) % 5 === 0 ? 3 : 2
}

const MOST = 3

/** The one to three sentences that follow the opening of a field: grahas whose turn it is and, of the whole, what marks the day. */
export function skySentences(scene: Scene): Told[] {
  const { day, turn } = scene
  const due = GRAHAS.filter((graha) => (graha === 'moon' ? isMoonTold(turn) : hasTurn(turn, graha))).toSorted(
    (a, b) => rankOf(scene, b) - rankOf(scene, a),
  )
  const visits = due
    .slice(0, wanted(scene, due))
    .flatMap((graha) => (turn.field === 'overall' ? visitsOf(day, graha) : visitsOf(day, graha).slice(0, 1)))
  const told = visits.map((visit, at) => visitSentence(scene, visit, at))
  const mark = turn.field === 'overall' ? markOf(scene.code, day, turn) : null
  if (!mark) return told.slice(0, MOST)
  // In the order of the hours: before the Moon's second house what happens before she comes there.
  const moons = visits.filter(({ graha, stay }) => graha === 'moon' && isBefore(stay, mark.minutes ?? MIDNIGHT)).length
  const place = Math.max(1, moons)
  return [...told.slice(0, place), mark, ...told.slice(place)].slice(0, MOST)
}
