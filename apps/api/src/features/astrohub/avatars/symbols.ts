import { ramp } from './colours.ts'
import { type Ground, grounds } from './grounds.ts'

/** What is drawn in place of a person, lit from the left as faces are. */
type Symbol = { ground: Ground; drawing: string }

const { genda, honey, cream, usha, kumkum, kamal, rose, petal, neem, leaf, neel, indigo, iris } = ramp

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const turned = (angle: number, x: number, y: number, drawing: string) =>
  angle ? `<g transform="rotate(${angle} ${x} ${y})">${drawing}</g>` : drawing

/** A petal that stands on (64, 88), its right half in the shade. */
const lotusPetal = (angle: number, height: number, width: number, light: string, shade: string) => {
  const half = (side: 1 | -1) =>
    `M64 88C${64 + side * width} ${88 - height * 0.3} ${64 + side * width} ${88 - height * 0.66} 64 ${88 - height}Z`
  return turned(angle, 64, 88, path(half(-1), light) + path(half(1), shade))
}

const round = (value: number) => Math.round(value * 10) / 10

/** Spears from the middle of the picture, each with a lit and a shaded side. */
const rays = (count: number, first: number, length: number, width: number, light: string, shade: string) => {
  const side = (to: 1 | -1) =>
    Array.from({ length: count }, (_, at) => {
      const angle = ((first + (at * 360) / count) * Math.PI) / 180
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      const tip = `${round(64 + length * sin)} ${round(60 - length * cos)}`
      return `M64 60L${tip}L${round(64 + to * width * cos)} ${round(60 + to * width * sin)}Z`
    }).join('')
  return path(side(-1), light) + path(side(1), shade)
}

const lotus =
  lotusPetal(-66, 42, 11, rose, kamal) +
  lotusPetal(66, 42, 11, rose, kamal) +
  lotusPetal(-38, 50, 13, '#ee93b8', rose) +
  lotusPetal(38, 50, 13, '#ee93b8', rose) +
  lotusPetal(0, 58, 15, petal, '#f0a3c3') +
  lotusPetal(-19, 44, 12, '#fdeaf2', '#f5b4cf') +
  lotusPetal(19, 44, 12, '#fdeaf2', '#f5b4cf') +
  path('M34 90Q64 80 94 90Q64 108 34 90Z', leaf) +
  path('M64 85.500Q80 85 94 90Q80 99 64 99Z', neem)

const crescent =
  path('M65.5 24.3A36 36 0 1 0 94.9 72.1A29 29 0 1 1 65.5 24.3Z', honey) +
  path('M50.2 25.6A36 36 0 1 0 95.4 70.8A32 32 0 1 1 50.2 25.6Z', cream) +
  path('M84 34L87.500 46.500L100 50L87.500 53.500L84 66L80.500 53.500L68 50L80.500 46.500Z', honey) +
  path(
    'M84 34L87.500 46.500L84 50ZM100 50L87.500 53.500L84 50ZM84 66L80.500 53.500L84 50ZM68 50L80.500 46.500L84 50Z',
    genda,
  )

const sun =
  rays(12, 0, 39, 6, genda, usha) +
  rays(12, 15, 31, 6, usha, '#c4472c') +
  circle(64, 60, 21, cream) +
  circle(64, 60, 18, honey) +
  path('M64 42A18 18 0 0 1 64 78Z', genda)

const poleStar = rays(4, 45, 27, 8, iris, indigo) + rays(4, 0, 42, 9, indigo, neel) + circle(64, 60, 5, honey)

const flame = (drop: number, width: number, fill: string) =>
  path(
    `M64 ${22 + drop}C${64 + width * 0.5} ${36 + drop * 0.7} ${64 + width} 48 ${64 + width} 58C${64 + width} 67 ${64 + width * 0.5} 72 64 72C${64 - width * 0.5} 72 ${64 - width} 67 ${64 - width} 58C${64 - width} 48 ${64 - width * 0.5} ${36 + drop * 0.7} 64 ${22 + drop}Z`,
    fill,
  )
const lamp =
  flame(0, 14, usha) +
  flame(10, 10, genda) +
  flame(22, 6, cream) +
  path('M28 70Q64 82 100 70C98 92 84 101 64 101C44 101 30 92 28 70Z', kamal) +
  path('M64 76Q84 76 100 70C98 92 84 101 64 101Z', '#731a48') +
  line('M30 71Q64 83 98 71', honey, 4) +
  path('M50 100H78L82 107H46Z', kumkum)

/** The eye of a feather: a drop that hangs from its point. */
const drop = (top: number, bottom: number, width: number, fill: string) =>
  path(
    `M64 ${top}C${64 + width * 0.8} ${top + 10} ${64 + width} ${bottom - width * 1.4} ${64 + width} ${bottom - width}A${width} ${width} 0 0 1 ${64 - width} ${bottom - width}C${64 - width} ${bottom - width * 1.4} ${64 - width * 0.8} ${top + 10} 64 ${top}Z`,
    fill,
  )
const feather = turned(
  16,
  64,
  60,
  line('M64 84C64 104 62 118 60 136', neem, 3) +
    line('M64 90L46 78M64 98L44 88M64 106L45 99M64 90L82 78M64 98L84 88M63 106L83 99', leaf, 2.6) +
    drop(20, 90, 25, leaf) +
    path('M64 20C84 30 89 55 89 65A25 25 0 0 1 64 90Z', neem) +
    drop(32, 85, 18.5, genda) +
    drop(41, 81, 13, '#2b9bb0') +
    path('M64 54C70 46 78 54 74 63C72 68 68 71 64 75C60 71 56 68 54 63C50 54 58 46 64 54Z', neel),
)

/** What shows nobody, for who has not chosen and whose gender is not known: lights of the sky, things of a temple. */
export const symbols = {
  padma: { ground: 'dawn', drawing: lotus },
  chandra: { ground: 'dusk', drawing: crescent },
  surya: { ground: 'night', drawing: sun },
  dhruva: { ground: 'ember', drawing: poleStar },
  deepa: { ground: 'iris', drawing: lamp },
  mayura: { ground: 'marigold', drawing: feather },
} as const satisfies Record<string, Symbol>

/** The inside of the picture, on a square of 128. */
export const drawSymbol = ({ ground, drawing }: Symbol) => grounds[ground] + drawing
