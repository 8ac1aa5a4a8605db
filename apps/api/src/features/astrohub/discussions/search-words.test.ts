import { expect, it } from 'vitest'
import { termsOf, wordsOf } from './search-words.ts'

it.each([
  ['one letter', 'c'.repeat(10_000)],
  ['signs that become many letters', '\ufdfa'.repeat(10_000)],
  ['one word of Devanagari', 'कि'.repeat(5_000)],
  ['many short words', 'a. '.repeat(3_333)],
])('the words of a text are found at once: %s', (_, text) => {
  const started = performance.now()
  for (let round = 0; round < 10; round++) wordsOf(text)
  expect(performance.now() - started).toBeLessThan(2_000)
})

it('a word that is very long is found by its beginning, in whatever text', () => {
  const long = `a${'sh'.repeat(300)}`
  expect(wordsOf(`so ${long} it goes`)).toContain(termsOf(long.slice(0, 100))[0]?.word)
})
