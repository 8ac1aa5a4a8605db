import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

const drawn = (current: number, count: number) =>
  pageNumbers(current, count)
    .map((page) => page ?? '…')
    .join(' ')

it.each([
  [1, 0, ''],
  [1, 1, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 … 8'],
  [4, 8, '1 … 3 4 5 … 8'],
  [8, 8, '1 … 7 8'],
  [2, 8, '1 2 3 … 8'],
  [3, 8, '1 2 3 4 … 8'],
  [5_000, 10_000, '1 … 4999 5000 5001 … 10000'],
  [999, 20, '1 … 20'],
])('page %i of %i', (current, count, shown) => {
  expect(drawn(current, count)).toBe(shown)
})
