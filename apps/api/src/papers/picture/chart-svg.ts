import { cellsOf, cornerTicks, gridOf, pointsOf, SIDE } from '@dhruva/contract/drawing'
import { chartWriting, type Drawing, type Planet, type Word } from '#papers/kundli/chart-writing.ts'
import type { Letters } from './letters.ts'

const NEEL = '#28245f'
const GREY = '#5c5886'
const SAFFRON = '#b0660a'
const FIELD = '#fff1d3'

/** The middle of the southern and eastern drawings is empty: the pole star stands there. */
const STAR = 'M0-22Q1.300-1.300 22 0Q1.300 1.300 0 22Q-1.300 1.300-22 0Q-1.300-1.300 0-22Z'

/** A chart as a part of an SVG, 320 units to a side: drawn by the geometry of screen and paper, written with their words. */
export const chartSvg = (drawing: Drawing, letters: Letters): string => {
  const { drawn, style } = drawing
  const { signs, planets, lagna, strokes } = chartWriting(drawing, 'wide')
  const [first] = cellsOf(style, drawn.lagna.sign)
  const word = ({ text, at: [x, y], anchor, size }: Word, color: string, weight: 500 | 600) =>
    letters.write(text, x, y, { size, color, weight, anchor })
  const planet = ({ name, beside, at: [x, y], size, besideSize }: Planet) => {
    const large = { size, color: NEEL, weight: 600, anchor: 'start' } as const
    const small = { size: besideSize, color: GREY, anchor: 'start' } as const
    const wide = letters.widthOf(name, large) + (beside ? 2 : 0)
    const left = x - (wide + letters.widthOf(beside, small)) / 2
    return letters.write(name, left, y, large) + letters.write(beside, left + wide, y - 4, small)
  }
  return [
    first ? `<polygon points="${pointsOf(first.outline)}" fill="${FIELD}"/>` : '',
    `<path d="${cornerTicks()}" stroke="${GREY}" stroke-width=".7" opacity=".6"/>`,
    `<path d="${gridOf[style]}" fill="none" stroke="${NEEL}" stroke-width="1"/>`,
    `<rect width="${SIDE}" height="${SIDE}" fill="none" stroke="${NEEL}" stroke-width="1.6"/>`,
    style === 'north'
      ? ''
      : `<path transform="translate(${SIDE / 2} ${SIDE / 2})" d="${STAR}" fill="#f0a31c" opacity=".3"/>`,
    ...strokes.map((stroke) => `<path d="${stroke}" stroke="${SAFFRON}" stroke-width="1.5"/>`),
    ...signs.map((one) => word(one, GREY, 500)),
    ...planets.map(planet),
    ...lagna.map((one) => word(one, SAFFRON, 600)),
  ].join('')
}
