import { BUCKETS, type Features } from './features.ts'
import { softmax } from './softmax.ts'

/** A message with the class it is of, as its place in the list of classes. */
export type Example = { features: Features; label: number }

/** What was learnt: of each bucket a weight for each class, and of each class how usual it is. */
export type Learnt = { weights: Float32Array; bias: Float32Array; classes: number }

/**
 * How a model is learnt: how often all examples are gone through, the first step, how many weights are kept; the part of the features
 * that is looked away from each time, and the part of a label that is left to the other classes. Both keep it from learning messages by heart.
 */
export type Course = { epochs: number; rate: number; keep: number; drop?: number; smooth?: number }

/** Weights shrink by so much of their step. */
const SHRINK = 2e-6
const BIAS_RATE = 0.01
/** The order is fixed and mixed: from one example to the next so many are skipped (a prime) … */
const STRIDE = 7919
/** … and every epoch begins so many further on. */
const OFFSET = 31
/** Smaller errors change nothing and cost time. */
const ERROR_MIN = 0.002
/** What is kept is taught again, so that it also does what was thrown away. */
const AGAIN = 4

const scores = ({ weights, bias, classes }: Learnt, { buckets, values }: Features, into: Float32Array): void => {
  into.set(bias)
  for (let at = 0; at < buckets.length; at++) {
    const row = (buckets[at] ?? 0) * classes
    const value = values[at] ?? 0
    for (let one = 0; one < classes; one++) into[one] = (into[one] ?? 0) + value * (weights[row + one] ?? 0)
  }
}

/** What is learnt by and by: a bucket's steps grow smaller the more it has moved (AdaGrad). */
type Lesson = {
  learnt: Learnt
  squares: Float32Array
  rate: number
  onlyKept: boolean
  smooth: number
  seen: (features: Features) => Features
}

/** What is looked at of some features: each is left out with the same chance, from a fixed row of numbers; what is left counts for more. */
const lookingAway = (drop: number): ((features: Features) => Features) => {
  if (drop === 0) return (features) => features
  let number = FIRST
  const isSeen = () => {
    number = (Math.imul(number, 1_664_525) + 1_013_904_223) >>> 0
    return number >= drop * 2 ** 32
  }
  const more = 1 / Math.sqrt(1 - drop)
  return ({ buckets, values }) => {
    const left = Uint8Array.from(buckets, () => (isSeen() ? 1 : 0))
    return {
      buckets: buckets.filter((_, at) => left[at] === 1),
      values: values.filter((_, at) => left[at] === 1).map((value) => value * more),
    }
  }
}
const FIRST = 12_345

const goThrough = (lesson: Lesson, examples: readonly Example[], epochs: number): void => {
  const errors = new Float32Array(lesson.learnt.classes)
  for (let epoch = 0; epoch < epochs; epoch++)
    for (let turn = 0; turn < examples.length; turn++) {
      const example = examples[(turn * STRIDE + epoch * OFFSET) % examples.length]
      if (!example) continue
      const features = lesson.seen(example.features)
      scores(lesson.learnt, features, errors)
      softmax(errors)
      const other = lesson.smooth / errors.length
      for (let one = 0; one < errors.length; one++) errors[one] = (errors[one] ?? 0) - other
      errors[example.label] = (errors[example.label] ?? 0) - (1 - lesson.smooth)
      step(lesson, features, errors)
    }
}

const step = (
  { learnt, squares, rate, onlyKept }: Lesson,
  { buckets, values }: Features,
  errors: Float32Array,
): void => {
  const { weights, bias, classes } = learnt
  const wrong: number[] = []
  let square = 0
  for (let one = 0; one < classes; one++) {
    const error = errors[one] ?? 0
    if (Math.abs(error) < ERROR_MIN) continue
    wrong.push(one)
    square += error * error
    bias[one] = (bias[one] ?? 0) - BIAS_RATE * error
  }
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at] ?? 0
    const value = values[at] ?? 0
    const moved = (squares[bucket] ?? 0) + square * value * value
    squares[bucket] = moved
    const pace = rate / Math.sqrt(moved + 1e-3)
    const row = bucket * classes
    for (const one of wrong) {
      const weight = weights[row + one] ?? 0
      if (onlyKept && weight === 0) continue
      weights[row + one] = weight - pace * ((errors[one] ?? 0) * value + SHRINK * weight)
    }
  }
}

/** Only the largest weights stay. */
const keepLargest = ({ weights }: Learnt, keep: number): void => {
  const sizes = weights.filter((weight) => weight !== 0).map(Math.abs)
  if (sizes.length <= keep) return
  const least = sizes.toSorted()[sizes.length - keep] ?? 0
  for (let at = 0; at < weights.length; at++) if (Math.abs(weights[at] ?? 0) < least) weights[at] = 0
}

/** Features that stand in one example alone are learnt by heart and not used. */
const withoutRare = (examples: readonly Example[]): Example[] => {
  const times = new Uint32Array(BUCKETS)
  for (const { features } of examples) for (const bucket of features.buckets) times[bucket] = (times[bucket] ?? 0) + 1
  const often = (bucket: number) => (times[bucket] ?? 0) > 1
  return examples.map(({ features: { buckets, values }, label }) => ({
    label,
    features: { buckets: buckets.filter(often), values: values.filter((_, at) => often(buckets[at] ?? 0)) },
  }))
}

/** Multinomial logistic regression in a fixed order: the same examples give the same weights. */
export const learn = (examples: readonly Example[], classes: number, course: Course): Learnt => {
  const { epochs, rate, keep, drop = 0, smooth = 0 } = course
  const learnt: Learnt = { weights: new Float32Array(BUCKETS * classes), bias: new Float32Array(classes), classes }
  const seen = withoutRare(examples)
  const lesson = { learnt, smooth, seen: lookingAway(drop) }
  goThrough({ ...lesson, squares: new Float32Array(BUCKETS), rate, onlyKept: false }, seen, epochs)
  keepLargest(learnt, keep)
  goThrough({ ...lesson, squares: new Float32Array(BUCKETS), rate: rate / 2, onlyKept: true }, seen, AGAIN)
  return learnt
}
