import { expect, test } from 'vitest'
import { HELD_OUT } from '#testing/held-out-data.ts'
import { wordsOf } from '#words.ts'
import { classifierOf } from './classifier.ts'
import { earnestWords } from './grave.ts'
import { learnt, trainedWeights } from './training.ts'
import { weightsIn } from './weights.ts'
import { SELF_HARM_WEIGHTS } from './weights-data.ts'

test('the weights are what the examples give: after a change of them run `pnpm train-safety`', () => {
  expect(trainedWeights() === SELF_HARM_WEIGHTS).toBe(true)
})

test('kept in hundredths they judge as they were learnt', () => {
  const [exact, kept] = [learnt(), weightsIn(SELF_HARM_WEIGHTS)].map(classifierOf)
  const messages = [...HELD_OUT.self_harm, ...HELD_OUT.death, ...HELD_OUT.ordinary].map((text) =>
    earnestWords(wordsOf(text)),
  )
  const apart = messages.map((message) => Math.abs((exact?.(message) ?? 0) - (kept?.(message) ?? 1)))
  expect(Math.max(...apart)).toBeLessThan(0.01)
})
