import type { GrahaId } from '@dhruva/jyotish'
import { type Fact, factsFor, type Question, type Says } from '@dhruva/reading'
import type { Frame } from './relations.ts'

/** Of which charts the cited facts tell each graha, and whether any tells of a period. */
export type Cited = { frames: (id: GrahaId) => ReadonlySet<Frame>; periods: boolean }

const NOTHING: ReadonlySet<Frame> = new Set()
export const CITES_NOTHING: Cited = { frames: () => NOTHING, periods: false }

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
const tellsOfPeriod = (fact: Fact | undefined): boolean => fact?.kind === 'dasha' || fact?.parts.says === 'window'

/** Reads what the sentences of a reply cite; ids that name no fact of the question say nothing. */
export const citedBy = (question: Question) => {
  let known: Map<string, Fact> | undefined
  return (ids: readonly string[]): Cited => {
    if (ids.length === 0) return CITES_NOTHING
    known ??= new Map(factsFor(question).map((fact) => [fact.id, fact]))
    const frames = new Map<GrahaId, Set<Frame>>()
    for (const fact of ids.flatMap((id) => known?.get(id) ?? [])) {
      const frame = frameOf(fact)
      if (frame) for (const id of grahasOf(fact)) frames.set(id, (frames.get(id) ?? new Set()).add(frame))
    }
    const periods = ids.some((id) => tellsOfPeriod(known?.get(id)))
    return { frames: (id) => frames.get(id) ?? NOTHING, periods }
  }
}
