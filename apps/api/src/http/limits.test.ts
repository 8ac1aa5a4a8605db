import { expect, it } from 'vitest'
import { waitInWords } from '#http/language.ts'
import { callerOf } from '#http/limits.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller)
})

it.each([
  [1, '1 second', '1 सेकंड'],
  [59, '59 seconds', '59 सेकंड'],
  [119, '119 seconds', '119 सेकंड'],
  [121, '3 minutes', '3 मिनट'],
  [7_200, '2 hours', '2 घंटे'],
])('says %d seconds as "%s"', (seconds, english, hindi) => {
  expect(waitInWords(seconds, 'en')).toBe(english)
  expect(waitInWords(seconds, 'hi')).toBe(hindi)
})
