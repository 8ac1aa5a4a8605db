import { DAY_MS } from '@dhruva/common'
import { subPeriods } from '#dasha/vimshottari.ts'
import type { GrahaId } from '#ids.ts'
import { isoSeconds } from '#time/time.ts'
import type { Chart, Period } from '#types.ts'
import { type SlowSky, slowSky } from './slow-sky.ts'

/** A stretch in which neither the running lords nor the slow sky change; milliseconds, end exclusive. */
export type Piece = {
  startMs: number
  endMs: number
  /** the same bounds as ISO 8601 */
  start: string
  end: string
  maha: GrahaId
  antar: GrahaId
  pratyantar: GrahaId
  /** antardashas counted from the first of the pieces: two of one lord are two */
  antarIndex: number
  sky: SlowSky
}

const CYCLE_YEARS = 120

const moved = (period: Period, ms: number): Period => ({
  lord: period.lord,
  start: isoSeconds(Date.parse(period.start) + ms),
  end: isoSeconds(Date.parse(period.end) + ms),
})

/** The nine mahadashas and, for those who live through all of them, the same nine again. */
function mahadashasAround({ vimshottari, conventions }: Chart, fromMs: number, toMs: number): Period[] {
  const cycleMs = CYCLE_YEARS * conventions.year_days * DAY_MS
  return [-1, 0, 1]
    .flatMap((cycle) => vimshottari.mahadashas.map((maha) => (cycle === 0 ? maha : moved(maha, cycle * cycleMs))))
    .filter((maha) => overlaps(maha, fromMs, toMs))
}

const overlaps = ({ start, end }: Period, fromMs: number, toMs: number): boolean =>
  Date.parse(start) < toMs && Date.parse(end) > fromMs

const partsOf = (period: Period, fromMs: number, toMs: number): Period[] =>
  subPeriods(period).filter((part) => overlaps(part, fromMs, toMs))

/** The pieces of a chart's time between two instants, in order and without gaps: cut at pratyantars, ingresses and stations. */
export function piecesOf(chart: Chart, fromMs: number, toMs: number): Piece[] {
  const skies = slowSky(fromMs, toMs, chart.conventions)
  const pieces: Piece[] = []
  let antarIndex = -1
  for (const maha of mahadashasAround(chart, fromMs, toMs)) {
    for (const antar of partsOf(maha, fromMs, toMs)) {
      antarIndex += 1
      for (const pratyantar of partsOf(antar, fromMs, toMs)) {
        const [start, end] = [Date.parse(pratyantar.start), Date.parse(pratyantar.end)]
        for (const sky of skies) {
          const startMs = Math.max(start, sky.startMs)
          const endMs = Math.min(end, sky.endMs)
          if (startMs >= endMs) continue
          pieces.push({
            startMs,
            endMs,
            start: isoSeconds(startMs),
            end: isoSeconds(endMs),
            maha: maha.lord,
            antar: antar.lord,
            pratyantar: pratyantar.lord,
            antarIndex,
            sky,
          })
        }
      }
    }
  }
  return pieces
}
