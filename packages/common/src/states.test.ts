import { expect, test } from 'vitest'
import { STATE_NAMES, STATES } from './states.ts'

test('every state that an invoice can name has a name in both languages, and no other', () => {
  const codes = Array.from({ length: 38 }, (_, at) => at + 1).filter((code) => code !== 25 && code !== 28)
  expect([...STATES].toSorted()).toEqual([...codes, 97].map((code) => String(code).padStart(2, '0')))
  for (const [en, hi] of Object.values(STATE_NAMES)) {
    expect(en).toMatch(/^[A-Z][A-Za-z ]+$/)
    expect(hi).toMatch(/^[\u0900-\u097f ]+$/)
  }
})
