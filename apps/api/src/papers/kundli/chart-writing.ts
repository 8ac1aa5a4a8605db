import {
  type Cell,
  type ChartStyle,
  cellsOf,
  type Drawn,
  inHouse,
  lagnaCorner,
  type Origin,
  placesOf,
  SIDE,
  type Slot,
} from '@dhruva/contract/drawing'
import { SIGN_NAMES } from '@dhruva/jyotish'
import type { TextLanguage } from '#http/fail.ts'
import { kundliTexts } from './texts-data.ts'

export type Drawing = { drawn: Drawn; style: ChartStyle; origin: Origin; language: TextLanguage }

type Point = readonly [number, number]

/** A word in a drawing; `at` is its end or its middle, on the line it stands on. */
export type Word = { text: string; at: Point; anchor: 'middle' | 'end'; size: number }

/** A planet: its letters, and beside them, a little higher, degree and mark. Both together have their middle in `at`. */
export type Planet = { name: string; beside: string; at: Point; size: number; besideSize: number }

/** What stands in the empty drawing of a chart, in units of the drawing. */
export type ChartWriting = { signs: Word[]; planets: Planet[]; lagna: Word[]; strokes: string[] }

/** Letters of a planet, of what stands beside it, of a sign. A small drawing has larger ones. */
const LETTERS = { wide: { planet: 15, beside: 10, sign: 11 }, small: { planet: 18, beside: 13, sign: 13 } }

/** The size at which the letters of a house stand clear of each other, as on the screen. */
const sizeIn = (slots: readonly Slot[], size: number, marked: boolean) => {
  const [first] = slots
  if (!first || slots.length < 2) return size
  return Math.min(size, (first.room.across - 2) / (marked ? 2.2 : 1.45), (first.room.down - 0.5) / 1.15)
}

const signShort = (sign: number, language: TextLanguage) => {
  const name = SIGN_NAMES[sign]?.[language] ?? ''
  return language === 'en' ? name.slice(0, 3) : name
}

/** The word of the lagna, where the drawing has it: a corner of the South Indian house, the tip of the northern one, a place of its own. */
const lagnaWords = (text: string, style: ChartStyle, cell: Cell, own: Slot | null, size: number): Word[] => {
  const [right = 0, top = 0] = cell.outline[1] ?? []
  return [
    ...(style === 'north' ? [{ text, at: [SIDE / 2, 34] as const, anchor: 'middle' as const, size }] : []),
    ...(own ? [{ text, at: own.at, anchor: 'middle' as const, size }] : []),
    ...(style === 'south' ? [{ text, at: [right - 6, top + 16] as const, anchor: 'end' as const, size }] : []),
  ]
}

/** What is written into the drawing of a birth chart or of one of its divisions, and where: the same on paper and in a picture. */
export const chartWriting = ({ drawn, style, origin, language }: Drawing, room: 'wide' | 'small'): ChartWriting => {
  const t = kundliTexts[language]
  const letters = LETTERS[room]
  const written: ChartWriting = { signs: [], planets: [], lagna: [], strokes: [] }
  for (const cell of cellsOf(style, drawn.lagna.sign)) {
    const { at, anchor } = cell.label
    const text = style === 'south' ? signShort(cell.sign, language) : String(cell.sign + 1)
    written.signs.push({ text, at, anchor, size: letters.sign })
    const here = inHouse(drawn, cell.house)
    const places = placesOf(style, cell, here.length)
    const size = sizeIn(
      places.planets,
      letters.planet,
      here.some(({ retrograde }) => retrograde),
    )
    here.forEach(({ id, degree, retrograde }, index) => {
      const slot = places.planets[index]
      if (!slot) return
      const number = degree !== null && slot.withDegree && room === 'wide' ? `${Math.floor(degree)}°` : ''
      written.planets.push({
        name: t.short[id],
        beside: `${number}${retrograde ? t.retrograde : ''}`,
        at: slot.at,
        size,
        besideSize: Math.min(letters.beside, size),
      })
    })
    const word = t.originShort[origin]
    if (cell.house !== 1 || word === '') continue
    written.lagna.push(...lagnaWords(word, style, cell, places.lagna, letters.beside))
    if (style === 'south') written.strokes.push(...lagnaCorner(cell))
  }
  return written
}
