import { fold } from '@dhruva/hindi'

/** Before a name, not part of it. */
const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'shri',
  'sri',
  'smt',
  'kumari',
  'श्री',
  'श्रीमती',
  'कुमारी',
  'डॉ',
])

/** The words of a name as it was saved, without titles. */
const wordsIn = (name: string): string[] => {
  const all = name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  const own = all.filter((word) => !TITLES.has(word))
  return own.length > 0 ? own : all
}

export type SavedName = { bid: number; name: string }

/** How well a saved name fits words said: 0 not at all, more when more of the name was said. A family name alone is nobody. */
const fitOf = (saved: SavedName, said: ReadonlySet<string>): number => {
  const words = wordsIn(saved.name).map((word) => fold('name', word))
  const given = words.length > 1 ? words.slice(0, -1) : words
  if (!given.some((word) => said.has(word))) return 0
  return words.filter((word) => said.has(word)).length
}

/** The saved birth whose name was said, the best fit; of equals the first. Null when none was. */
export const namedIn = (saved: readonly SavedName[], keys: readonly string[]): number | null => {
  const said = new Set(keys)
  let best: { bid: number; fit: number } | null = null
  for (const one of saved) {
    const fit = fitOf(one, said)
    if (fit > (best?.fit ?? 0)) best = { bid: one.bid, fit }
  }
  return best?.bid ?? null
}
