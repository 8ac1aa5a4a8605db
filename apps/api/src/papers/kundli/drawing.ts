import {
  type ChartStyle,
  cellsOf,
  centreOf,
  type Drawn,
  gridOf,
  inHouse,
  lagnaCorner,
  type Origin,
  placesOf,
  pointsOf,
  SIDE,
  type Slot,
} from '@dhruva/contract/drawing'
import { SIGN_NAMES } from '@dhruva/jyotish'
import type { TextLanguage } from '#http/fail.ts'
import { GREY, NEEL, SAFFRON, type Sheet } from '#papers/sheet.ts'
import { kundliTexts } from './texts-data.ts'

const FIELD = '#fff6e3'

export type Box = { x: number; y: number; side: number }

/** In units of the drawing: letters of a planet, of what stands beside it, of a sign. A small drawing has larger ones. */
const LETTERS = { wide: { planet: 15, beside: 10, sign: 11 }, small: { planet: 18, beside: 13, sign: 13 } }
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

/** The size at which the letters of a house stand clear of each other, as on the screen. */
const sizeIn = (slots: readonly Slot[], size: number, marked: boolean) => {
  const [first] = slots
  if (!first || slots.length < 2) return size
  return Math.min(size, (first.room.across - 2) / (marked ? 2.2 : 1.45), (first.room.down - 0.5) / 1.15)
}

type Chart = { drawn: Drawn; style: ChartStyle; origin: Origin; language: TextLanguage }

/** A birth chart or one of its divisions as a page of the kundli draws it. */
export const drawChart = (sheet: Sheet, box: Box, { drawn, style, origin, language }: Chart) => {
  const { doc, pen } = sheet
  const t = kundliTexts[language]
  const isSmall = box.side < SMALL
  const letters = LETTERS[isSmall ? 'small' : 'wide']
  const middle = (
    text: string,
    [x, y]: readonly [number, number],
    size: number,
    color: string,
    weight: 400 | 600 = 400,
  ) => pen.write(text, x - 80, y, { size, color, weight, width: 160, align: 'middle' })

  const planets = (house: number, slots: readonly Slot[]) => {
    const here = inHouse(drawn, house)
    const size = sizeIn(
      slots,
      letters.planet,
      here.some(({ retrograde }) => retrograde),
    )
    here.forEach(({ id, degree, retrograde }, index) => {
      const slot = slots[index]
      if (!slot) return
      const number = degree !== null && slot.withDegree && !isSmall ? `${Math.floor(degree)}°` : ''
      const beside = `${number}${retrograde ? t.retrograde : ''}`
      const small = Math.min(letters.beside, size)
      const name = { size, weight: 600 as const, color: NEEL }
      const wide = pen.widthOf(t.short[id], name)
      const all = wide + (beside ? 2 + pen.widthOf(beside, { size: small }) : 0)
      const [x, y] = slot.at
      pen.write(t.short[id], x - all / 2, y, name)
      if (beside) pen.write(beside, x - all / 2 + wide + 2, y - 4, { size: small, color: GREY })
    })
  }

  onGround(sheet, box, style, drawn.lagna.sign, () => {
    for (const cell of cellsOf(style, drawn.lagna.sign)) {
      const [x, y] = cell.label.at
      const sign = style === 'south' ? signShort(cell.sign, language) : String(cell.sign + 1)
      if (cell.label.anchor === 'end')
        pen.write(sign, x - 80, y, { size: letters.sign, color: GREY, width: 80, align: 'right' })
      else middle(sign, [x, y], letters.sign, GREY)
      const places = placesOf(style, cell, inHouse(drawn, cell.house).length)
      planets(cell.house, places.planets)
      const word = t.originShort[origin]
      if (cell.house !== 1 || word === '') continue
      if (style === 'north') middle(word, [SIDE / 2, 34], letters.beside, SAFFRON, 600)
      if (places.lagna) middle(word, places.lagna.at, letters.beside, SAFFRON, 600)
      if (style === 'south') {
        const [right = 0, top = 0] = cell.outline[1] ?? []
        for (const line of lagnaCorner(cell)) doc.path(line).lineWidth(1.5).strokeColor(SAFFRON).stroke()
        pen.write(word, right - 86, top + 16, {
          size: letters.beside,
          color: SAFFRON,
          weight: 600,
          width: 80,
          align: 'right',
        })
      }
    }
  })
}

const signShort = (sign: number, language: TextLanguage) => {
  const name = SIGN_NAMES[sign]?.[language] ?? ''
  return language === 'en' ? name.slice(0, 3) : name
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
