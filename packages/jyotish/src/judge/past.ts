import { DAY_MS } from '@dhruva/common'
import { sadeSati } from '#dosha/sade-sati.ts'
import { calendarOf, clipped } from './calendar.ts'
import type { MatterRule } from './matters-data.ts'
import { piecesOf } from './pieces.ts'
import { promised } from './promise.ts'
import type { Seen } from './seen.ts'
import { LIFE_MATTERS, type LifeMatter, type PastYear, type Window, type WindowClass } from './types.ts'

/** A year is compared with the two before and the two after it, as the present is with its sixty months. */
const YEARS_AROUND = 2
/** So much of a year makes the year one of that class. */
const GOOD_MS = 60 * DAY_MS
const REST_MS = 120 * DAY_MS

const timeOf = (calendar: readonly Window[], classes: readonly WindowClass[]): number =>
  calendar
    .filter((window) => classes.includes(window.class))
    .reduce((sum, { start, end }) => sum + Date.parse(end) - Date.parse(start), 0)

/** What the rules say of a calendar year (UTC) that is over, or of the running one; nothing of those before the birth. */
export function pastYear(seen: Seen, year: number, ruleOf: (id: LifeMatter) => MatterRule): PastYear {
  const { chart } = seen
  const [fromMs, toMs] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
  const bornMs = Date.parse(chart.input.utc)
  if (toMs <= bornMs) return { year, best: [], good: [], rest: [], sadeSati: false, mahaChange: null }
  const pieces = piecesOf(chart, Date.UTC(year - YEARS_AROUND, 0), Date.UTC(year + 1 + YEARS_AROUND, 0))
  const calendars = new Map<MatterRule, Window[]>()
  const calendar = (rule: MatterRule): Window[] => {
    const known = calendars.get(rule)
    if (known) return known
    const made = clipped(calendarOf(seen, rule, promised(seen, rule).standing, pieces), Math.max(fromMs, bornMs), toMs)
    calendars.set(rule, made)
    return made
  }
  const matters = (classes: readonly WindowClass[], least: number): LifeMatter[] =>
    LIFE_MATTERS.map((id) => ({ id, ms: timeOf(calendar(ruleOf(id)), classes) }))
      .filter(({ ms }) => ms >= least)
      .toSorted((a, b) => b.ms - a.ms)
      .map(({ id }) => id)
  const change = chart.vimshottari.mahadashas.find(
    ({ start }) => Date.parse(start) >= Math.max(fromMs, bornMs) && Date.parse(start) < toMs,
  )
  const good = matters(['best', 'good'], GOOD_MS)
  return {
    year,
    best: matters(['best'], GOOD_MS),
    good,
    // A year that was both is remembered for its good.
    rest: matters(['rest'], REST_MS).filter((id) => !good.includes(id)),
    sadeSati: sadeSati(chart, new Date(Math.max(fromMs, bornMs)), new Date(toMs)).intervals.length > 0,
    mahaChange: change?.lord ?? null,
  }
}
