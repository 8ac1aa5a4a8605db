import { fold } from '@dhruva/hindi'

/** The words of a message, small letters. */
type Words = readonly string[]

/** The probability, 0 to 1, that a message is of the positive class. */
export type Classifier = (message: Words) => number

/** Letters of a piece of a word: endings and misspelt middles are known again by these. */
const NGRAM = 4

/** Words as they sound, two that follow each other, two with one between, pieces of words. Each counts once. */
const featuresOf = (plain: Words): string[] => {
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

/** So often all examples are gone through. */
const EPOCHS = 16
/** The step of the first epoch … */
const LEARNING_RATE = 0.5
/** … and how fast it shrinks: to a fourth of it in the last. */
const LEARNING_RATE_DECAY = 0.2
/** A positive missed weighs more than a negative taken for one: somebody in danger is rather heard once too often. */
const POSITIVE_WEIGHT = 2
/** How steeply the probability rises with the sum of the weights. */
const STEEPNESS = 3
/** Smaller steps change nothing and cost time. */
const STEP_MIN = 1e-5
/** The order of examples is fixed and mixed: from one to the next so many are skipped (a prime), that like ones do not meet … */
const EXAMPLE_STRIDE = 7919
/** … and every epoch begins so many further on. */
const EPOCH_OFFSET = 31

type Weights = { of: Map<string, number>; bias: number }

/** Divided by the root of their number, so that a long message is not surer for its length. */
const predict = ({ of, bias }: Weights, features: readonly string[]): number => {
  const sum = features.reduce((total, feature) => total + (of.get(feature) ?? 0), 0)
  return 1 / (1 + Math.exp(-STEEPNESS * (bias + sum / Math.sqrt(features.length || 1))))
}

/** Logistic regression by stochastic gradient descent in a fixed order: the same examples give the same weights. */
export const train = (positives: readonly Words[], negatives: readonly Words[]): Classifier => {
  const examples = [
    ...positives.map((words) => ({ label: 1, features: featuresOf(words) })),
    ...negatives.map((words) => ({ label: 0, features: featuresOf(words) })),
  ]
  const weights: Weights = { of: new Map(), bias: 0 }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = LEARNING_RATE / (1 + epoch * LEARNING_RATE_DECAY)
    for (let turn = 0; turn < examples.length; turn++) {
      const example = examples[(turn * EXAMPLE_STRIDE + epoch * EPOCH_OFFSET) % examples.length]
      if (!example) continue
      const { label, features } = example
      const error = (label - predict(weights, features)) * (label ? POSITIVE_WEIGHT : 1)
      const step = (rate * error) / Math.sqrt(features.length || 1)
      if (Math.abs(step) < STEP_MIN) continue
      weights.bias += step
      for (const feature of features) weights.of.set(feature, (weights.of.get(feature) ?? 0) + step)
    }
  }
  return (message) => predict(weights, featuresOf(message))
}
