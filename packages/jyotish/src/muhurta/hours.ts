import { isoSeconds } from '#time/time.ts'
import { ACTIVITY_RULES } from './activities-data.ts'
import { outsOf, termsOf } from './rules.ts'
import type { CutDay } from './sky.ts'
import type { CustomId, LeftOut, MuhurtaAsk, MuhurtaDay, MuhurtaHours, MuhurtaOut, MuhurtaTerm } from './types.ts'

const HOUR_MS = 3_600_000
/** What an hour needs to be called good. */
export const GOOD_POINTS = 3

/** Consecutive pieces to which the same rules give and deny the same. */
type Run = { startMs: number; endMs: number; terms: MuhurtaTerm[]; outs: MuhurtaOut[]; customs: CustomId[] }

const sum = (terms: readonly MuhurtaTerm[]): number => terms.reduce((all, { points }) => all + points, 0)

/** Abhijit stands in the middle of other hours and does not part them. */
const keyOf = ({ terms, outs, customs }: Run): string =>
  JSON.stringify([terms.filter(({ code }) => code !== 'abhijit'), outs, customs])

function runsOf({ activity, chart, direction }: MuhurtaAsk, { pieces }: CutDay): Run[] {
  const { keeps } = ACTIVITY_RULES[activity]
  const runs: Run[] = []
  for (const { startMs, endMs, hour } of pieces) {
    const run: Run = {
      startMs,
      endMs,
      terms: termsOf(activity, hour, chart, direction ?? null),
      outs: outsOf(activity, hour, chart, direction ?? null),
      customs: hour.customs.filter((id) => !keeps.includes(id)),
    }
    const before = runs.at(-1)
    if (before && keyOf(before) === keyOf(run)) {
      before.endMs = endMs
      if (run.terms.length > before.terms.length) before.terms = run.terms
    } else runs.push(run)
  }
  return runs
}

const hoursOf = ({ startMs, endMs, terms, customs }: Run): MuhurtaHours => ({
  start: isoSeconds(startMs),
  end: isoSeconds(endMs),
  points: Math.round(sum(terms) * 10) / 10,
  terms,
  customs,
})

const isLong = ({ startMs, endMs }: Run): boolean => endMs - startMs >= HOUR_MS
const length = ({ start, end }: MuhurtaHours): number => Date.parse(end) - Date.parse(start)

/** The ones with the most points; of equals the longest. */
export const bestOf = (hours: readonly MuhurtaHours[]): MuhurtaHours | null =>
  hours.toSorted((a, b) => b.points - a.points || length(b) - length(a))[0] ?? null

function leftOut(runs: readonly Run[]): LeftOut[] {
  const left: LeftOut[] = []
  for (const { startMs, endMs, outs } of runs) {
    if (outs.length === 0) continue
    const before = left.at(-1)
    const [start, end] = [isoSeconds(startMs), isoSeconds(endMs)]
    if (before?.end === start && JSON.stringify(before.outs) === JSON.stringify(outs)) before.end = end
    else left.push({ start, end, outs })
  }
  return left
}

/** A day judged for an activity. */
export function judgeDay(ask: MuhurtaAsk, cut: CutDay): MuhurtaDay {
  const runs = runsOf(ask, cut)
  const hours = runs
    .filter((run) => run.outs.length === 0 && isLong(run))
    .map(hoursOf)
    .filter(({ points }) => points >= GOOD_POINTS)
  const { date, vara, times } = cut.day
  return {
    date,
    vara,
    sunrise: times.sunrise === null ? null : isoSeconds(times.sunrise),
    sunset: times.sunset === null ? null : isoSeconds(times.sunset),
    hours,
    best: bestOf(hours),
    left: leftOut(runs),
  }
}

/** The best hours of a day that no rule leaves out, however few their points; the customs that the rule keeps are then told. */
export function leastBadHours(ask: MuhurtaAsk, cut: CutDay): MuhurtaHours | null {
  const kept = (outs: readonly MuhurtaOut[]) => outs.flatMap((out) => (out.code === 'custom' ? [out.custom] : []))
  const runs = runsOf(ask, cut).filter((run) => isLong(run) && run.outs.every(({ code }) => code === 'custom'))
  return bestOf(runs.map((run) => hoursOf({ ...run, customs: [...kept(run.outs), ...run.customs] })))
}

/** The points of a day's best hours, of the left out ones when there are no others; null without a sunrise. */
export function dayPoints(ask: MuhurtaAsk, cut: CutDay): number | null {
  const allowed = leastBadHours(ask, cut)
  return (allowed ?? bestOf(runsOf(ask, cut).map(hoursOf)))?.points ?? null
}
