import { expect, test } from 'vitest'
import { givenName } from './given-name.ts'
import { GIVEN_NAMES } from './given-names-data.ts'

test.each([
  ['Priya', 'प्रिया'],
  ['rajesh', 'राजेश'],
  [' Sunita ', 'सुनीता'],
  ['Imran', 'इमरान'],
  ['Harpreet', 'हरप्रीत'],
])('%s is %s', (latin, devanagari) => {
  expect(givenName(latin)).toBe(devanagari)
})

test('a name that is not known, or that is written in two ways, is not guessed', () => {
  expect([givenName('Zyxw'), givenName('Arya'), givenName('')]).toEqual([null, null, null])
})

test('each name stands once, in the letters of its column', () => {
  const pairs = GIVEN_NAMES.split('|').map((pair) => pair.trim())
  expect(pairs.filter((pair) => !/^[a-z]+ \p{Script=Devanagari}+$/u.test(pair))).toEqual([])
  expect(new Set(pairs.map((pair) => pair.split(' ')[0])).size).toBe(pairs.length)
})
