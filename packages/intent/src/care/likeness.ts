import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { lazy } from '#lazy.ts'
import { featuresOf, heard, type Row } from '#parse/examples.ts'
import type { Features } from '#parse/features.ts'
import { scoresOf } from '#parse/model.ts'
import { softmax } from '#parse/softmax.ts'
import { modelIn } from '#parse/weights.ts'
import type { Heard } from './hearing.ts'
import type { CareClass } from './model.ts'

/** Where the weights lie beside the sources, and beside a bundle. */
const FOLDERS = ['../../data', './data', '../data']
const HASH_BYTES = 32

const kept = lazy(() => {
  const file = FOLDERS.map((folder) => new URL(`${folder}/care.bin.br`, import.meta.url)).find((url) => existsSync(url))
  if (!file) throw new Error('the weights are missing: data/care.bin.br')
  const bytes = brotliDecompressSync(readFileSync(file))
  return { hash: bytes.subarray(0, HASH_BYTES).toString('hex'), ...modelIn(bytes.subarray(HASH_BYTES)) }
})

/** The hash of the examples that the weights were learnt from. */
export const keptHash = (): string => kept().hash

export const hashOfExamples = (
  examples: ReadonlyArray<readonly [CareClass, readonly string[]]>,
  rows: readonly Row[],
): string =>
  createHash('sha256')
    .update(JSON.stringify([examples, rows]))
    .digest('hex')

/** What is looked at in a message, without its harmless expressions. */
export const piecesOf = ({ earnest }: Pick<Heard, 'earnest'>): Features => featuresOf(heard(earnest.join(' ')))

/**
 * How like a message is to those of each class, by the pieces of its words as understanding looks at them (`parse/features.ts`): shares
 * of 1 in the order of `CLASSES`. Learnt from the examples that the concepts are weighed by, it errs elsewhere.
 */
export const likenessOf = (said: Pick<Heard, 'earnest'>): Float32Array => {
  const shares = scoresOf(kept().model, piecesOf(said))
  softmax(shares)
  return shares
}
