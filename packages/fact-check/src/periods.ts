import { type Chart, type GrahaId, type Period, subPeriods } from '@dhruva/jyotish'
import type { Level } from './cues-data.ts'
import { means, slackMs } from './sky.ts'
import type { TimeWord } from './types.ts'

/** A period with the lords above it. */
export type Placed = Period & { level: Exclude<Level, 'any'>; above: GrahaId[] }

type Wanted = { level: Level; lord: GrahaId; above: readonly GrahaId[] }

const below = (period: Placed, level: 'antar' | 'pratyantar'): Placed[] =>
  subPeriods(period).map((part) => ({ ...part, level, above: [...period.above, period.lord] }))

const kept = new WeakMap<Chart['vimshottari']['mahadashas'], { antars: Placed[]; pratyantars: Placed[] | null }>()

const periodsOf = (chart: Chart, level: Level): Placed[] => {
  const { mahadashas } = chart.vimshottari
  const mahas = mahadashas.map((period): Placed => ({ ...period, level: 'maha', above: [] }))
  if (level === 'maha') return mahas
  const known = kept.get(mahadashas) ?? { antars: mahas.flatMap((maha) => below(maha, 'antar')), pratyantars: null }
  kept.set(mahadashas, known)
  if (level === 'antar') return known.antars
  if (level === 'any') return [...mahas, ...known.antars]
  known.pratyantars ??= known.antars.flatMap((antar) => below(antar, 'pratyantar'))
  return known.pratyantars
}

/** All periods of a life that a sentence may mean by a lord, a level and the lords it names above. */
export const periodsFor = (chart: Chart, { level: named, lord, above }: Wanted): Placed[] => {
  // whose mahadasha runs is meant by `dasha` alone
  const level = named === 'any' && chart.vimshottari.current?.maha.lord === lord ? 'maha' : named
  const { current } = chart.vimshottari
  // of a lord who runs his own mahadasha also the antardasha that runs in it
  const own =
    level !== named && current?.antar.lord === lord
      ? periodsOf(chart, 'antar').filter(({ start }) => start === current.antar.start)
      : []
  return [...periodsOf(chart, level), ...own].filter(
    (period) =>
      period.lord === lord && above.every((id) => period.above.includes(id)) && period.above.length >= above.length,
  )
}

export const holds = (period: Period, ms: number): boolean =>
  Date.parse(period.start) <= ms && ms < Date.parse(period.end)

/** `by 2028` says little of something that was over long before. */
const BY_MS = 2 * 365 * 86_400_000

export type Turn = { begins: boolean; ends: boolean }

const SOON_MS: Record<TimeWord['unit'], number> = {
  day: 30 * 86_400_000,
  month: 45 * 86_400_000,
  year: 370 * 86_400_000,
}

/** `after May 2027, when Mars begins`: not long after. */
const beginsAfter = (time: TimeWord, start: number): boolean =>
  time.spans.some(({ lo, hi }) => start >= lo - slackMs(time) && start <= hi + SOON_MS[time.unit])

/** Whether a period has to a written time the relation that the sentence says. */
export const fits = (period: Period, time: TimeWord, { begins, ends }: Turn): boolean => {
  const [start, end] = [Date.parse(period.start), Date.parse(period.end)]
  const overlaps = time.spans.some(({ lo, hi }) => start < hi + slackMs(time) && end > lo - slackMs(time))
  if (time.role === 'until') return means(time, end)
  if (time.role === 'from') return means(time, start)
  if (time.role === 'after') return begins ? beginsAfter(time, start) : means(time, start) || overlaps
  const turn = ends ? end : start
  if (time.role === 'by' && !begins && !ends && overlaps) return true
  if (time.role === 'by') return time.spans.some(({ lo, hi }) => turn >= lo - BY_MS && turn <= hi + slackMs(time))
  if (begins && ends) return means(time, start) || means(time, end)
  if (begins) return means(time, start)
  return ends ? means(time, end) : overlaps
}
