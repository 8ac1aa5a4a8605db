import { expect, test } from 'vitest'
import { createCleaner } from './clean.ts'

const clean = (...parts: string[]) => {
  const cleaner = createCleaner()
  return parts.map(cleaner).join('')
}

test('no control character passes, least of all the one that frames the tail', () => {
  const all = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('')
  expect(clean(all)).toBe(`  \n${all.slice(0x21, 0x7f)}`.replace('  \n', ' \n '))
  expect(clean('a\u001e{"status":"fail"}\nb')).toBe('a{"status":"fail"}\nb')
})

test('direction overrides go, joiners of Hindi stay', () => {
  expect(clean('a\u202eb\u2066c')).toBe('abc')
  expect(clean('क्\u200dष र्\u200cय')).toBe('क्\u200dष र्\u200cय')
})

test('a character in two halves comes out whole, half a one not at all', () => {
  expect(clean('a\ud83d', '\ude00b')).toBe('a😀b')
  expect(clean('a\ud83d', 'b')).toBe('a\ufffdb')
  expect(clean('a\ud83d')).toBe('a')
})
