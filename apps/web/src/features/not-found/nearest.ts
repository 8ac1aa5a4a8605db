/** The letters of an address, without what only joins them. */
const lettersOf = (address: string): string => address.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** How many letters have to be added, left out or changed. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let n = 1; n <= other.length; n++) {
      const changed = (row[n - 1] ?? 0) + (letter === other[n - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[n] ?? 0) + 1, (next[n - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Of a word this long one letter in four may be wrong. */
const LETTERS_A_SLIP = 4
/** A shorter word stands in too many others. */
const TELLING = 5
/** Longer addresses are nobody's slip. */
const LONGEST = 60

/** The link whose address one may have meant by an address that is none: a slip of letters away, or named in it; null without one. */
export const nearestOf = <L extends { to: string }>(pathname: string, links: readonly L[]): L | null => {
  const parts = pathname.split('/').filter(Boolean)
  const asked = [lettersOf(pathname), lettersOf(parts.at(-1) ?? '')].filter((word) => word && word.length <= LONGEST)
  const slipsOf = ({ to }: L): number => {
    const name = lettersOf(to.split(/[?#]/)[0] ?? '')
    if (name === '') return Number.POSITIVE_INFINITY
    const slips = Math.min(...asked.map((word) => distance(word, name)))
    if (slips <= Math.floor(name.length / LETTERS_A_SLIP)) return slips
    const isNamed = name.length >= TELLING && asked.some((word) => word.includes(name))
    // a longer name that stands in it tells more
    return isNamed ? LONGEST - name.length : Number.POSITIVE_INFINITY
  }
  const ranked = links.map((link) => ({ link, slips: slipsOf(link) })).toSorted((one, other) => one.slips - other.slips)
  return ranked[0] && Number.isFinite(ranked[0].slips) ? ranked[0].link : null
}
