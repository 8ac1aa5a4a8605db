import { type Chart, type Dhaiya, type SadeSati, type SaturnStay, sadeSati } from '@dhruva/jyotish'
import { YEAR_MS } from '#rules.ts'

/** One Sade Sati or dhaiya as a whole, with the first stay of each of its phases; ISO 8601 UTC. */
export type Season<Phase> = { from: string; to: string; phases: SaturnStay<Phase>[]; stays: number }

/** Saturn is away for less between two stays of one season, and for more between two seasons. */
const AWAY_MS = 2 * YEAR_MS

/** The stays of Saturn of a life as whole seasons, first to last. */
export const seasonsOf = <Phase>(intervals: readonly SaturnStay<Phase>[]): Season<Phase>[] => {
  const seasons: Season<Phase>[] = []
  for (const stay of intervals) {
    const last = seasons.at(-1)
    if (!last || Date.parse(stay.start) - Date.parse(last.to) > AWAY_MS) {
      seasons.push({ from: stay.start, to: stay.end, phases: [stay], stays: 1 })
      continue
    }
    last.to = stay.end
    last.stays += 1
    if (!last.phases.some(({ phase }) => phase === stay.phase)) last.phases.push(stay)
  }
  return seasons
}

type Around<Phase> = { now: Season<Phase> | null; next: Season<Phase> | null; last: Season<Phase> | null }

const around = <Phase>(intervals: readonly SaturnStay<Phase>[], at: Date, until: string): Around<Phase> => {
  const day = at.toISOString()
  const seasons = seasonsOf(intervals)
  return {
    now: seasons.find(({ from, to }) => from <= day && day < to) ?? null,
    next: seasons.find(({ from }) => from > day && from < until) ?? null,
    last: seasons.findLast(({ to }) => to <= day) ?? null,
  }
}

/** Saturn is back over a sign after thirty years, and a season lasts nine at most. */
const LOOKED_MS = 42 * YEAR_MS
/** What begins later in a life than this is not told. */
const TOLD_MS = 90 * YEAR_MS

/** Sade Sati and dhaiya around a day, whole also at the edges of a life: the running, the next, the last one. */
export const saturnSeasons = (chart: Chart, at: Date): { sadeSati: Around<SadeSati>; dhaiya: Around<Dhaiya> } => {
  const born = Date.parse(chart.input.utc)
  const from = new Date(Math.max(born - 10 * YEAR_MS, at.getTime() - LOOKED_MS))
  const found = sadeSati(chart, from, new Date(at.getTime() + LOOKED_MS))
  const until = new Date(born + TOLD_MS).toISOString()
  return { sadeSati: around(found.intervals, at, until), dhaiya: around(found.dhaiya, at, until) }
}
