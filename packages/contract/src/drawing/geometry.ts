import { NORTH, type Point, type Shape, SOUTH } from './cell-tables.ts'
import { EAST_GRID, eastCell, eastSlots } from './east.ts'

/** Where things lie in the three drawings of a kundli: a square of 320 units, y downwards. No text, no React. */
export type ChartStyle = 'north' | 'south' | 'east'

export const chartStyles: readonly ChartStyle[] = ['north', 'south', 'east']

export const SIDE = 320

/** One house in a drawing: its outline, and where its sign number or name stands. */
export type Cell = {
  /** 1..12 */
  house: number
  /** 0..11 */
  sign: number
  outline: readonly Point[]
  label: { at: Point; anchor: 'middle' | 'end' }
}

/** Where the letters of one planet stand, whether its degree has room beside them, and how far off the next ones are. */
export type Slot = { at: Point; withDegree: boolean; room: { across: number; down: number } }

const CELL = SIDE / 4

const square = ([column, row]: Point) => {
  const [x, y] = [column * CELL, row * CELL]
  return {
    x,
    y,
    outline: [
      [x, y],
      [x + CELL, y],
      [x + CELL, y + CELL],
      [x, y + CELL],
    ] as const,
  }
}

/** The twelve houses in order, as they are drawn when `lagna` (0..11) rises. */
export const cellsOf = (style: ChartStyle, lagna: number): Cell[] =>
  NORTH.map(({ outline, label }, index) => {
    const sign = (lagna + index) % 12
    if (style === 'north') return { house: index + 1, sign, outline, label: { at: label, anchor: 'middle' } }
    if (style === 'east') {
      const east = eastCell(sign)
      return { house: index + 1, sign, outline: east.outline, label: { at: east.label, anchor: 'middle' } }
    }
    const place = square(SOUTH[sign] ?? [0, 0])
    return {
      house: index + 1,
      sign,
      outline: place.outline,
      label: { at: [place.x + CELL - 6, place.y + CELL - 7], anchor: 'end' },
    }
  })

type Layout = { columns: number; gap: number; step: number; withDegree: boolean }

/** Up to three stack, but where a house is flat two stand side by side. */
const fewIn = (shape: Shape, count: number): Layout =>
  shape === 'flat' && count === 2
    ? { columns: 2, gap: 50, step: 20, withDegree: true }
    : { columns: 1, gap: 0, step: count === 3 && shape === 'flat' ? 17 : 20, withDegree: true }

/** From four on there are two columns; only where seven meet in a flat house three. Most then have no room for degrees. */
const layoutOf = (shape: Shape, count: number): Layout => {
  if (count <= 3) return fewIn(shape, count)
  const many = count > 6
  if (shape === 'diamond') return { columns: 2, gap: many ? 30 : 50, step: 19, withDegree: !many }
  if (shape === 'flat') return { columns: many ? 3 : 2, gap: count === 4 ? 50 : 25, step: 17, withDegree: count === 4 }
  if (shape === 'square' && many) return { columns: 3, gap: 23, step: 18, withDegree: false }
  if (shape === 'corner') return { columns: 2, gap: 25, step: many ? 15 : 18, withDegree: false }
  return { columns: 2, gap: many ? 25 : 29, step: 18, withDegree: false }
}

/** The first row and the way to the next; what a flat house holds begins at the edge of the drawing, where it is widest. */
const rowsOf = (shape: Shape, middleY: number, count: number) => {
  const { columns, step } = layoutOf(shape, count)
  const rows = Math.ceil(count / columns)
  if (shape !== 'flat' || count < 3) return { first: middleY - ((rows - 1) * step) / 2, step }
  return middleY < SIDE / 2 ? { first: 17, step } : { first: SIDE - 8, step: -step }
}

/** Across, where nothing stands beside: a triangle is about so wide where its letters are. */
const ALONE = 60

const slotsIn = (shape: Shape, [x, y]: Point, count: number): Slot[] => {
  const { columns, gap, withDegree } = layoutOf(shape, count)
  const { first, step } = rowsOf(shape, y, count)
  // in a corner the column on the right has the word of the lagna above it
  const across = columns === 1 ? ALONE : shape === 'corner' ? gap - 3 : gap
  const room = { across, down: Math.abs(step) }
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const fromMiddle = (index % columns) - (inRow - 1) / 2
    return { at: [x + fromMiddle * gap, first + row * step], withDegree, room }
  })
}

