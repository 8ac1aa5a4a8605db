const LONGEST_WORD = 24

/**
 * A reading of single words that remembers what it read: the words people write are few. Longer ones than any real word are
 * read anew, so that nobody fills the memory with them.
 */
export const remembering = (most: number, read: (word: string) => string): ((word: string) => string) => {
  const kept = new Map<string, string>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    const found = read(word)
    if (word.length > LONGEST_WORD) return found
    if (kept.size >= most) kept.clear()
    kept.set(word, found)
    return found
  }
}
