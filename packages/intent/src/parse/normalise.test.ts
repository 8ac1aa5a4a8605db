import { expect, test } from 'vitest'
import { heard, normalise } from './normalise.ts'

test('one way of writing: digits of every script, dotted letters, letters said often, marks nobody sees', () => {
  expect(normalise('PLZZZZZ २०२७ ௨ क़र्ज़ शा\u200dदी')).toBe('plzz 2027 2 कर्ज शादी')
})

test('a Hindi word has one key in either script, and signs are words', () => {
  const keys = ['shaadi', 'shadi', 'शादी', '💍'].map((text) => heard(text).keys.join(' '))
  expect(new Set(keys).size).toBe(1)
  expect(heard("when's my turn ✈️🙈").plain).toEqual(['whens', 'my', 'turn', 'videsh'])
})
