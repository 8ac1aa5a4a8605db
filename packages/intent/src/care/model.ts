import { gunzipSync, gzipSync } from 'node:zlib'
import { type Feature, PLACES } from './features.ts'
import { CARE_CATEGORIES } from './types.ts'

/** What a message can be of; the first: of nothing grave. */
export const CLASSES = ['none', ...CARE_CATEGORIES] as const
export type CareClass = (typeof CLASSES)[number]
const COUNT = CLASSES.length

/** Weights stand class by class for each place of a feature, in this part of one. */
export const SCALE = 20
/** How steeply the probability rises with the sum of the weights. */
export const STEEPNESS = 3

export type Model = { weights: Int8Array | Float32Array; bias: readonly number[]; scale: number }

/** The probability of each class: a softmax of the weights' sum, divided by the root of their number so that a long message is not surer. */
export const probabilitiesOf = ({ weights, bias, scale }: Model, features: readonly Feature[]): Float64Array => {
  const sums = new Float64Array(COUNT)
  let squares = 0
  for (const [place, value] of features) {
    squares += value * value
    const from = place * COUNT
    for (let at = 0; at < COUNT; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0) * value
  }
  const steepness = STEEPNESS / Math.sqrt(squares || 1) / scale
  let max = Number.NEGATIVE_INFINITY
  for (let at = 0; at < COUNT; at++) {
    const sum = (sums[at] ?? 0) * steepness + (bias[at] ?? 0)
    sums[at] = sum
    max = Math.max(max, sum)
  }
  let total = 0
  for (let at = 0; at < COUNT; at++) {
    const share = Math.exp((sums[at] ?? 0) - max)
    sums[at] = share
    total += share
  }
  return sums.map((share) => share / total)
}

export const weightsSize = PLACES * COUNT

const LINE = 160

/** A model as text: the biases, then the weights zipped in base64, broken into lines. */
export const modelText = (weights: Int8Array, bias: readonly number[]): string => {
  const zipped = gzipSync(Buffer.from(weights.buffer), { level: 9 }).toString('base64')
  return [
    bias.map((value) => value.toFixed(4)).join(' '),
    ...(zipped.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []),
  ].join('\n')
}

/** The model of such a text. */
export const modelIn = (text: string): Model => {
  const end = text.indexOf('\n')
  const bytes = gunzipSync(Buffer.from(text.slice(end + 1), 'base64'))
  return {
    weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    bias: text.slice(0, end).split(' ').map(Number),
    scale: SCALE,
  }
}
