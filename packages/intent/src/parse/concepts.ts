import { CONCEPTS } from './concepts-data.ts'
import type { Heard } from './normalise.ts'
import { namesIn, wordIndex } from './word-index.ts'

const INDEX = wordIndex(CONCEPTS)

/** Small words that are spelt like another's Hindi when aspirates and length are left out: `be` and भाई, `aur` and `our`. */
const SMALL = new Set('be it to aur do a an of in on at by set hi the then और इन do'.split(' '))

/** What the words are about, each concept once, in the order of their names. */
export const conceptsIn = ({ plain, spelt }: Heard): string[] =>
  [
    ...namesIn(
      INDEX,
      spelt.map((key, at) => (SMALL.has(plain[at] ?? '') ? '' : key)),
    ),
  ].toSorted()
