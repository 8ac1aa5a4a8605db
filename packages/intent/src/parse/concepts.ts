import { CONCEPTS } from './concepts-data.ts'
import { namesIn, wordIndex } from './word-index.ts'

const INDEX = wordIndex(CONCEPTS, 'sound')

/** What the words are about, each concept once, in the order of their names. */
export const conceptsIn = (keys: readonly string[]): string[] => [...namesIn(INDEX, keys)].toSorted()
