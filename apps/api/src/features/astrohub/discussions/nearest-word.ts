import type { Mend } from '@dhruva/db'
import { changesBetween } from '@dhruva/hindi'

/** Words of eight letters may have two changes, shorter ones one. */
const allowedIn = (word: string) => (word.length >= 8 ? 2 : 1)

/** The nearest of the known words: with the fewest changes, then with the same first letter, then the one most used. */
export const nearestWord: Mend = (word, known) => {
  const near = known
    .map((one) => ({ ...one, changes: changesBetween(word, one.word), away: one.word[0] === word[0] ? 0 : 1 }))
    .filter(({ changes }) => changes <= allowedIn(word))
    .toSorted((a, b) => a.changes - b.changes || a.away - b.away || b.uses - a.uses || (a.word < b.word ? -1 : 1))
  return near[0]?.word ?? null
}
