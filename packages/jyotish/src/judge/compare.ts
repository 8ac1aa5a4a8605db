import { at } from '#names.ts'
import { clipped, rankOf } from './calendar.ts'
import { WAYS, type Way } from './choices-data.ts'
import { runningPiece } from './running.ts'
import type { Seen } from './seen.ts'
import type { Choice, Comparison, MatterReason, Side, Verdict, Window } from './types.ts'
import { type Span, verdictOf } from './verdict.ts'
import { monthsAfter } from './windows.ts'

/** What promise, time and the strongest graha count. */
const PARTS = { promise: 0.5, time: 0.3, graha: 0.2 } as const
const LEANS = 0.25
const SLIGHTLY = 0.1

/** Two ways or years weighed; the time that decides is the matter's own, so that nothing else is advised of it elsewhere. */
type Sides = Omit<Comparison, 'window'>

/** -1 of rest to 1 of best. */
const worthOf = ({ class: of }: Window): number => (rankOf(of) - rankOf('fair')) / 2

function leanOf(difference: number): Comparison['lean'] {
  const by = Math.abs(difference)
  if (by < SLIGHTLY) return 'alike'
  if (difference > 0) return by >= LEANS ? 'first' : 'first_slightly'
  return by >= LEANS ? 'second' : 'second_slightly'
}

function fitOf({ kundli, order, roles }: Seen, { main, karakas }: Way): number {
  const strongest = at(order, 0)
  if (karakas.includes(strongest)) return 1
  const tied = main.includes(kundli.house(strongest)) || roles[strongest].rules.some((house) => main.includes(house))
  return tied ? 0.5 : 0
}

function weighed(seen: Seen, way: Way, span: Span): Side {
  const verdict = verdictOf(seen, way, span)
  const running = runningPiece(span)
  const omens = way.omens.flatMap((omen) => omen(seen, running) ?? [])
  const speaks = Math.max(-1, Math.min(1, verdict.promise + omens.reduce((sum, { weight }) => sum + weight, 0)))
  const soon = clipped(verdict.calendar, span.fromMs, monthsAfter(span.fromMs, 12))
  const time = Math.max(...soon.map(worthOf))
  const weight = PARTS.promise * speaks + PARTS.time * time + PARTS.graha * fitOf(seen, way)
  const reason: MatterReason | null = omens[0] ?? verdict.pro[0] ?? null
  return { weight, reason }
}

/** Two ways weighed against each other: what the chart promises of each, what the coming year gives it, whether the strongest graha is its own. */
export function comparisonOf(seen: Seen, choice: Exclude<Choice, 'this_next_year'>, span: Span): Sides {
  const [a, b] = WAYS[choice]
  const [first, second] = [weighed(seen, a, span), weighed(seen, b, span)]
  const lean = leanOf(first.weight - second.weight)
  return { lean, first, second }
}

function meanOf(calendar: readonly Window[], value: (window: Window) => number): number {
  const length = ({ start, end }: Window) => Date.parse(end) - Date.parse(start)
  const whole = calendar.reduce((sum, window) => sum + length(window), 0)
  return calendar.reduce((sum, window) => sum + value(window) * length(window), 0) / whole
}

const meanWorth = (calendar: readonly Window[]): number => meanOf(calendar, worthOf)

/** How a matter stands in a part of its calendar: the mean class, -1 of rest to 1 of best, and the mean score; null of a part outside. */
export function worthIn(
  calendar: readonly Window[],
  fromMs: number,
  toMs: number,
): { worth: number; score: number } | null {
  const part = clipped(calendar, fromMs, toMs)
  return part.length === 0 ? null : { worth: meanWorth(part), score: meanOf(part, ({ score }) => score) }
}

/** Which of two such worths is greater and whether by much. */
export const worthsCompared = (one: number, other: number): Comparison['lean'] => leanOf(one - other)

/** What is left of this calendar year (UTC) against the whole of the next, by the mean class of a matter. */
export function yearsCompared({ calendar, pro }: Verdict, fromMs: number): Sides {
  const year = new Date(fromMs).getUTCFullYear()
  const [next, after] = [Date.UTC(year + 1, 0), Date.UTC(year + 2, 0)]
  const side = (from: number, to: number): Side => ({
    weight: meanWorth(clipped(calendar, from, to)),
    reason: pro[0] ?? null,
  })
  const [first, second] = [side(fromMs, next), side(next, after)]
  return { lean: leanOf(first.weight - second.weight), first, second }
}
