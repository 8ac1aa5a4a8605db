import { BUCKETS } from './features.ts'
import type { Model } from './model.ts'

/** Classes, scale, number of weights; then the bias, how many weights each bucket has, their classes, the weights. */
const HEAD = 3 * 4

/** A model as bytes. */
export const bytesOf = ({ classes, scale, bias, starts, which, weights }: Model): Uint8Array => {
  const bytes = new Uint8Array(HEAD + classes * 4 + BUCKETS + which.length * 2)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, classes, true)
  view.setFloat32(4, scale, true)
  view.setUint32(8, which.length, true)
  for (const [at, value] of bias.entries()) view.setFloat32(HEAD + at * 4, value, true)
  let at = HEAD + classes * 4
  for (let bucket = 0; bucket < BUCKETS; bucket++) bytes[at++] = (starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0)
  bytes.set(which, at)
  bytes.set(
    weights.map((weight) => weight),
    at + which.length,
  )
  return bytes
}

/** The model of such bytes, and how many they were. */
export const modelIn = (bytes: Uint8Array): { model: Model; length: number } => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const classes = view.getUint32(0, true)
  const count = view.getUint32(8, true)
  const bias = Float32Array.from({ length: classes }, (_, at) => view.getFloat32(HEAD + at * 4, true))
  const from = HEAD + classes * 4
  const starts = new Uint32Array(BUCKETS + 1)
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    starts[bucket + 1] = (starts[bucket] ?? 0) + (bytes[from + bucket] ?? 0)
  const which = bytes.slice(from + BUCKETS, from + BUCKETS + count)
  const weights = Int8Array.from(bytes.subarray(from + BUCKETS + count, from + BUCKETS + count * 2))
  return {
    model: { classes, scale: view.getFloat32(4, true), bias, starts, which, weights },
    length: from + BUCKETS + count * 2,
  }
}
