import { expect, it } from 'vitest'
import { hasPageBefore } from './page-before.ts'

it.each([
  [{ idx: 1, key: 'a' }, true],
  [{ idx: 0, key: 'a' }, false],
  [{ idx: '2' }, false],
  [{}, false],
  [null, false],
  ['2', false],
])('the history state %j has a page before: %j', (state, expected) => {
  expect(hasPageBefore(state)).toBe(expected)
})
