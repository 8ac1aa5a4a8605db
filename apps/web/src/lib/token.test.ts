import { describe, expect, it } from 'vitest'
import { sessionOf } from './session.ts'
import { decodeToken } from './token.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (payload: unknown) => `h.${part(payload)}.s`

describe('reading a session token', () => {
  it('gives the payload, also with letters outside ASCII', () => {
    expect(decodeToken(tokenOf({ name: 'अनन्या' }))).toEqual({ name: 'अनन्या' })
  })
  it.each([
    [7, 'must be a string'],
    ['', 'missing part'],
    ['abc', 'missing part'],
    ['a..c', 'missing part'],
    ['a.%%%.c', 'invalid base64'],
    ['a./w.c', 'invalid base64'],
    ['a.YWJj.c', 'invalid json'],
  ])('says what is wrong with %j', (token, reason) => {
    expect(() => decodeToken(token)).toThrow(reason)
  })
})

describe('who is logged in', () => {
  const nowMs = Date.UTC(2026, 10, 21)
  it('takes uid and mobile from a good token', () => {
    const token = tokenOf({ exp: nowMs / 1000 + 60, data: { uid: 7, mobile: '+919876543210' } })
    expect(sessionOf(token, nowMs)).toEqual({ token, uid: 7, mobile: '+919876543210' })
  })
  it('keeps a token without a user, as one that names nobody', () => {
    expect(sessionOf(tokenOf({ data: {} }), nowMs)?.uid).toBeNull()
  })
  it.each([null, '', '5', 'a.b', 'a.YWJj.c', tokenOf('text'), tokenOf({ exp: nowMs / 1000, data: { uid: 7 } })])(
    'takes %j for logged out',
    (token) => {
      expect(sessionOf(token, nowMs)).toBeNull()
    },
  )
})
