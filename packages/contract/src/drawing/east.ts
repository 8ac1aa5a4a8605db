import type { Point } from './cell-tables.ts'

/**
 * The East Indian drawing: signs stand still, Aries is the middle of the top, the rest follow anticlockwise. A square in
 * the middle stays empty; what lies beside it holds one sign, each corner is cut into two by a line outwards.
 */
type EastCell = { outline: readonly Point[]; label: Point; corner: Corner | null; middle: Point }

/** Side of a corner, and of the empty square between two corners. */
const CORNER = 112
const SIDE = 320
const FAR = SIDE - CORNER

/** The box a corner cell lies in, and on which sides of it its right angle lies. */
type Corner = { x: number; y: number; right: boolean; bottom: boolean }

/** From a box whose right angle is at the top on the right to that of a corner. `letters` is the height of what is placed. */
const inCorner =
  ({ x, y, right, bottom }: Corner, letters = 0) =>
  ([across, down]: Point): Point => [
    x + (right ? across : CORNER - across),
    y + (bottom ? CORNER - down + letters : down),
  ]

const triangle = (corner: Corner): EastCell => {
  const place = inCorner(corner)
  return {
    outline: [place([0, 0]), place([CORNER, 0]), place([CORNER, CORNER])],
    label: inCorner(corner, 10)([102, 95]),
    corner,
    middle: place([78, 34]),
  }
}

const box = (x: number, y: number, width: number, height: number, label: Point, middle: Point): EastCell => ({
  outline: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  label,
  corner: null,
  middle,
})

const WIDE = FAR - CORNER

const CELLS: readonly EastCell[] = [
  box(CORNER, 0, WIDE, CORNER, [160, 105], [160, 51]),
  triangle({ x: 0, y: 0, right: true, bottom: false }),
  triangle({ x: 0, y: 0, right: false, bottom: true }),
  box(0, CORNER, CORNER, WIDE, [102, 165], [48, 165]),
  triangle({ x: 0, y: FAR, right: false, bottom: false }),
  triangle({ x: 0, y: FAR, right: true, bottom: true }),
  box(CORNER, FAR, WIDE, CORNER, [160, 224], [160, 280]),
  triangle({ x: FAR, y: FAR, right: false, bottom: true }),
  triangle({ x: FAR, y: FAR, right: true, bottom: false }),
  box(FAR, CORNER, CORNER, WIDE, [218, 165], [272, 165]),
  triangle({ x: FAR, y: 0, right: true, bottom: true }),
  triangle({ x: FAR, y: 0, right: false, bottom: false }),
]

const cellOf = (sign: number): EastCell => CELLS[sign % 12] ?? box(0, 0, 0, 0, [0, 0], [0, 0])

/** Outline of a sign 0..11 and where its number stands. */
export const eastCell = (sign: number): Pick<EastCell, 'outline' | 'label'> => cellOf(sign)

/** How many stand in each row of a corner, from its broad side on. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 1],
  3: [1, 1, 1],
  4: [2, 2],
  5: [2, 2, 1],
  6: [2, 2, 2],
  7: [3, 2, 2],
  8: [3, 3, 2],
  9: [3, 3, 2, 1],
  10: [3, 3, 3, 1],
}

const FEW = 3

const inTriangle = (corner: Corner, count: number): Point[] => {
  const rows = ROWS[count] ?? []
  const place = inCorner(corner, 10)
  if (count <= FEW) return rows.map((_, row) => place([count === FEW ? 84 : 78, (count === 1 ? 38 : 20) + row * 20]))
  const gap = count > 6 ? 25 : 30
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, index): Point => place([97 - index * gap + (row === 2 ? 2 : 0), 18 + row * 18])),
  )
}

const inBox = ([x, y]: Point, count: number): Point[] => {
  const columns = count <= FEW ? 1 : count <= 6 ? 2 : 3
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return [x + ((index % columns) - (inRow - 1) / 2) * (columns === 3 ? 28 : 34), y + (row - (rows - 1) / 2) * 20]
  })
}

/** How far the next letters are: as `inTriangle` and `inBox` place them. */
const roomOf = (inCorner: boolean, count: number) => {
  if (count <= FEW) return { across: 60, down: 20 }
  const many = count > 6
  return inCorner ? { across: many ? 25 : 30, down: 18 } : { across: many ? 28 : 34, down: 20 }
}

/** Where `count` things in a sign 0..11 stand; at most ten: nine planets and the lagna. */
export const eastSlots = (sign: number, count: number) => {
  const { corner, middle } = cellOf(sign)
  const places = corner ? inTriangle(corner, count) : inBox(middle, count)
  return places.map((at) => ({ at, withDegree: count <= FEW, room: roomOf(corner !== null, count) }))
}

/** The lines of the empty drawing. */
export const EAST_GRID = [
  `M${CORNER} 0V${SIDE}M${FAR} 0V${SIDE}M0 ${CORNER}H${SIDE}M0 ${FAR}H${SIDE}`,
  `M0 0 ${CORNER} ${CORNER}M${SIDE} 0 ${FAR} ${CORNER}M0 ${SIDE} ${CORNER} ${FAR}M${SIDE} ${SIDE} ${FAR} ${FAR}`,
].join('')
