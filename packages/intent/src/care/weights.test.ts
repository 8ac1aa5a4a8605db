import { expect, test } from 'vitest'
import { trainedWeights } from './training.ts'
import { CARE_WEIGHTS } from './weights-data.ts'

test('the weights are what the examples give: after a change of them run `pnpm train-care`', () => {
  expect(trainedWeights() === CARE_WEIGHTS).toBe(true)
})
