import { DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import type { GrahaId } from '@dhruva/jyotish'
import { type Days, type Fact, factsFor, promptFor, type Question, type Says } from '@dhruva/reading'
import type { Frame } from './relations.ts'
import type { TimeSpan } from './types.ts'

/**
 * Of which charts the cited facts tell each graha, whether any tells of a period, and the times that its transits are told of: the
 * sky that is meant is the one of those days.
 */
export type Cited = { frames: (id: GrahaId) => ReadonlySet<Frame>; periods: boolean; spans: readonly TimeSpan[] }

const NOTHING: ReadonlySet<Frame> = new Set()
export const CITES_NOTHING: Cited = { frames: () => NOTHING, periods: false, spans: [] }

const startOf = (day: number): number => day * DAY_MS - INDIA_OFFSET_MS

/** From the first of some days to the end of others. */
export const spanOfDays = (from: Days, to: Days): TimeSpan => ({ lo: startOf(from.first), hi: startOf(to.last + 1) })

/** What is told of the sky that moves; all else is of the birth or of a division. */
const MOVES: ReadonlySet<Says> = new Set<Says>([
  'transit',
  'passage',
  'moon_of_day',
  'gochara',
  'touch',
  'sade_sati',
  'no_sade_sati',
  'season',
  'season_phase',
  'dhaiya',
  'tara',
  'moon_at_noon',
  'moon_stay',
  'tara_of_day',
  'chandra_moves',
  'transit_moves',
  'sits_moves',
  'looks_moves',
  'ingress',
  'station',
  'moon_phase',
  'eclipse',
  'stay',
  'sade_sati_stay',
  'dhaiya_stay',
  'no_saturn',
])

const frameOf = ({ parts }: Fact): Frame | null => {
  if (parts.says === 'varga' || parts.says === 'varga_lagna')
    return parts.varga === 'd9' || parts.varga === 'd10' ? parts.varga : null
  if (parts.says === 'navamsa') return 'd9'
  return MOVES.has(parts.says) ? 'now' : 'birth'
}

const grahasOf = ({ parts }: Fact): GrahaId[] => [
  ...('graha' in parts ? [parts.graha] : []),
  ...('lord' in parts ? [parts.lord] : []),
  ...('grahas' in parts ? parts.grahas : []),
]

/** A window of a matter is told with the period that runs in it. */
const tellsOfPeriod = ({ kind, parts }: Fact): boolean => kind === 'dasha' || parts.says === 'window'

const spanOf = ({ parts }: Fact): TimeSpan[] =>
  (parts.says === 'touch' || parts.says === 'passage') && parts.from && parts.to
    ? [spanOfDays(parts.from, parts.to)]
    : []

/** The facts that a reply may cite, by id: read when something is cited. */
export const createCitable = (question: Question, more: readonly Fact[] | undefined) => {
  let known: ReadonlyMap<string, Fact> | undefined
  return (ids: readonly string[]): Fact[] => {
    if (ids.length === 0) return []
    known ??= new Map(
      [...factsFor(question), ...(more ?? promptFor(question).facts)].map((fact) => [fact.id, fact] as const),
    )
    return ids.flatMap((id) => known?.get(id) ?? [])
  }
}

/** Reads what the sentences of a reply cite; ids that name no fact of the question say nothing. */
export const citedBy = (citable: (ids: readonly string[]) => Fact[]) => {
  return (ids: readonly string[]): Cited => {
    if (ids.length === 0) return CITES_NOTHING
    const facts = citable(ids)
    const frames = new Map<GrahaId, Set<Frame>>()
    for (const fact of facts) {
      const frame = frameOf(fact)
      if (frame) for (const id of grahasOf(fact)) frames.set(id, (frames.get(id) ?? new Set()).add(frame))
    }
    return {
      frames: (id) => frames.get(id) ?? NOTHING,
      periods: facts.some(tellsOfPeriod),
      spans: facts.flatMap(spanOf),
    }
  }
}
