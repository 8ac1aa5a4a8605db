import { describe, expect, it } from 'vitest'
import { clock, formatIn } from './format.ts'
import { isMobile, maskedMobile, mobileDigits } from './mobile.ts'

describe('mobile numbers', () => {
  it.each([
    ['+91 98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['9123456789', '9123456789'],
  ])('%s is sent as %s', (typed, digits) => {
    expect(mobileDigits(typed)).toBe(digits)
  })
  it.each(['5123456789', '987654321', '98765432101', ''])('%j is refused', (typed) => {
    expect(isMobile(mobileDigits(typed))).toBe(false)
  })
  it('masks all but the first two and last three digits', () => {
    expect(maskedMobile('9876543210')).toBe('+91 98••• ••210')
  })
})

describe('dates, numbers and rupees', () => {
  const en = formatIn('en')
  const hi = formatIn('hi')
  it('counts the day in India, not in UTC', () => {
    expect(en.date('2026-11-20T20:00:00.000Z')).toBe('21 November 2026')
    expect(hi.date('2026-11-20T20:00:00.000Z')).toBe('21 नवंबर 2026')
  })
  it('groups in lakhs with the sign before the number', () => {
    expect(en.rupees(100_000)).toBe('₹1,00,000')
    expect(hi.rupees(100_000)).toBe('₹1,00,000')
    expect(en.rupees(6.5)).toBe('₹6.50')
  })
  it('writes a countdown', () => {
    expect(clock(222)).toBe('3:42')
  })
})
