import type { Classical } from '#ids.ts'
import { at } from '#names.ts'
import type { Chart } from '#types.ts'
import { houseOf } from '#zodiac/houses.ts'
import { isLong, rankOf } from './calendar.ts'
import { turned } from './seen.ts'
import type { Advice, Judgement, LifeMatter, Standing, Verdict, WindowClass } from './types.ts'
import { monthsAfter } from './windows.ts'

/** A stretch in which every chart has at least this class. */
export type SteadyStretch = { start: string; end: string; class: WindowClass }
/** What all the charts say of a matter; null where they differ. */
export type SteadyVerdict = {
  standing: Standing | null
  /** what the day asks for */
  advice: Advice | null
  /** the best stretch of the coming year in which all of them are at least fair, else of the sixty months */
  window: SteadyStretch | null
}
/** What holds of a birth whose time is not exact. */
export type Steady = {
  /** the lagna is the same in all: roles and houses may be named */
  roles: boolean
  strongest: Classical | null
  weakest: Classical | null
  matter: (id: LifeMatter) => SteadyVerdict
}

const CLASSES: readonly WindowClass[] = ['rest', 'slow', 'fair', 'good', 'best']

function same<T>(values: readonly T[]): T | null {
  const [first, ...others] = values
  return first !== undefined && others.every((each) => each === first) ? first : null
}

/** The least class of all calendars, piece by piece of time; they begin and end together. */
function leastOf(verdicts: readonly Verdict[]): SteadyStretch[] {
  const calendars = verdicts.map(({ calendar }) => calendar)
  const bounds = calendars.flatMap((calendar) => calendar.flatMap(({ start, end }) => [start, end]))
  const cuts = [...new Set(bounds)].toSorted()
  const places = calendars.map(() => 0)
  return cuts.slice(0, -1).map((start, index) => {
    const ranks = calendars.map((calendar, which) => {
      let place = at(places, which)
      while (at(calendar, place).end <= start) place += 1
      places[which] = place
      return rankOf(at(calendar, place).class)
    })
    return { start, end: at(cuts, index + 1), class: at(CLASSES, Math.min(...ranks)) }
  })
}

/** Runs of neighbours that are all at least of a class. */
function runsOf(stretches: readonly SteadyStretch[], of: WindowClass): SteadyStretch[] {
  const runs: SteadyStretch[] = []
  for (const { start, end, class: each } of stretches) {
    if (rankOf(each) < rankOf(of)) continue
    const last = runs.at(-1)
    if (last?.end === start) last.end = end
    else runs.push({ start, end, class: of })
  }
  return runs.filter(isLong)
}

function windowOf(verdicts: readonly Verdict[], judgedAt: string): SteadyStretch | null {
  const stretches = leastOf(verdicts)
  const yearOn = new Date(monthsAfter(Date.parse(judgedAt), 12)).toISOString()
  const [good, fair] = [runsOf(stretches, 'good'), runsOf(stretches, 'fair')]
  const soon = (runs: readonly SteadyStretch[]) => runs.find(({ start }) => start < yearOn)
  return soon(good) ?? soon(fair) ?? good[0] ?? fair[0] ?? null
}

/** What the judgements of all the charts that a birth can have agree on; of one chart everything. At least one is given. */
export function steady(judgements: readonly Judgement[]): Steady {
  const known = new Map<LifeMatter, SteadyVerdict>()
  const verdictOf = (id: LifeMatter): SteadyVerdict => {
    const verdicts = judgements.map(({ matter }) => matter(id))
    return {
      standing: same(verdicts.map(({ standing }) => standing)),
      advice: same(verdicts.map(({ now }) => now.advice)),
      window: windowOf(verdicts, at(judgements, 0).at),
    }
  }
  return {
    roles: same(judgements.map(({ roles }) => roles.sun.rules.join() + roles.moon.rules.join())) !== null,
    strongest: same(judgements.map(({ strongest }) => strongest)),
    weakest: same(judgements.map(({ weakest }) => weakest)),
    matter: (id) => {
      const found = known.get(id) ?? verdictOf(id)
      known.set(id, found)
      return found
    },
  }
}

/** A chart seen from its Moon, for those who do not know their hour: the Moon's sign is the first house (Chandra lagna, BPHS 34 by practice). */
export const moonChart = (chart: Chart): Chart => turned(chart, houseOf(chart.moon_sign, chart.ascendant.sign))
