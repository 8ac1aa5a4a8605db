import { fold } from '@dhruva/hindi'

/** The words of a message, small letters. */
export type Words = readonly string[]

/** The probability, 0 to 1, that a message is of the positive class. */
export type Classifier = (message: Words) => number

/** Letters of a piece of a word: endings and misspelt middles are known again by these. */
const NGRAM = 4

/** Words as they sound, two that follow each other, two with one between, pieces of words. Each counts once. */
export const featuresOf = (plain: Words): string[] => {
  const keys = plain.map((word) => fold('sound', word))
  const features = new Set<string>()
  for (const [at, key] of keys.entries()) {
    features.add(key)
    if (at > 0) features.add(`${keys[at - 1]} ${key}`)
    if (at > 1) features.add(`${keys[at - 2]}  ${key}`)
    const ends = `<${key}>`
    for (let from = 0; from + NGRAM <= ends.length; from++) features.add(`#${ends.slice(from, from + NGRAM)}`)
  }
  return [...features]
}

/** How steeply the probability rises with the sum of the weights. */
const STEEPNESS = 3

/** What was learnt: how much each feature speaks for the positive class, and what speaks for it where none is known. */
export type Weights = { of: ReadonlyMap<string, number>; bias: number }

/** Divided by the root of their number, so that a long message is not surer for its length. */
export const predict = ({ of, bias }: Weights, features: readonly string[]): number => {
  const sum = features.reduce((total, feature) => total + (of.get(feature) ?? 0), 0)
  return 1 / (1 + Math.exp(-STEEPNESS * (bias + sum / Math.sqrt(features.length || 1))))
}

export const classifierOf =
  (weights: Weights): Classifier =>
  (message) =>
    predict(weights, featuresOf(message))
