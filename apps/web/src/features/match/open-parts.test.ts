import { expect, test } from 'vitest'
import { isNumberOpen, openOf } from './open-parts.ts'

const match = {
  uncertain: [
    { partner: 'groom' as const, what: 'pada' as const, text: '' },
    { partner: 'groom' as const, what: 'manglik' as const, text: '' },
  ],
}

test('an open pada leaves sign, nakshatra and the number', () => {
  expect(openOf(match, 'groom')).toEqual({ sign: false, nakshatra: false, pada: true, manglik: true })
  expect(openOf(match, 'bride')).toEqual({ sign: false, nakshatra: false, pada: false, manglik: false })
  expect(isNumberOpen(match)).toBe(false)
})

test('an open sign opens what lies inside it, and the number', () => {
  const other = { uncertain: [{ partner: 'bride' as const, what: 'moon_sign' as const, text: '' }] }
  expect(openOf(other, 'bride')).toEqual({ sign: true, nakshatra: true, pada: true, manglik: false })
  expect(isNumberOpen(other)).toBe(true)
})
