import { BETTING_EXAMPLES } from '#care/examples/betting-data.ts'
import { DEATH_EXAMPLES } from '#care/examples/death-data.ts'
import { LEGAL_EXAMPLES } from '#care/examples/legal-data.ts'
import { MEDICAL_EXAMPLES } from '#care/examples/medical-data.ts'
import { ORDINARY_EXAMPLES } from '#care/examples/ordinary-data.ts'
import { PREGNANCY_EXAMPLES } from '#care/examples/pregnancy-data.ts'
import { SELF_HARM_EXAMPLES } from '#care/examples/self-harm-data.ts'
import { wordsOf } from '#words.ts'
import { featuresOf, predict, type Weights, type Words } from './classifier.ts'
import { earnestWords } from './grave.ts'
import { weightsText } from './weights.ts'

const OTHERS = [
  ...ORDINARY_EXAMPLES,
  ...DEATH_EXAMPLES,
  ...PREGNANCY_EXAMPLES,
  ...MEDICAL_EXAMPLES,
  ...LEGAL_EXAMPLES,
  ...BETTING_EXAMPLES,
]

/** So often all examples are gone through. */
const EPOCHS = 16
/** The step of the first epoch … */
const LEARNING_RATE = 0.5
/** … and how fast it shrinks: to a fourth of it in the last. */
const LEARNING_RATE_DECAY = 0.2
/** A positive missed weighs more than a negative taken for one: somebody in danger is rather heard once too often. */
const POSITIVE_WEIGHT = 2
/** Smaller steps change nothing and cost time. */
const STEP_MIN = 1e-5
/** The order of examples is fixed and mixed: from one to the next so many are skipped (a prime), that like ones do not meet … */
const EXAMPLE_STRIDE = 7919
/** … and every epoch begins so many further on. */
const EPOCH_OFFSET = 31

/** Logistic regression by stochastic gradient descent in a fixed order: the same examples give the same weights. */
const train = (positives: readonly Words[], negatives: readonly Words[]): Weights => {
  const examples = [
    ...positives.map((words) => ({ label: 1, features: featuresOf(words) })),
    ...negatives.map((words) => ({ label: 0, features: featuresOf(words) })),
  ]
  const weights = { of: new Map<string, number>(), bias: 0 }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = LEARNING_RATE / (1 + epoch * LEARNING_RATE_DECAY)
    for (let at = 0; at < examples.length; at++) {
      const example = examples[(at * EXAMPLE_STRIDE + epoch * EPOCH_OFFSET) % examples.length]
      if (!example) continue
      const { label, features } = example
      const error = (label - predict(weights, features)) * (label ? POSITIVE_WEIGHT : 1)
      const step = (rate * error) / Math.sqrt(features.length || 1)
      if (Math.abs(step) < STEP_MIN) continue
      weights.bias += step
      for (const feature of features) weights.of.set(feature, (weights.of.get(feature) ?? 0) + step)
    }
  }
  return weights
}

/** What a cry for help sounds like, learnt from the examples. */
export const learnt = (): Weights => {
  const wordsIn = (examples: readonly string[]) => examples.map((example) => earnestWords(wordsOf(example)))
  return train(wordsIn(SELF_HARM_EXAMPLES), wordsIn(OTHERS))
}

/** The same as `weights-data.ts` keeps it. */
export const trainedWeights = (): string => weightsText(learnt())
