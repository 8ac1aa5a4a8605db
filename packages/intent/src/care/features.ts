import { fold } from '@dhruva/hindi'
import type { ConceptPlaces } from './concepts.ts'

/** Where weights are kept: a power of two. Features that meet in one place share their weight. */
export const PLACES = 1 << 15

/** FNV-1a, 32 bits. */
const placeOf = (feature: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (PLACES - 1)
}

/** Letters of a piece of a word: endings and misspelt middles are known again by these. */
const NGRAM = 4
/** Two concepts say something together when so many words lie between them at most. */
const TOGETHER = 5

/** What is looked at: a place of the weights and how much it counts. */
export type Feature = readonly [place: number, value: number]

const VALUE = { word: 1, two: 0.8, piece: 0.5, concept: 1.5, together: 0.8 }

/**
 * Words as they sound, two that follow each other, two with one between, pieces of words; concepts, and any two of them that stand near
 * each other. Each counts once.
 */
export const featuresOf = (plain: readonly string[], concepts: ConceptPlaces): Feature[] => {
  const features = new Map<number, number>()
  const add = (feature: string, value: number) => features.set(placeOf(feature), value)
  const keys = plain.map((word) => fold('sound', word))
  for (const [at, key] of keys.entries()) {
    add(key, VALUE.word)
    if (at > 0) add(`${keys[at - 1]} ${key}`, VALUE.two)
    if (at > 1) add(`${keys[at - 2]}  ${key}`, VALUE.two)
    const ends = `<${key}>`
    for (let from = 0; from + NGRAM <= ends.length; from++) add(`#${ends.slice(from, from + NGRAM)}`, VALUE.piece)
  }
  const said = [...concepts]
  for (const [index, [concept, places]] of said.entries()) {
    add(`@${concept}`, VALUE.concept)
    for (const [other, others] of said.slice(index + 1)) {
      const near = places.some(([from, to]) =>
        others.some(([start, end]) => (start > to ? start - to : from - end) <= TOGETHER && (start > to || end < from)),
      )
      if (near) add(`@${concept < other ? `${concept}+${other}` : `${other}+${concept}`}`, VALUE.together)
    }
  }
  return [...features]
}
