// pnpm train-safety [--check]: learns from packages/intent/src/safety/examples what a cry for help sounds like.
import { trainedWeights } from '@dhruva/intent/training'
import { writeOrCheck } from './write-or-check.ts'

const NAME = 'packages/intent/src/safety/weights-data.ts'

const text = `/**
 * What a cry for help sounds like: hundredths of a weight and the features that have it (\`classifier.ts\`), the bias first.
 * Written by \`pnpm train-safety\` from the examples beside it; not edited by hand.
 */
export const SELF_HARM_WEIGHTS = \`${trainedWeights()}\`
`

writeOrCheck(NAME, text)
console.log(`${NAME}: ${Buffer.byteLength(text)} bytes`)
