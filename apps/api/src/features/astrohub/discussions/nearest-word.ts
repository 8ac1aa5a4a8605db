import type { Mend } from '@dhruva/db'

/** How many letters must be left out, put in, changed, or changed about with their neighbour to make one word of the other. */
export const changesBetween = (one: string, other: string): number => {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const steps = [(last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last?.[j - 1] ?? 0) + same]
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        steps.push((beforeLast?.[j - 2] ?? 0) + 1)
      row.push(Math.min(...steps))
    }
    ;[beforeLast, last] = [last, row]
  }
  return last?.[other.length] ?? 0
}

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
