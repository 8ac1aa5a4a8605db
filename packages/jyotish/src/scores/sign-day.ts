import { INDIA } from '@dhruva/common'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { skyMoments } from '#gochara/sky-moments.ts'
import { isClassical } from '#ids.ts'
import { at } from '#names.ts'
import { lightsAt } from '#panchang/limbs.ts'
import { tithiOf } from '#panchang/panchang.ts'
import { type CivilDate, civilDay, civilMsOf, isoDate } from '#time/time.ts'
import { naturalRelation } from '#zodiac/friendship.ts'
import { lordOf } from '#zodiac/signs.ts'
import { dayReader, withCommon } from './day-terms.ts'
import { scoresFrom } from './score.ts'
import type { DayScores, ScoreReason, TithiGroup } from './types.ts'

const INSTANTS = 8
const BASE = 64

/** Lords of the weekdays, Sunday first. */
const DAY_LORDS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const GROUPS: readonly TithiGroup[] = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna']
const TITHI_POINTS: Readonly<Record<TithiGroup, number>> = {
  nanda: 0,
  bhadra: 0,
  jaya: 0.5,
  rikta: -1.5,
  purna: 1.5,
  purnima: 2,
  amavasya: -2,
}

/** Group of a tithi 1..30; full and new Moon stand by themselves. */
export function tithiGroup(tithi: number): TithiGroup {
  if (tithi === 30) return 'amavasya'
  return tithi === 15 ? 'purnima' : at(GROUPS, ((tithi - 1) % 15) % 5)
}

/** The lord of the weekday as the sign's lord regards him. */
function weekdayTerm(sign: number, civilMs: number): ScoreReason[] {
  const graha = at(DAY_LORDS, new Date(civilMs).getUTCDay())
  const lord = lordOf(sign)
  if (graha === lord) return [{ code: 'weekday_lord', graha, relation: 'lord', points: 3 }]
  const relation = isClassical(lord) ? naturalRelation(lord, graha) : 0
  if (relation === 0) return []
  return [{ code: 'weekday_lord', graha, relation: relation > 0 ? 'friend' : 'enemy', points: relation > 0 ? 2 : -2 }]
}

function tithiTerm(noonMs: number): ScoreReason[] {
  const { sun, moon } = lightsAt(noonMs)
  const tithi = tithiOf(sun, moon)
  const group = tithiGroup(tithi)
  const points = TITHI_POINTS[group]
  return points === 0 ? [] : [{ code: 'tithi', tithi, group, points }]
}

/**
 * Scores of the twelve Moon signs (index 0 is Mesha) on a civil day in Asia/Kolkata, from the sky alone.
 * Each eighth of the day is read at its middle. Formula: design page "astrology", 13.1.
 */
export function signScores(date: CivilDate): DayScores[] {
  const { startMs, endMs, civilMs } = civilDay(INDIA, civilMsOf(date))
  const part = (endMs - startMs) / INSTANTS
  const moments = skyMoments(
    Array.from({ length: INSTANTS }, (_, index) => startMs + (index + 0.5) * part),
    DEFAULT_CONVENTIONS,
  )
  const ofTithi = tithiTerm((startMs + endMs) / 2)
  return Array.from({ length: 12 }, (_, sign) => {
    const read = dayReader({ moonSign: sign, keySign: sign, bav: null, transitFactor: 32, keyFactor: 4.5 })
    const terms = withCommon(read(moments), [...weekdayTerm(sign, civilMs), ...ofTithi])
    return { date: isoDate(civilMs), scores: scoresFrom(BASE, terms) }
  })
}
