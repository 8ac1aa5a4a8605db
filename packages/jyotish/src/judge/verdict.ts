import { calendarOf, clipped } from './calendar.ts'
import type { MatterRule } from './matters-data.ts'
import type { Piece } from './pieces.ts'
import { type Damped, promised } from './promise.ts'
import type { Seen } from './seen.ts'
import type { Verdict } from './types.ts'
import { windowsOf } from './windows.ts'

/** A span of a chart's time; `pieces` reach over both its ends. */
export type Span = { fromMs: number; toMs: number; pieces: readonly Piece[] }

/** The judgement of one matter: what is promised, why, and when. */
export function verdictOf(seen: Seen, rule: MatterRule, { fromMs, toMs, pieces }: Span, damped?: Damped): Verdict {
  const promise = promised(seen, rule, damped)
  const calendar = clipped(calendarOf(seen, rule, promise.standing, pieces), fromMs, toMs)
  const { main, support, karakas, varga } = rule
  return { ...promise, ...windowsOf(calendar, fromMs), calendar, from: { main, support, karakas, varga } }
}
