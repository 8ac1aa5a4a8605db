import { sadeSati } from '#dosha/sade-sati.ts'
import { ingressesOf } from '#gochara/events.ts'
import { signAt } from '#gochara/sky-moments.ts'
import type { GrahaId } from '#ids.ts'
import { antardashasBetween } from '#scores/dasha-terms.ts'
import { isoSeconds } from '#time/time.ts'
import type { Chart } from '#types.ts'
import { houseOf } from '#zodiac/houses.ts'
import type { YearChart } from './types.ts'
import { completedYears, yearChart } from './year-chart.ts'

/** The three whose transits colour a year. */
const SLOW = ['saturn', 'jupiter', 'rahu'] as const

/** A stay in one sign inside the span asked for; `start` and `end` are cut to it. */
export type Stay = {
  graha: GrahaId
  sign: number
  house: number
  house_from_moon: number
  start: string
  end: string
}

function staysOf(chart: Chart, graha: GrahaId, fromMs: number, toMs: number): Stay[] {
  const changes = ingressesOf(graha, fromMs + 1000, toMs, chart.conventions).flatMap((event) =>
    event.code === 'ingress' ? [{ start: event.at, sign: event.sign }] : [],
  )
  const stays = [{ start: isoSeconds(fromMs), sign: signAt(graha, fromMs, chart.conventions) }, ...changes]
  return stays.map(({ start, sign }, index) => ({
    graha,
    sign,
    house: houseOf(sign, chart.ascendant.sign),
    house_from_moon: houseOf(sign, chart.moon_sign),
    start,
    end: stays[index + 1]?.start ?? isoSeconds(toMs),
  }))
}

/** The years of life that run at some time of a span, in order. */
function yearsBetween(chart: Chart, from: Date, to: Date): YearChart[] {
  const first = completedYears(chart, from)
  const last = completedYears(chart, new Date(to.getTime() - 1))
  return Array.from({ length: last - first + 1 }, (_, index) => yearChart(chart, first + index))
}

/**
 * What a yearly reading stands on besides the scores: Saturn, Jupiter and Rahu by house with dates, the antardashas of the
 * span, Sade Sati and Dhaiya, and the year charts, of which a calendar year has two: before and after the birthday.
 */
export function yearOutlook(chart: Chart, from: Date, to: Date) {
  const [fromMs, toMs] = [from.getTime(), to.getTime()]
  return {
    transits: SLOW.flatMap((id) => staysOf(chart, id, fromMs, toMs)),
    antardashas: antardashasBetween(chart, fromMs, toMs),
    saturn: sadeSati(chart, from, to),
    years: yearsBetween(chart, from, to),
  }
}

export type YearOutlook = ReturnType<typeof yearOutlook>
