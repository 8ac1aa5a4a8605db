import { expect, it } from 'vitest'
import { nearestWord } from './nearest-word.ts'

it('the nearest has the fewest changes, then the same first letter, then the most uses; none is better than one far away', () => {
  const known = (...words: [string, number][]) => words.map(([word, uses]) => ({ word, uses }))
  expect(nearestWord('rahuu', known(['bahuu', 90], ['rahu', 1]))).toBe('rahu')
  expect(nearestWord('kethu', known(['kettu', 3], ['ketu', 2], ['ketha', 5]))).toBe('ketha')
  expect(nearestWord('ketu', known(['ketc', 0], ['xetu', 100]))).toBe('ketc')
  expect(nearestWord('ketu', known(['kexx', 5]))).toBeNull()
  expect(nearestWord('antardasa', known(['antrdas', 5]))).toBe('antrdas')
  expect(nearestWord('ketu', [])).toBeNull()
})
