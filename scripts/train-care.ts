// pnpm train-care [--check]: learns from packages/intent/src/care/examples what each grave matter sounds like.
import { trainedWeights } from '@dhruva/intent/care/training'
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
