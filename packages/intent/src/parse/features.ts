import { conceptsIn } from './concepts.ts'
import type { Heard } from './normalise.ts'

/** Features fall into so many buckets; two that share one share their weights. */
export const BUCKETS = 2 ** 17

/** What a message shows of itself: buckets, each once, with the value it counts for. */
export type Features = { buckets: Uint32Array; values: Float32Array }

const FNV_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193

const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, FNV_PRIME)

/** FNV-1a with its last bits mixed, for buckets are made of them. */
const bucketOf = (hash: number): number => {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (folded ^ (folded >>> 13)) >>> (32 - 17)
}

const hashOf = (text: string, from = FNV_BASIS): number => {
  let hash = from
  for (let at = 0; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at))
  return hash
}

/** Kinds of feature begin apart, so that a word and a piece of one are two. */
const PIECE = hashOf('#')
const WORD = hashOf('w')
const PAIR = hashOf('b')
const SKIP = hashOf('s')
const CONCEPT = hashOf('c')
const CONCEPTS = hashOf('d')

const PIECE_MIN = 3
const PIECE_MAX = 5
/** What a word is about says more than its letters. */
const CONCEPT_VALUE = 2

/** Pieces of words of 3 to 5 letters, words, two that follow each other or have one between; what the words are about, and two of those. */
export const featuresOf = (words: Heard): Features => {
  const { keys } = words
  const found = new Map<number, number>()
  const note = (hash: number, value: number) => {
    const bucket = bucketOf(hash)
    if ((found.get(bucket) ?? 0) < value) found.set(bucket, value)
  }
  for (const [at, key] of keys.entries()) {
    const ends = `<${key}>`
    for (let from = 0; from < ends.length; from++) {
      let hash = PIECE
      const end = Math.min(ends.length, from + PIECE_MAX)
      for (let to = from; to < end; to++) {
        hash = mixed(hash, ends.charCodeAt(to))
        if (to - from + 1 >= PIECE_MIN) note(hash, 1)
      }
    }
    note(hashOf(key, WORD), 1)
    note(hashOf(key, mixed(hashOf(keys[at - 1] ?? '^', PAIR), 32)), 1)
    if (at > 1) note(hashOf(key, mixed(hashOf(keys[at - 2] ?? '', SKIP), 32)), 1)
  }
  note(hashOf('$', mixed(hashOf(keys.at(-1) ?? '^', PAIR), 32)), 1)
  const concepts = conceptsIn(words)
  for (const [at, concept] of concepts.entries()) {
    note(hashOf(concept, CONCEPT), CONCEPT_VALUE)
    for (const other of concepts.slice(at + 1)) note(hashOf(other, mixed(hashOf(concept, CONCEPTS), 32)), CONCEPT_VALUE)
  }
  let sum = 0
  for (const value of found.values()) sum += value * value
  const size = Math.sqrt(sum || 1)
  return {
    buckets: Uint32Array.from(found.keys()),
    values: Float32Array.from(found.values(), (value) => value / size),
  }
}

/** The same of words that were made up to learn from. */
export const tokenFeatures = (tokens: readonly string[]): Features => {
  const buckets = Uint32Array.from(new Set(tokens.map((token) => bucketOf(hashOf(token)))))
  return { buckets, values: new Float32Array(buckets.length).fill(1 / Math.sqrt(buckets.length || 1)) }
}
