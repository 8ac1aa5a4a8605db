import { DAY_MS } from '@dhruva/common'
import { type SkyMoment, skyMoments } from '#gochara/sky-moments.ts'
import { chandrabala, tarabala } from '#gochara/tarabala.ts'
import { type CivilDate, type CivilDay, civilDay, civilMsOf, isoDate } from '#time/time.ts'
import type { Chart } from '#types.ts'
import { antardashasBetween, dashaTerms } from './dasha-terms.ts'
import { dayReader } from './day-terms.ts'
import { scoresFrom } from './score.ts'
import { merged } from './terms.ts'
import { type DayScores, forEachScore, type ScoreReason } from './types.ts'

const INSTANTS = 4
const BASE = 62

function civilDays(zone: string, from: CivilDate, count: number): CivilDay[] {
  const first = civilMsOf(from)
  return Array.from({ length: count }, (_, index) => civilDay(zone, first + index * DAY_MS))
}

const instantsOf = ({ startMs, endMs }: CivilDay): number[] =>
  Array.from({ length: INSTANTS }, (_, index) => startMs + ((index + 0.5) * (endMs - startMs)) / INSTANTS)

/** Tarabala and Chandrabala of a day for a person, by the share of the day that each holds. */
function moonTerms(chart: Chart, moments: readonly SkyMoment[]): ScoreReason[] {
  const share = 1 / moments.length
  return merged(
    moments.map(({ nakshatra, signs }) => {
      const tara = tarabala(nakshatra, chart.nakshatra)
      const chandra = chandrabala(signs.moon, chart.moon_sign)
      const terms: ScoreReason[] = [
        { code: 'tara', tara: tara.tara, id: tara.id, points: tara.points },
        { code: 'chandra', house: chandra.house, points: chandra.points },
      ]
      return { terms, share }
    }),
  )
}

/** The dasha terms at an instant; none outside the 120 years. */
function dashaReader(chart: Chart, fromMs: number, toMs: number) {
  const periods = antardashasBetween(chart, fromMs, toMs).map((antar) => ({
    startMs: Date.parse(antar.start),
    endMs: Date.parse(antar.end),
    terms: dashaTerms(chart, antar.maha, antar.lord),
  }))
  return (ms: number) => periods.find(({ startMs, endMs }) => startMs <= ms && ms < endMs)?.terms ?? null
}

/**
 * Scores of a person for `count` civil days from a date, in `zone` (the zone of the birth when not named). Each quarter
 * of a day is read at its middle, the dasha at its noon. Formula: design page "astrology", 13.2.
 */
export function personScores(chart: Chart, from: CivilDate, count: number, zone: string = chart.input.tz): DayScores[] {
  const days = civilDays(zone, from, count)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const read = dayReader({
    moonSign: chart.moon_sign,
    keySign: chart.ascendant.sign,
    bav: chart.ashtakavarga.bav,
    transitFactor: 24,
    keyFactor: 3,
  })
  const dashaAt = dashaReader(chart, first.startMs, last.endMs)
  const moments = skyMoments(days.flatMap(instantsOf), chart.conventions)
  return days.map((day, index) => {
    const ofDay = moments.slice(index * INSTANTS, (index + 1) * INSTANTS)
    const sky = read(ofDay)
    const moon = moonTerms(chart, ofDay)
    const dasha = dashaAt((day.startMs + day.endMs) / 2)
    const terms = forEachScore((id) => [...sky[id], ...moon, ...(dasha ? dasha[id] : [])])
    return { date: isoDate(day.civilMs), scores: scoresFrom(BASE, terms) }
  })
}
