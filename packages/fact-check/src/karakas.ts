import { GRAHAS, type GrahaId } from '@dhruva/jyotish'
import type { Sky } from './sky.ts'
import type { Claim, Token } from './types.ts'
import { has, isDenied, isPunct } from './words.ts'

/** The variable significators in the order of degrees in the sign, the highest first (Jaimini). */
const RANKS: ReadonlyMap<string, number> = new Map(
  [
    'atmakaraka|atma karaka|ak|आत्मकारक|आत्म कारक|atmakarak',
    'amatyakaraka|amatya karaka|अमात्यकारक|अमात्य कारक|amatyakarak',
    'bhratrikaraka|bhratri karaka|भ्रातृकारक',
    'matrikaraka|matri karaka|मातृकारक',
    'putrakaraka|putra karaka|पुत्रकारक',
    'gnatikaraka|gnati karaka|ज्ञातिकारक',
    'darakaraka|dara karaka|दाराकारक|दारकारक|darakarak',
  ].flatMap((words, rank) => words.split('|').map((word) => [word, rank] as const)),
)

const rankOf = (tokens: readonly Token[], at: number): number | undefined =>
  RANKS.get(tokens[at]?.word ?? '') ?? RANKS.get(`${tokens[at]?.word} ${tokens[at + 1]?.word}`)

/** The seven, or with Rahu (counted from the end of its sign) the eight, by their degrees. */
const byDegree = (sky: Sky, withRahu: boolean): GrahaId[] => {
  const ids = GRAHAS.filter((id) => id !== 'ketu' && (withRahu || id !== 'rahu'))
  const degree = (id: GrahaId) => (id === 'rahu' ? 30 - sky.natal(id).degree : sky.natal(id).degree)
  return ids.toSorted((a, b) => degree(b) - degree(a))
}

/** The graha named beside: behind as far as the clause goes, or right before. */
const namedBeside = (tokens: readonly Token[], at: number): GrahaId[] | null => {
  const after = tokens.slice(at + 1, at + 7)
  const graha = after.findIndex(({ is }) => is.kind === 'grahas')
  const between = after.slice(0, graha)
  const found = after[graha]
  if (found?.is.kind === 'grahas' && !between.some((token) => isPunct(token, ')', ',') || has(token, 'and', 'with')))
    return found.is.ids
  const before = tokens.slice(0, at).findLast(({ is }) => is.kind === 'grahas')
  return before?.is.kind === 'grahas' ? before.is.ids : null
}

/** `your Atmakaraka is Venus` */
export const readKarakas = (clause: readonly Token[], sky: Sky): Claim[] =>
  clause.flatMap((_, at): Claim[] => {
    const rank = rankOf(clause, at)
    const ids = rank === undefined ? null : namedBeside(clause, at)
    if (rank === undefined || !ids) return []
    const seven = byDegree(sky, false)
    const eight = byDegree(sky, true)
    const fitting = [seven[rank], eight[rank], ...(rank === 6 ? [eight[7]] : [])]
    const ok = ids.some((id) => fitting.includes(id))
    return [{ kind: 'karaka', about: ids.map((id) => `graha:${id}`), ok: ok !== isDenied(clause, at) }]
  })
