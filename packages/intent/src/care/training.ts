import { wordsOf } from '#words.ts'
import type { Feature } from './features.ts'
import { heardIn } from './hearing.ts'
import { EXAMPLES } from './learnt-from.ts'
import {
  type CareClass,
  CLASSES,
  type Model,
  modelText,
  probabilitiesOf,
  SCALE,
  STEEPNESS,
  weightsSize,
} from './model.ts'

/** So often all examples are gone through. */
const EPOCHS = 10
const LEARNING_RATE = 0.12
/** The biases move less: they only tell how usual a class is. */
const BIAS_RATE = 0.02
/** A grave message missed weighs more than a harmless one taken for grave. */
const GRAVE_WEIGHT = 2
/** An example that is known this well, and a step this small, change nothing. */
const KNOWN = 1e-3
const STEP_MIN = 1e-4
/** Keeps the first steps of a feature small. */
const DAMPING = 0.1
/** The order of examples is fixed and mixed: from one to the next so many are skipped (a prime), that like ones do not meet … */
const EXAMPLE_STRIDE = 7919
/** … and every epoch begins so many further on. */
const EPOCH_OFFSET = 31
/** Smaller weights are left out: they are chance. */
const WEIGHT_MIN = 0.1

type Example = { label: number; features: readonly Feature[] }

const COUNT = CLASSES.length

const examplesOf = (texts: ReadonlyArray<readonly [CareClass, readonly string[]]>): Example[] =>
  texts.flatMap(([name, messages]) =>
    messages.map((message) => ({ label: CLASSES.indexOf(name), features: heardIn(wordsOf(message)).features })),
  )

/** Multinomial regression by AdaGrad in a fixed order: the same examples give the same weights. */
const train = (examples: readonly Example[]) => {
  const weights = new Float32Array(weightsSize)
  const seen = new Float32Array(weightsSize)
  const bias = CLASSES.map(() => 0)
  const model: Model = { weights, bias, scale: 1 }
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let at = 0; at < examples.length; at++) {
      const example = examples[(at * EXAMPLE_STRIDE + epoch * EPOCH_OFFSET) % examples.length]
      if (!example) continue
      const { label, features } = example
      const probabilities = probabilitiesOf(model, features)
      if (1 - (probabilities[label] ?? 0) < KNOWN) continue
      const steepness = STEEPNESS / Math.sqrt(features.reduce((sum, [, value]) => sum + value * value, 0) || 1)
      for (let index = 0; index < COUNT; index++) {
        const error = ((probabilities[index] ?? 0) - (index === label ? 1 : 0)) * (label ? GRAVE_WEIGHT : 1)
        if (Math.abs(error) < STEP_MIN) continue
        bias[index] = (bias[index] ?? 0) - BIAS_RATE * error
        for (const [place, value] of features) {
          const slot = place * COUNT + index
          const step = error * value * steepness
          const before = (seen[slot] ?? 0) + step * step
          seen[slot] = before
          weights[slot] = (weights[slot] ?? 0) - (LEARNING_RATE * step) / Math.sqrt(before + DAMPING)
        }
      }
    }
  return { weights, bias }
}

const INT8_MAX = 127

/** What each matter sounds like, learnt from the examples, as `weights-data.ts` keeps it. */
export const trainedWeights = (): string => {
  const { weights, bias } = train(examplesOf(EXAMPLES))
  const kept = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < WEIGHT_MIN ? 0 : Math.max(-INT8_MAX, Math.min(INT8_MAX, Math.round(weight * SCALE))),
  )
  return modelText(kept, bias)
}

export { learntLikeness } from './learnt-likeness.ts'
