import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rowsIn } from '#parse/examples.ts'
import { EXAMPLES } from './learnt-from.ts'
import { hashOfExamples, keptHash } from './likeness.ts'
import { trainedWeights } from './training.ts'
import { CARE_WEIGHTS } from './weights-data.ts'

const rowsOf = (script: string) =>
  rowsIn(readFileSync(path.join(import.meta.dirname, '../../training', `${script}.tsv`), 'utf8'))

test('the weights are what the examples give: after a change of them run `pnpm train-care`', () => {
  expect(keptHash()).toBe(hashOfExamples(EXAMPLES, ['en', 'hing', 'hi'].flatMap(rowsOf)))
  if (process.env.TEST_LONG) expect(trainedWeights() === CARE_WEIGHTS).toBe(true)
})
