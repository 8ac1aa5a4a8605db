import { fold } from '#intent/normalise.ts'
import { romanise } from '#romanise.ts'

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

/**
 * One key for the spellings of a name, in either script: `Priya प्रिया`, `Laxmi Lakshmi लक्ष्मी`, `Ayesha Aisha आयशा`. Inside a
 * word the short a is left out, which people write or not; at the end it stays, for Ankit and Ankita are two people.
 */
export const nameKey = (word: string): string =>
  // the point keeps a last n, which elsewhere only marks a nasal vowel: Isha is not Ishaan
  fold(`${romanise(word).toLowerCase()}.`)
    .slice(0, -1)
    .replaceAll('x', 'ks')
    .replaceAll('sh', 's')
    .replace(/aye|ay(?![aeiou])/g, 'e')
    .replaceAll('iya', 'ia')
    .replaceAll('ou', 'o')
    .replace(/(?<=[aeiou])h(?![aeiou])/g, '')
    .replace(/e(?=[^aeiou]+$)/, 'a')
    .replace(/(?<=.)a(?=.)/g, '')
    .replace(/([a-z])\1+/g, '$1')

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
  const words = wordsIn(saved.name).map(nameKey)
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
