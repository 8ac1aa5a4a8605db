import { type ChartStyle, cellsOf, centreOf, gridOf, pointsOf, SIDE } from '@dhruva/contract/drawing'
import { GREY, NEEL, SAFFRON, type Sheet } from '#papers/sheet.ts'
import { chartWriting, type Drawing, type Word } from './chart-writing.ts'

const FIELD = '#fff6e3'

export type Box = { x: number; y: number; side: number }

const SMALL = 170

/** The empty drawing, its lagna on a ground of its own; what `write` writes has 320 units to a side. */
const onGround = ({ doc }: Sheet, { x, y, side }: Box, style: ChartStyle, lagna: number, write: () => void) => {
  const [first] = cellsOf(style, lagna)
  doc
    .save()
    .translate(x, y)
    .scale(side / SIDE)
  if (first) doc.path(`M${pointsOf(first.outline).replaceAll(' ', 'L')}Z`).fill(FIELD)
  doc.path(gridOf[style]).lineWidth(1).strokeColor(NEEL).stroke()
  doc.rect(0, 0, SIDE, SIDE).lineWidth(1.6).stroke()
  write()
  doc.restore()
}

/** How wide a word may be, on either side of its middle or before its end. */
const HALF = 80

/** A birth chart or one of its divisions as a page of the kundli draws it. */
export const drawChart = (sheet: Sheet, box: Box, drawing: Drawing) => {
  const { doc, pen } = sheet
  const { signs, planets, lagna, strokes } = chartWriting(drawing, box.side < SMALL ? 'small' : 'wide')
  const word = ({ text, at: [x, y], anchor, size }: Word, color: string, weight: 400 | 600) => {
    const place =
      anchor === 'end' ? ({ width: HALF, align: 'right' } as const) : ({ width: 2 * HALF, align: 'middle' } as const)
    pen.write(text, x - HALF, y, { size, color, weight, ...place })
  }
  onGround(sheet, box, drawing.style, drawing.drawn.lagna.sign, () => {
    for (const sign of signs) word(sign, GREY, 400)
    for (const {
      name,
      beside,
      at: [x, y],
      size,
      besideSize,
    } of planets) {
      const style = { size, weight: 600 as const, color: NEEL }
      const wide = pen.widthOf(name, style)
      const all = wide + (beside ? 2 + pen.widthOf(beside, { size: besideSize }) : 0)
      pen.write(name, x - all / 2, y, style)
      if (beside) pen.write(beside, x - all / 2 + wide + 2, y - 4, { size: besideSize, color: GREY })
    }
    for (const line of strokes) doc.path(line).lineWidth(1.5).strokeColor(SAFFRON).stroke()
    for (const one of lagna) word(one, SAFFRON, 600)
  })
}

/** A number in each house: the sums of the ashtakavarga by sign. */
export const drawSums = (sheet: Sheet, box: Box, lagna: number, sums: readonly number[]) => {
  onGround(sheet, box, 'north', lagna, () => {
    for (const cell of cellsOf('north', lagna)) {
      const [x, y] = centreOf(cell)
      const sum = sums[cell.sign] ?? 0
      sheet.pen.write(String(sum), x - 40, y + 6, { size: 18, weight: 600, color: NEEL, width: 80, align: 'middle' })
    }
  })
}
