import { expect, test } from 'vitest'
import { createCache } from './cache.ts'

test('at most so many are kept, those that were asked for last among them', () => {
  const cache = createCache<number>(4)
  for (const [value, key] of ['a', 'b', 'c', 'd'].entries()) cache.set(key, value)
  expect(cache.get('a')).toBe(0)
  cache.set('e', 4)
  expect(['a', 'b', 'c', 'd', 'e'].filter(cache.has)).toEqual(['a', 'c', 'd', 'e'])
})

test('what is set again takes no further room', () => {
  const cache = createCache<number>(4)
  for (const value of [1, 2, 3, 4]) cache.set('a', value)
  cache.set('b', 5)
  expect(['a', 'b'].map(cache.get)).toEqual([4, 5])
})

test('what is kept is not made again', () => {
  const cache = createCache<string>(2)
  expect(cache.remember('a', () => '')).toBe('')
  expect(cache.remember('a', () => 'again')).toBe('')
  cache.delete('a')
  expect(cache.has('a')).toBe(false)
  expect(cache.remember('a', () => 'again')).toBe('again')
})

test('what could not be made is not kept', () => {
  const cache = createCache<string>(2)
  const fails = () => {
    throw new Error('no')
  }
  expect(() => cache.remember('a', fails)).toThrow('no')
  expect(cache.has('a')).toBe(false)
})
