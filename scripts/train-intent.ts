// pnpm train-intent: learns from packages/intent/training what a message asks about and how; writes packages/intent/data/weights.bin.br.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { bytesOf, hashOfTexts, learnModels, MODELS, rowsIn } from '@dhruva/intent/parse/training'
import { root } from './lib.ts'

const folder = path.join(root, 'packages/intent')
const textOf = (script: string) => readFileSync(path.join(folder, `training/${script}.tsv`), 'utf8')
const texts = { en: textOf('en'), hing: textOf('hing'), hi: textOf('hi') }
const models = learnModels({ en: rowsIn(texts.en), hing: rowsIn(texts.hing), hi: rowsIn(texts.hi) })

const bytes = Buffer.concat([Buffer.from(hashOfTexts(texts), 'hex'), ...MODELS.map((name) => bytesOf(models[name]))])
const packed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
mkdirSync(path.join(folder, 'data'), { recursive: true })
writeFileSync(path.join(folder, 'data/weights.bin.br'), packed)
for (const name of MODELS) console.log(`${name}: ${models[name].which.length} weights`)
console.log(`data/weights.bin.br: ${packed.length} bytes`)
