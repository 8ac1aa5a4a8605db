type Range = { from: number; to: number }

/** The lines of a sorted list that begin with `start`: `from` included, `to` not. */
export type Stretch = Range & { start: string }

const AFTER_LETTERS = '\uffff'
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

function lowerBound(lines: string[], key: string, { from, to }: Range): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((lines[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

/** The lines that begin with a text, by binary search within a range of the list. */
export function linesFrom(lines: string[], start: string, within: Range = { from: 0, to: lines.length }): Stretch {
  const from = lowerBound(lines, start, within)
  return { start, from, to: lowerBound(lines, start + AFTER_LETTERS, { from, to: within.to }) }
}

/**
 * Texts one slip away from a word at the place `i`: a letter too many, two swapped, another one, one too few. What `isNear`
 * tells of two words is here made from one: a hundred thousand lines are looked up by their beginnings, not compared one by one.
 */
function slipsAt(word: string, i: number): string[] {
  const [before, here, after] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)]
  const swapped = before + after.charAt(0) + here + after.slice(1)
  const letters = LETTERS.flatMap((letter) => [before + letter + after, before + letter + here + after])
  return [...new Set([before + after, swapped, ...letters])].filter((slip) => slip !== word)
}

/**
 * The lines that begin with a word as it may have been meant, one letter wrong. The first letter is trusted, and the
 * search ends where no line begins with the letters before the slip, which keeps it to some hundred short lookups.
 */
export function linesNear(lines: string[], word: string): Stretch[] {
  const found: Stretch[] = []
  let range: Range = linesFrom(lines, word.charAt(0))
  for (let i = 1; i <= word.length && range.from < range.to; i++) {
    for (const slip of slipsAt(word, i)) {
      const near = linesFrom(lines, slip, range)
      if (near.from < near.to) found.push(near)
    }
    range = linesFrom(lines, word.slice(0, i + 1), range)
  }
  return found
}
