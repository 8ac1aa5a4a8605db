import { BUCKETS, type Features } from './features.ts'
import type { Learnt } from './training.ts'

/** Weights as they are kept: of each bucket how many classes it speaks for, which, and how much, in steps of `scale`. */
export type Model = {
  classes: number
  scale: number
  bias: Float32Array
  starts: Uint32Array
  which: Uint8Array
  weights: Int8Array
}

/** Scores of the classes, before they are made probabilities. */
export const scoresOf = (model: Model, { buckets, values }: Features): Float32Array => {
  const { starts, which, weights, scale } = model
  const scores = Float32Array.from(model.bias)
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at] ?? 0
    const value = (values[at] ?? 0) * scale
    const end = starts[bucket + 1] ?? 0
    for (let one = starts[bucket] ?? 0; one < end; one++) {
      const place = which[one] ?? 0
      scores[place] = (scores[place] ?? 0) + value * (weights[one] ?? 0)
    }
  }
  return scores
}

/** So fine are weights kept: 31 steps to either side. */
const STEPS = 31

/** Weights rounded to steps, those that round to nothing left out. */
export const modelOf = ({ weights, bias, classes }: Learnt): Model => {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS
  const starts = new Uint32Array(BUCKETS + 1)
  const which: number[] = []
  const steps: number[] = []
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    for (let one = 0; one < classes; one++) {
      const size = Math.round((weights[bucket * classes + one] ?? 0) / scale)
      if (size === 0) continue
      which.push(one)
      steps.push(size)
    }
    starts[bucket + 1] = which.length
  }
  return { classes, scale, bias, starts, which: Uint8Array.from(which), weights: Int8Array.from(steps) }
}