/** Of a South Indian square: some keep clear of the name of the sign below on the right, beside the lagna of its word above too. */
const southShape = (count: number, isLagna: boolean): [Shape, number] => {
  if (count > 3 && isLagna) return ['corner', 25]
  return count > 3 && count <= 6 ? ['narrow', 28] : ['square', 36]
}

/**
 * Where `count` planets of a house stand, in order. In the birth chart at most eight can share a house, for Rahu and Ketu
 * face each other; in some divisions (the hora has but two signs) all nine. In the East Indian drawing the lagna stands
 * among them and makes one more.
 */
export const slotsOf = (style: ChartStyle, cell: Cell, count: number): Slot[] => {
  const north = NORTH[cell.house - 1]
  if (style === 'north' && north) {
    // many in a side triangle move towards its base, where it is tallest
    const shift = north.shape === 'tall' && count > 3 ? (north.middle[0] < SIDE / 2 ? -2 : 2) : 0
    return slotsIn(north.shape, [north.middle[0] + shift, north.middle[1]], count)
  }
  if (style === 'east') return eastSlots(cell.sign, count)
  const { x, y } = square(SOUTH[cell.sign] ?? [0, 0])
  const [shape, fromLeft] = southShape(count, cell.house === 1)
  return slotsIn(shape, [x + fromLeft, y + 39], count)
}

/** Where one thing alone in a house stands best: the middle of its outline. */
export const centreOf = ({ outline }: Cell): Point => [
  outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
  outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
]

/** An outline as the `points` of a polygon. */
export const pointsOf = (outline: readonly Point[]) => outline.map((point) => point.join(',')).join(' ')

/** The places of a house's planets; in the East Indian drawing the lagna stands first among them. */
export const placesOf = (style: ChartStyle, cell: Cell, count: number): { lagna: Slot | null; planets: Slot[] } => {
  if (style !== 'east' || cell.house !== 1) return { lagna: null, planets: slotsOf(style, cell, count) }
  const [lagna = null, ...planets] = slotsOf(style, cell, count + 1)
  return { lagna, planets }
}

/** How far from a planet's letters a tap still means it. */
const REACH = 17

/** Which of the planets of a house a tap at a point means, by its place among them; null for the house itself. */
export const tapped = (slots: readonly Slot[], [x, y]: Point): number | null => {
  const far = slots.map(({ at }) => Math.hypot(at[0] - x, at[1] - 5 - y))
  const nearest = Math.min(...far)
  return nearest <= REACH ? far.indexOf(nearest) : null
}

/** Ticks at the four corners, every 6 units, each third one longer: the drawing stands on a measured ground. */
export const cornerTicks = (): string => {
  const marks: string[] = []
  for (const nearX of [true, false])
    for (const nearY of [true, false])
      for (let step = 1; step <= 7; step++) {
        const length = step % 3 === 0 ? 6 : 3
        const x = nearX ? step * 6 : SIDE - step * 6
        const y = nearY ? step * 6 : SIDE - step * 6
        marks.push(`M${x} ${nearY ? -4 : SIDE + 4}v${nearY ? -length : length}`)
        marks.push(`M${nearX ? -4 : SIDE + 4} ${y}h${nearX ? -length : length}`)
      }
  return marks.join('')
}

/** The lines of the empty drawing. */
export const gridOf: Record<ChartStyle, string> = {
  north: 'M0 0 320 320M320 0 0 320M160 0 320 160 160 320 0 160Z',
  south: 'M80 0V320M240 0V320M0 80H320M0 240H320M160 0V80M160 240V320M0 160H80M240 160H320',
  east: EAST_GRID,
}

/** The double stroke in the corner of the South Indian lagna cell. */
export const lagnaCorner = (cell: Cell): readonly [string, string] => {
  const [x, y] = cell.outline[0] ?? [0, 0]
  return [`M${x} ${y + 20}L${x + 20} ${y}`, `M${x} ${y + 26}L${x + 26} ${y}`]
}
