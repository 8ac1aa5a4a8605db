import { at } from '#names.ts'
import { adviceOf, rankOf } from './calendar.ts'
import type { Judgement, Verdict, Window, WindowClass } from './types.ts'
import { windowsOf } from './windows.ts'

type Stretch = { start: string; end: string; class: WindowClass; score: number }

const CLASSES: readonly WindowClass[] = ['rest', 'slow', 'fair', 'good', 'best']

function same<T>(values: readonly T[]): T | null {
  const [first, ...others] = values
  return first !== undefined && others.every((each) => each === first) ? first : null
}

/** The least class of all calendars, from change to change; they begin and end together. */
function leastOf(calendars: readonly Window[][]): Stretch[] {
  const cuts = [
    ...new Set(calendars.flatMap((calendar) => calendar.flatMap(({ start, end }) => [start, end]))),
  ].toSorted()
  const places = calendars.map(() => 0)
  const stretches: Stretch[] = []
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    const running = calendars.map((calendar, which) => {
      while (at(calendar, at(places, which)).end <= start) places[which] = at(places, which) + 1
      return at(calendar, at(places, which))
    })
    const least = at(CLASSES, Math.min(...running.map((window) => rankOf(window.class))))
    const score = Math.min(...running.map((window) => window.score))
    const last = stretches.at(-1)
    if (last?.class === least) Object.assign(last, { end: at(cuts, index + 1), score: Math.max(last.score, score) })
    else stretches.push({ start, end: at(cuts, index + 1), class: least, score })
  }
  return stretches
}

const sharedMs = (a: { start: string; end: string }, b: { start: string; end: string }): number =>
  Math.min(Date.parse(a.end), Date.parse(b.end)) - Math.max(Date.parse(a.start), Date.parse(b.start))

/** The window of a calendar that a stretch lies in for the most part. */
const mostOf = (calendar: readonly Window[], stretch: Stretch): Window =>
  calendar.reduce((most, window) => (sharedMs(window, stretch) > sharedMs(most, stretch) ? window : most))

/** A matter's verdicts as one: its calendar, windows and standing are the same in all, the reasons are each chart's own. */
function agreedVerdicts(verdicts: readonly Verdict[], judgements: readonly Judgement[]): Verdict[] {
  const stretches = leastOf(verdicts.map(({ calendar }) => calendar))
  const own = verdicts.map(({ calendar }) => stretches.map((stretch) => mostOf(calendar, stretch)))
  const advices = stretches.map((stretch, index) => {
    const roles = judgements.map(({ roles: of }, which) => of[at(at(own, which), index).antar].value)
    return adviceOf(stretch.class, Math.min(...roles))
  })
  const standing = same(verdicts.map((verdict) => verdict.standing)) ?? 'mixed'
  const promise = verdicts.reduce((sum, verdict) => sum + verdict.promise, 0) / verdicts.length
  const fromMs = Date.parse(at(judgements, 0).at)
  const isNamed = verdicts.some(({ windows }) => windows.length > 0)
  return verdicts.map((verdict, which) => {
    const calendar = stretches.map((stretch, index): Window => {
      const { maha, antar, reasons } = at(at(own, which), index)
      return { ...stretch, maha, antar, reasons, advice: at(advices, index) }
    })
    const found = windowsOf(calendar, fromMs)
    return { ...verdict, promise, standing, calendar, ...found, open: isNamed && found.windows.length === 0 }
  })
}

/**
 * The judgements of all the charts that a birth can have, made to agree, one for each in their order: of a matter each has the class
 * that none of them falls short of at any time, the most careful advice, and a standing in the middle where they differ. Everything
 * else stays each chart's own, for the reader to compare.
 */
export function agreed(judgements: readonly Judgement[]): Judgement[] {
  if (judgements.length < 2) return [...judgements]
  const known = new Map<string, Verdict[]>()
  const verdictsOf = (key: string, read: (judgement: Judgement) => Verdict): Verdict[] => {
    const found = known.get(key) ?? agreedVerdicts(judgements.map(read), judgements)
    known.set(key, found)
    return found
  }
  return judgements.map((judgement, which) => ({
    ...judgement,
    matter: (id) =>
      at(
        verdictsOf(id, ({ matter }) => matter(id)),
        which,
      ),
    relative: (who, area) =>
      at(
        verdictsOf(`${who} ${area}`, ({ relative }) => relative(who, area)),
        which,
      ),
  }))
}
