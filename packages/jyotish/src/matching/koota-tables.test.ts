import { describe, expect, test } from 'vitest'
import { ashtakoota } from './ashtakoota.ts'
import { bhakootKoota } from './bhakoot.ts'
import { ganaKoota } from './gana.ts'
import { maitriKoota } from './maitri.ts'
import { natalMoon } from './moon.ts'
import { nadiKoota } from './nadi.ts'
import { taraKoota } from './tara.ts'
import { varnaKoota } from './varna.ts'
import { vashyaKoota } from './vashya.ts'

const inSign = (sign: number, degree = 5) => natalMoon(sign * 30 + degree)
const inNakshatra = (index: number) => natalMoon(((index + 0.5) * 360) / 27)
const twelve = Array.from({ length: 12 }, (_, sign) => sign)

test('varna: the groom’s not below the bride’s', () => {
  // Karka is Brahmin, Mesha Kshatriya, Vrishabha Vaishya, Mithuna Shudra.
  const order = [3, 0, 1, 2].map((sign) => inSign(sign))
  const points = order.map((groom) => order.map((bride) => varnaKoota(groom, bride).points))
  expect(points).toEqual([
    [1, 1, 1, 1],
    [0, 1, 1, 1],
    [0, 0, 1, 1],
    [0, 0, 0, 1],
  ])
})

test('vashya: rows groom, columns bride; Dhanu and Makara change at 15°', () => {
  const groups = [inSign(0), inSign(2), inSign(3), inSign(4), inSign(7)]
  expect(groups.map((groom) => groups.map((bride) => vashyaKoota(groom, bride).points))).toEqual([
    [2, 1, 1, 0.5, 1],
    [1, 2, 0.5, 0, 1],
    [1, 0.5, 2, 1, 1],
    [0.5, 0, 1, 2, 0],
    [1, 1, 1, 0, 2],
  ])
  const groupOf = (sign: number, degree: number) => vashyaKoota(inSign(sign, degree), inSign(0)).reason
  expect(groupOf(8, 14.999)).toMatchObject({ groom: 'manava' })
  expect(groupOf(8, 15)).toMatchObject({ groom: 'chatushpada' })
  expect(groupOf(9, 14.999)).toMatchObject({ groom: 'chatushpada' })
  expect(groupOf(9, 15)).toMatchObject({ groom: 'jalachara' })
})

test('tara: counts whose remainder is 3, 5 or 7 give nothing, each way by itself', () => {
  for (let bride = 0; bride < 27; bride += 1) {
    const remainder = (count: number) => ((count % 27) % 9) + 1
    const ways = [remainder(bride), remainder(27 - bride)]
    const expected = ways.reduce((sum, way) => sum + ([3, 5, 7].includes(way) ? 0 : 1.5), 0)
    expect(taraKoota(inNakshatra(0), inNakshatra(bride)).points, String(bride)).toBe(expected)
  }
})

test.each([
  ['one lord', 0, 7, 5],
  ['friends', 4, 3, 5],
  ['friend and neutral', 4, 2, 4],
  ['neutral both', 0, 1, 3],
  ['friend and enemy', 3, 2, 1],
  ['neutral and enemy', 0, 2, 0.5],
  ['enemies', 4, 1, 0],
])('maitri of %s, signs %d and %d: %d', (_, one, other, points) => {
  expect(maitriKoota(inSign(one), inSign(other)).points).toBe(points)
  expect(maitriKoota(inSign(other), inSign(one)).points).toBe(points)
})

test('gana: rows groom, columns bride, in the order deva, manushya, rakshasa', () => {
  const kinds = [0, 1, 2].map(inNakshatra)
  expect(kinds.map((groom) => kinds.map((bride) => ganaKoota(groom, bride).points))).toEqual([
    [6, 5, 1],
    [6, 6, 0],
    [0, 0, 6],
  ])
})

test('bhakoot: 2/12, 5/9 and 6/8 give nothing', () => {
  const points = twelve.map((sign) => bhakootKoota(inSign(0), inSign(sign)).points)
  expect(points).toEqual([7, 0, 7, 7, 0, 0, 7, 0, 0, 7, 7, 0])
})

test('nadi: eight unless it is the same', () => {
  for (let one = 0; one < 27; one += 1) {
    for (let other = 0; other < 27; other += 1) {
      const { points, reason } = nadiKoota(inNakshatra(one), inNakshatra(other))
      expect(points).toBe(reason.code === 'nadi' && reason.groom === reason.bride ? 0 : 8)
    }
  }
})

describe('the whole', () => {
  const all = Array.from({ length: 108 }, (_, index) => ((index + 0.5) * 360) / 108)
  const matches = all.flatMap((groom) => all.map((bride) => ashtakoota(groom, bride)))

  test('the verdict follows the total: 18, 25, 33', () => {
    for (const { total, verdict } of matches) {
      const expected = total < 18 ? 'not_advised' : total < 25 ? 'acceptable' : total < 33 ? 'good' : 'excellent'
      expect(verdict).toBe(expected)
    }
    expect(new Set(matches.map(({ verdict }) => verdict)).size).toBe(4)
  })

  test('a cancellation stands beside a lost koota only and changes no number', () => {
    for (const { kootas, cancellations, total } of matches) {
      expect(total).toBe(kootas.reduce((sum, { points }) => sum + points, 0))
      for (const { koota } of cancellations) {
        const lost = kootas.find(({ id }) => id === koota)!
        expect(lost.points).toBeLessThanOrEqual(1)
      }
    }
  })
})
