import { expect, test } from 'vitest'
import { checkQuestion } from './question.ts'

// S-204, S-205, S-208
test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['hello', 'short'],
  ['  hello  ', 'short'],
  ['🙏🙏🙏🙏🙏', 'short'],
  ['hello?', 'ok'],
  ['विवाह?', 'ok'],
  ['x'.repeat(2000), 'ok'],
  ['x'.repeat(2001), 'long'],
])('%j is %s', (typed, verdict) => {
  expect(checkQuestion(typed, true)).toBe(verdict)
})

test('after a reply a word is a question', () => {
  expect(checkQuestion('why?', false)).toBe('ok')
  expect(checkQuestion(' ', false)).toBe('empty')
})
