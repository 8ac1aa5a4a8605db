import { degreeText, drawnOf, houseFrom, inHouse, vargas } from '@dhruva/contract/drawing'
import { computeChart } from '@dhruva/jyotish'
import { expect, test } from 'vitest'

test.each([
  [0, '0°00′'],
  [27.721569, '27°43′'],
  [29.9999, '29°59′'],
  [6.5, '6°30′'],
])('%f degrees are written %s', (degrees, text) => {
  expect(degreeText(degrees)).toBe(text)
})

const chart = computeChart(
  { dob: '14/08/1996', tob: '06:42', lat: 26.92, lng: 75.79 },
  new Date('2026-11-21T00:00:00Z'),
)

test.each(vargas)('%s: every planet stands in one house, the lagna in the first', (varga) => {
  const drawn = drawnOf(chart, varga)
  const houses = Array.from({ length: 12 }, (_, index) => inHouse(drawn, index + 1))
  expect(houses.flat()).toHaveLength(9)
  expect(houseFrom(drawn.lagna.sign, drawn.lagna.sign)).toBe(1)
  expect(drawn.grahas.every(({ degree }) => (degree === null) === (varga !== 'd1'))).toBe(true)
})

test('the nodes carry no mark, a missing division is no drawing', () => {
  expect(
    drawnOf(chart, 'd1')
      .grahas.filter(({ retrograde }) => retrograde)
      .map(({ id }) => id),
  ).toEqual(['jupiter', 'saturn'])
  expect(() => drawnOf({ ...chart, vargas: {} }, 'd9')).toThrow(RangeError)
})
