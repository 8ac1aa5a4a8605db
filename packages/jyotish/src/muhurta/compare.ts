import { type Chandra, chandrabala, type Tara, tarabala } from '#gochara/tarabala.ts'
import { personScores } from '#scores/person.ts'
import type { DayScores, ScoreId } from '#scores/types.ts'
import { type CivilDate, civilMsOf, isoDate, isoSeconds } from '#time/time.ts'
import type { Chart } from '#types.ts'
import { houseOf } from '#zodiac/houses.ts'
import { ACTIVITY_RULES } from './activities-data.ts'
import { placeDays } from './days.ts'
import { dayPoints, judgeDay } from './hours.ts'
import { limbSpans } from './limb-spans.ts'
import { cutDays } from './sky.ts'
import type { Activity, MuhurtaDay, MuhurtaPlace } from './types.ts'

/** What one point of the muhurta counts beside the score of the day. */
const POINT_WEIGHT = 3
/** Two days whose scores are nearer than this are about the same. */
export const ALIKE = 4

export type ComparedDay = {
  date: string
  vara: number
  /** the person's score of the day (13.2) and, for an activity, three times its points */
  score: number
  /** the person's scores of the day, as the predictions tell them */
  scores: DayScores['scores']
  /** which score of the person's day it rests on */
  of: ScoreId
  /** of the nakshatra that holds most of the daylight */
  nakshatra: number
  tara: Tara
  chandra: Chandra
  /** the Moon in the eighth at some time between sunrise and sunset */
  chandrashtama: boolean
  /** house of the Moon from the ascendant, most of the daylight */
  moonHouse: number
  rahuKaal: { start: string; end: string } | null
  /** for an activity: the day judged as the search does */
  muhurta: MuhurtaDay | null
}

type Stretch = { startMs: number; endMs: number }
type Part = Stretch & { part: number }

/** The parts that touch a stretch, the one that holds longest first. */
function longestIn(parts: readonly Part[], { startMs, endMs }: Stretch): number[] {
  const held = (part: Part) => Math.min(part.endMs, endMs) - Math.max(part.startMs, startMs)
  return parts
    .filter((part) => held(part) > 0)
    .toSorted((a, b) => held(b) - held(a))
    .map(({ part }) => part)
}

const first = (parts: readonly number[]): number => {
  const [part] = parts
  if (part === undefined) throw new RangeError('a day without a limb')
  return part
}

/**
 * Days of a person beside each other, in the order given: the score of `of` (the activity's own, else overall), for an
 * activity with its muhurta. Place: where the person is, else the birth's. A date named twice is answered twice.
 */
export function compareDays(
  chart: Chart,
  dates: readonly CivilDate[],
  activity: Activity | null,
  options: { place?: MuhurtaPlace; of?: ScoreId } = {},
): ComparedDay[] {
  const { lat, lng, tz } = chart.input
  const place = options.place ?? { lat, lng, tz }
  const of = options.of ?? (activity ? ACTIVITY_RULES[activity].score : 'overall')
  return dates.flatMap((date): ComparedDay[] => {
    const [scores] = personScores(chart, date, 1, place.tz)
    const [day] = placeDays(date, date, place, false)
    if (!scores || !day) return []
    const startMs = day.open?.startMs ?? civilMsOf(date)
    const light = { startMs, endMs: day.times.sunset ?? startMs + 1 }
    const sky = limbSpans(light.startMs, light.endMs)
    const nakshatra = first(longestIn(sky.nakshatra, light))
    const signs = longestIn(sky.moon_sign, light)
    const sign = first(signs)
    const ask = activity && { activity, chart, place, from: date, to: date }
    const [cut] = ask ? cutDays(ask).days : []
    const points = ask && cut ? (dayPoints(ask, cut) ?? 0) : 0
    return [
      {
        date: isoDate(civilMsOf(date)),
        vara: day.vara,
        score: Math.round(scores.scores[of].score + POINT_WEIGHT * points),
        scores: scores.scores,
        of,
        nakshatra,
        tara: tarabala(nakshatra, chart.nakshatra),
        chandra: chandrabala(sign, chart.moon_sign),
        chandrashtama: signs.some((each) => chandrabala(each, chart.moon_sign).chandrashtama),
        moonHouse: houseOf(sign, chart.ascendant.sign),
        rahuKaal: day.rahuKaal && { start: isoSeconds(day.rahuKaal.startMs), end: isoSeconds(day.rahuKaal.endMs) },
        muhurta: ask && cut ? judgeDay(ask, cut) : null,
      },
    ]
  })
}
