/** How many letters two words begin with alike, or end with when read from the end. */
const alike = (one: string, other: string, from: (word: string, at: number) => string | undefined, most: number) => {
  let count = 0
  while (count < most && from(one, count) === from(other, count)) count++
  return count
}

const fromStart = (word: string, at: number) => word[at]
const fromEnd = (word: string, at: number) => word[word.length - 1 - at]

/** The row of changes for each beginning of `other`, from those for one letter and two letters less of `one`. */
const changes = (one: string, other: string): number => {
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

/**
 * How many letters must be left out, put in, changed, or changed about with their neighbour to make one word of the other
 * (Damerau; no letter is changed twice). What both begin and end with needs no counting.
 */
export const changesBetween = (one: string, other: string): number => {
  const shorter = Math.min(one.length, other.length)
  const start = alike(one, other, fromStart, shorter)
  const end = alike(one, other, fromEnd, shorter - start)
  return changes(one.slice(start, one.length - end), other.slice(start, other.length - end))
}

/** Whether two words are at most one change apart; the first letter must be right. */
export const isNear = (one: string, other: string): boolean =>
  one[0] === other[0] && Math.abs(one.length - other.length) <= 1 && changesBetween(one, other) <= 1
