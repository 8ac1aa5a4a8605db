import { expect, it } from 'vitest'
import { createRecentAnswers } from './recent-answers.ts'

it('forgets what was unused longest when it is full', () => {
  const recent = createRecentAnswers<number>(2, 1000, () => new Date(0))
  recent.set('a', 1)
  recent.set('b', 2)
  recent.get('a')
  recent.set('c', 3)
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([1, undefined, 3])
})

it('forgets what is too old', () => {
  let ms = 0
  const recent = createRecentAnswers<number>(2, 1000, () => new Date(ms))
  recent.set('a', 1)
  ms = 999
  expect(recent.get('a')).toBe(1)
  ms = 1000
  expect(recent.get('a')).toBeUndefined()
})
