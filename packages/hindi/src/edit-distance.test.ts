import { expect, it } from 'vitest'
import { changesBetween, isNear } from './edit-distance.ts'

it.each([
  ['saturn', 'saturn', 0],
  ['staurn', 'saturn', 1],
  ['satrn', 'saturn', 1],
  ['saturnn', 'saturn', 1],
  ['satorn', 'saturn', 1],
  ['mahadsa', 'mahadasa', 1],
  ['navanhs', 'navans', 1],
  ['sturna', 'saturn', 2],
  ['antrdas', 'antardasa', 2],
  ['', 'ab', 2],
  ['ab', '', 2],
  ['ca', 'abc', 3],
])('%s becomes %s in %i changes', (one, other, changes) => {
  expect(changesBetween(one, other)).toBe(changes)
  expect(changesBetween(other, one)).toBe(changes)
})

it('near is one letter more, less, other or changed about, the first one right', () => {
  for (const word of ['suicde', 'suicidee', 'suicode', 'sucide', 'suiicde']) expect(isNear('suicide', word)).toBe(true)
  for (const word of ['decide', 'suit', 'sunside', 'usicide', 'uicide']) expect(isNear('suicide', word)).toBe(false)
})
