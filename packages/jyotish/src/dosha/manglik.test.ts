import { expect, test } from 'vitest'
import { forEachGraha } from '#ids.ts'
import { manglik } from './manglik.ts'

/** Mars in a house and sign with nobody near: Jupiter two signs on neither joins nor looks, the Moon stands beside Jupiter. */
function reasonsAt(house: number, sign: number) {
  const signs = { ...forEachGraha(() => (sign + 1) % 12), mars: sign, jupiter: (sign + 1) % 12, moon: (sign + 1) % 12 }
  return manglik(signs, (sign - house + 13) % 12).reasons.map(({ code }) => code)
}

/** House and the signs in which Mars does no harm there. */
const HARMLESS = new Map([
  [1, []],
  [2, [2, 5]],
  [4, [0, 7]],
  [7, [3, 9]],
  [8, [8, 11]],
  [12, [1, 6]],
])

test.each([...HARMLESS])('house %d: harmless in signs %o and in no other', (house, signs) => {
  const harmless = Array.from({ length: 12 }, (_, sign) => sign).filter((sign) =>
    reasonsAt(house, sign).includes('harmless_in_house'),
  )
  expect(harmless).toEqual(signs)
})

test('own, exalted, Simha and Kumbha cancel in every house that counts', () => {
  for (const house of HARMLESS.keys()) {
    for (let sign = 0; sign < 12; sign += 1) {
      const reasons = reasonsAt(house, sign)
      expect(reasons.includes('own_or_exalted')).toBe([0, 7, 9].includes(sign))
      expect(reasons.includes('in_simha_or_kumbha')).toBe([4, 10].includes(sign))
      expect(reasons.includes('yogakaraka_for_ascendant')).toBe([3, 4].includes((sign - house + 13) % 12))
    }
  }
})

test('Jupiter looks at the fifth, seventh and ninth sign from his own', () => {
  const seen = Array.from({ length: 12 }, (_, jupiter) => {
    const signs = { ...forEachGraha(() => 5), mars: 2, jupiter, moon: 5 }
    return manglik(signs, 2).reasons.map(({ code }) => code)
  })
  const withCode = (code: string) =>
    seen.flatMap((codes, jupiter) => (codes.some((each) => each === code) ? [jupiter] : []))
  expect(withCode('aspected_by_jupiter')).toEqual([6, 8, 10])
  expect(withCode('with_jupiter')).toEqual([2])
})

test('where Mars does not count, nothing is cancelled', () => {
  for (const house of [3, 5, 6, 9, 10, 11]) {
    for (let sign = 0; sign < 12; sign += 1) expect(reasonsAt(house, sign)).toEqual([])
  }
})
