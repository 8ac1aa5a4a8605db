// pnpm train-care: learns from packages/intent/src/care/examples what each grave matter sounds like, by concepts and by pieces of words.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { learntLikeness, trainedWeights } from '@dhruva/intent/care/training'
import { rowsIn } from '@dhruva/intent/parse/training'
import { root } from './lib.ts'
import { writeOrCheck } from './write-or-check.ts'

const NAME = 'packages/intent/src/care/weights-data.ts'

const text = `/**
 * What each grave matter sounds like (\`model.ts\`): the biases of the classes, then their weights, zipped, in base64.
 * Written by \`pnpm train-care\` from the examples beside it; not edited by hand.
 */
export const CARE_WEIGHTS = \`${trainedWeights()}\`
`

writeOrCheck(NAME, text)
console.log(`${NAME}: ${Buffer.byteLength(text)} bytes`)

const folder = path.join(root, 'packages/intent')
const rows = ['en', 'hing', 'hi'].flatMap((script) =>
  rowsIn(readFileSync(path.join(folder, `training/${script}.tsv`), 'utf8')),
)
const packed = brotliCompressSync(learntLikeness(rows), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(path.join(folder, 'data/care.bin.br'), packed)
console.log(`data/care.bin.br: ${packed.length} bytes`)
