import { describe, expect, test } from 'vitest'
import { type Cell, cellsOf, chartStyles, cornerTicks, pointsOf, SIDE, slotsOf, tapped } from './geometry.ts'

const lagnas = Array.from({ length: 12 }, (_, sign) => sign)
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const everyCell = chartStyles.flatMap((style) =>
  lagnas.flatMap((lagna) => cellsOf(style, lagna).map((cell) => ({ style, cell }))),
)

const area = ({ outline }: Cell) =>
  Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length]!
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )

const isInside = ({ outline }: Cell, x: number, y: number) => {
  const sides = outline.map(([fromX, fromY], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length]!
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)
  })
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0)
}

describe.each(chartStyles)('the %s Indian drawing', (style) => {
  test.each(lagnas)('has every house and every sign once when sign %i rises', (lagna) => {
    const cells = cellsOf(style, lagna)
    expect(cells.map((cell) => cell.house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(new Set(cells.map((cell) => cell.sign)).size).toBe(12)
    expect(cells[0]?.sign).toBe(lagna)
    expect(new Set(cells.map((cell) => pointsOf(cell.outline))).size).toBe(12)
  })

  test('covers its ground without overlap', () => {
    const covered = cellsOf(style, 0).reduce((sum, cell) => sum + area(cell), 0)
    const middle = { north: 0, south: (SIDE / 2) ** 2, east: 96 ** 2 }[style]
    expect(covered).toBeCloseTo(SIDE ** 2 - middle)
  })
})

test('north: house 1 is the top diamond, house 4 lies left, house 7 below', () => {
  const cells = cellsOf('north', 4)
  expect(pointsOf(cells[0]!.outline)).toBe('160,0 80,80 160,160 240,80')
  expect(isInside(cells[3]!, 80, 160)).toBe(true)
  expect(isInside(cells[6]!, 160, 240)).toBe(true)
})

test('south: Aries is the second cell of the top row, Cancer begins the right column', () => {
  const bySign = (sign: number) => cellsOf('south', 7).find((cell) => cell.sign === sign)!
  expect(isInside(bySign(0), 120, 40)).toBe(true)
  expect(isInside(bySign(3), 280, 120)).toBe(true)
  expect(isInside(bySign(11), 40, 40)).toBe(true)
})

test('east: Aries is the middle of the top, then anticlockwise', () => {
  const bySign = (sign: number) => cellsOf('east', 7).find((cell) => cell.sign === sign)!
  for (const [sign, x, y] of [
    [0, 160, 40],
    [1, 80, 20],
    [2, 20, 80],
    [3, 40, 160],
    [4, 20, 240],
    [5, 80, 300],
    [6, 160, 280],
    [7, 240, 300],
    [8, 300, 240],
    [9, 280, 160],
    [10, 300, 80],
    [11, 240, 20],
  ] as const)
    expect(isInside(bySign(sign), x, y), String(sign)).toBe(true)
})

test('every label stands inside its house', () => {
  for (const { style, cell } of everyCell) {
    const [x, y] = cell.label.at
    expect(isInside(cell, cell.label.anchor === 'end' ? x - 8 : x, y - 4), `${style} ${cell.house}`).toBe(true)
  }
})

test('a tap on letters means the planet, beside them the house', () => {
  for (const { style, cell } of everyCell)
    for (const count of counts) {
      const slots = slotsOf(style, cell, count)
      for (const [index, { at }] of slots.entries()) expect(tapped(slots, [at[0], at[1] - 5])).toBe(index)
    }
  expect(tapped(slotsOf('north', cellsOf('north', 0)[0]!, 1), [160, 20])).toBeNull()
  expect(tapped([], [10, 10])).toBeNull()
})

test.each(counts)('%i planets of a house stand inside it, each on its own place', (count) => {
  for (const { style, cell } of everyCell) {
    const slots = slotsOf(style, cell, count)
    expect(slots).toHaveLength(count)
    for (const { at } of slots) expect(isInside(cell, at[0], at[1] - 5), `${style} ${cell.house}`).toBe(true)
    for (const [index, { at }] of slots.entries())
      for (const other of slots.slice(index + 1)) {
        const apart = Math.abs(at[0] - other.at[0]) >= 22 || Math.abs(at[1] - other.at[1]) >= 14
        expect(apart, `${style} ${cell.house}`).toBe(true)
      }
  }
})

test.each([4, 5, 6, 7, 8, 9])(
  '%i planets stand two beside each other, three only where many have little height or the whole square',
  (count) => {
    for (const { style, cell } of everyCell) {
      const rows = Map.groupBy(slotsOf(style, cell, count), ({ at }) => at[1])
      const widest = Math.max(...[...rows.values()].map((row) => row.length))
      const flat = style === 'north' && [2, 6, 8, 12].includes(cell.house)
      const free = style === 'south' && cell.house !== 1
      expect(widest).toBe((flat || free || style === 'east') && count > 6 ? 3 : 2)
    }
  },
)

test('east: nine planets and the lagna share a house', () => {
  for (const cell of cellsOf('east', 0)) {
    const slots = slotsOf('east', cell, 10)
    expect(new Set(slots.map(({ at }) => at.join())).size).toBe(10)
    for (const { at } of slots) expect(isInside(cell, at[0], at[1] - 5), String(cell.sign)).toBe(true)
  }
})

test('up to three stack', () => {
  const diamond = cellsOf('north', 0)[0]!
  for (const count of [1, 2, 3]) expect(new Set(slotsOf('north', diamond, count).map(({ at }) => at[0])).size).toBe(1)
})

test('ticks stand at all four corners', () => {
  expect(cornerTicks().split('M')).toHaveLength(1 + 4 * 7 * 2)
})
