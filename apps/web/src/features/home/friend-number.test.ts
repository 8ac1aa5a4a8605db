import { expect, test } from 'vitest'
import { friendNumber } from './friend-number.ts'

test.each([
  ['9876543210', '9876543210'],
  ['987-654-3210', '9876543210'],
  [' 98765 43210 ', '9876543210'],
  ['+91 9876543210', '9876543210'],
  ['98-765-43210', null],
  ['5876543210', null],
  ['987-654-321', null],
  ['', null],
])('S-130 %s is the number %s', (typed, number) => {
  expect(friendNumber(typed)).toBe(number)
})
