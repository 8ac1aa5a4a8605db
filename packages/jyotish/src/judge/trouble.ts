import { runningPeriods } from '#chart.ts'
import { forEachGraha, type GrahaId } from '#ids.ts'
import { at } from '#names.ts'
import { isoSeconds } from '#time/time.ts'
import { periodValues } from './calendar.ts'
import { MATTER_RULES, type MatterRule } from './matters-data.ts'
import { runningPiece } from './running.ts'
import type { Seen } from './seen.ts'
import type { Judgement } from './types.ts'
import type { Span } from './verdict.ts'

type Trouble = ReturnType<Judgement['troubling']>

const STRAINED = 0.4
const BAD = -1

/** What the period of each graha gives over all matters, the mean. */
export function meanValues(seen: Seen): Record<GrahaId, number> {
  const all = [...new Set(Object.values(MATTER_RULES))].map((rule) => periodValues(seen, rule))
  return forEachGraha((id) => all.reduce((sum, values) => sum + values[id], 0) / all.length)
}

/** The stay of Saturn in 12, 1 or 2 from the Moon that runs on the day. */
export const runningSadeSati = ({ chart }: Seen, fromMs: number): { start: string; end: string } | null =>
  chart.doshas.sade_sati.intervals.find(({ start, end }) => Date.parse(start) <= fromMs && fromMs < Date.parse(end)) ??
  null

/** Of the running lords, and Saturn in Sade Sati, the one whose time gives the least. */
export function troublingOf(seen: Seen, { fromMs, pieces, ...span }: Span): Trouble {
  const values = meanValues(seen)
  const piece = runningPiece({ fromMs, pieces, ...span })
  const running = runningPeriods(seen.chart, new Date(fromMs))
  const levels = (['antar', 'pratyantar', 'maha'] as const).map((why) => ({
    graha: piece[why],
    why,
    until: running?.[why].end ?? isoSeconds(piece.endMs),
  }))
  const stay = runningSadeSati(seen, fromMs)
  const all: Trouble[] = stay ? [...levels, { graha: 'saturn', why: 'sade_sati', until: stay.end }] : levels
  return at(
    all.toSorted((a, b) => values[a.graha] - values[b.graha]),
    0,
  )
}

/**
 * The graha that a remedy of a matter is for: the weakest of the lord of its first house, its karaka and the running antardasha's lord
 * that is strained and no enemy of the chart, for whom one does not ask; the lord of the lagna when none is.
 */
export function remedyOf({ kundli, roles, strengths }: Seen, { main, karakas }: MatterRule, antar: GrahaId): GrahaId {
  const [weakest] = [kundli.lord(at(main, 0)), at(karakas, 0), antar]
    .filter((id) => strengths[id].value < STRAINED && roles[id].value > BAD)
    .toSorted((a, b) => strengths[a].value - strengths[b].value)
  return weakest ?? kundli.lord(1)
}
