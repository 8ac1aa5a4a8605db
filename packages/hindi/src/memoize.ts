import { createCache } from '@dhruva/common'

const LONGEST_WORD = 24

/**
 * A reading of single words that remembers what it read: the words people write are few. Longer ones than any real word are
 * read anew, so that nobody fills the memory with them.
 */
export const memoizeWords = (most: number, read: (word: string) => string): ((word: string) => string) => {
  const kept = createCache<string>(most)
  return (word) => (word.length > LONGEST_WORD ? read(word) : kept.remember(word, () => read(word)))
}
