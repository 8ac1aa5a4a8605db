import { DAY_MS } from '@dhruva/common'
import { Body, Equator, Horizon, Observer } from 'astronomy-engine'
import { plainChartAt } from '#chart.ts'
import { momentAt } from '#moment.ts'
import { frameAt } from '#sky/frame.ts'
import { isoSeconds } from '#time/time.ts'
import type { Chart } from '#types.ts'
import { houseOf } from '#zodiac/houses.ts'
import { lordOf } from '#zodiac/signs.ts'
import { muddaDasha } from './mudda.ts'
import type { Muntha, YearChart } from './types.ts'
import { sunReturn } from './varsha-pravesha.ts'
import { yearLord } from './year-lord.ts'

const MUNTHA_GOOD: readonly number[] = [1, 2, 3, 5, 9, 10, 11]

/** Whether the centre of the Sun is above the true horizon of a place. */
function isDay(ms: number, lat: number, lng: number): boolean {
  const { time } = frameAt(ms)
  const observer = new Observer(lat, lng, 0)
  const { ra, dec } = Equator(Body.Sun, time, observer, true, true)
  return Horizon(time, observer, ra, dec).altitude > 0
}

function munthaOf(natalAscendant: number, years: number, yearAscendant: number): Muntha {
  const sign = (natalAscendant + years) % 12
  const house = houseOf(sign, yearAscendant)
  return { sign, house, lord: lordOf(sign), quality: MUNTHA_GOOD.includes(house) ? 'good' : 'weak' }
}

function natalSunOf({ grahas }: Chart): number {
  const sun = grahas.find(({ id }) => id === 'sun')
  if (!sun) throw new RangeError('a chart without the Sun')
  return sun.lon
}

/** When the year of life begins that follows `years` completed ones; milliseconds since 1970 UTC. */
export const yearStart = (chart: Chart, years: number): number =>
  sunReturn(natalSunOf(chart), Date.parse(chart.input.utc), years)

/** How many of a chart's years are completed at an instant, by the returns of the Sun; 0 before the first. */
export function completedYears(chart: Chart, when: Date): number {
  const age = (when.getTime() - Date.parse(chart.input.utc)) / (365.256363 * DAY_MS)
  const near = Math.max(0, Math.round(age))
  return near > 0 && yearStart(chart, near) > when.getTime() ? near - 1 : near
}

/** The year chart (varshaphal) of the year of life that follows `years` completed ones, cast for the place of birth. */
export function yearChart(chart: Chart, years: number): YearChart {
  const { lat, lng } = chart.input
  const startMs = yearStart(chart, years)
  const cast = plainChartAt(momentAt(startMs, lat, lng), new Date(startMs), chart.conventions)
  const muntha = munthaOf(chart.ascendant.sign, years, cast.ascendant.sign)
  const day = isDay(startMs, lat, lng)
  return {
    years,
    start: isoSeconds(startMs),
    end: isoSeconds(yearStart(chart, years + 1)),
    is_day: day,
    ascendant: cast.ascendant,
    grahas: cast.grahas,
    houses: cast.houses,
    muntha,
    lord: yearLord({
      natalAscendant: chart.ascendant.sign,
      yearAscendant: cast.ascendant.sign,
      munthaSign: muntha.sign,
      isDay: day,
      grahas: cast.grahas,
    }),
    mudda: muddaDasha(chart.nakshatra, years, startMs),
  }
}
