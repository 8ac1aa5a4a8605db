import type { Skin } from './colours.ts'
import { ramp } from './colours.ts'

const round = 'M64 27C47 27 39 41 39 58C39 78 52 92 64 92C76 92 89 78 89 58C89 41 81 27 64 27Z'
const square =
  'M64 27C47 27 39 40 39 57C39 70 42 80 49 87C54 92 59 94 64 94C69 94 74 92 79 87C86 80 89 70 89 57C89 40 81 27 64 27Z'

/** The shaded half: its edge is the bridge of the nose. */
const half = (jaw: number) =>
  `M64 27V56C63.5 64 60 68 60 71.5C60 74.5 64 74.5 64 74.5V${jaw}C76 ${jaw} 89 78 89 58C89 41 81 27 64 27Z`

/** Neck, ears, head and the shade of its turned half. */
export const head = ({ light, shade }: Skin, shape: 'round' | 'square') =>
  `<path d="M52 76V112H76V76Z" fill="${shade}"/><g fill="${light}"><ellipse cx="39" cy="61" rx="5" ry="7.5"/><path d="${shape === 'round' ? round : square}"/></g><g fill="${shade}"><ellipse cx="89" cy="61" rx="5" ry="7.5"/><path d="${half(shape === 'round' ? 92 : 93)}"/></g>`

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

const open = (colour: string) =>
  `<g fill="${ramp.conch}"><path d="M46 60Q53 53 60 60Q53 65 46 60Z"/><path d="M68 60Q75 53 82 60Q75 65 68 60Z"/></g><g fill="${colour}"><circle cx="53" cy="59.4" r="3.3"/><circle cx="75" cy="59.4" r="3.3"/></g>${line('M45.5 60Q53 52.6 60.5 60M67.5 60Q75 52.6 82.5 60', colour, 1.8)}`

const down = (colour: string) => line('M46 59Q53 65 60 59M68 59Q75 65 82 59', colour, 2.4)
const glad = (colour: string) => line('M46 62Q53 55 60 62M68 62Q75 55 82 62', colour, 2.6)

/** Eyes that look, rest or laugh, with their brows. */
export const eyes = (kind: 'open' | 'down' | 'glad', brow: string = ramp.ink, width = 2.4) => {
  const lids = { open, down, glad }[kind](ramp.ink)
  return lids + line('M45 51.5Q52 46.5 59.5 50M68.5 50Q76 46.5 83 51.5', brow, width)
}

/** A closed mouth; fuller when `full`. */
export const mouth = ({ lip }: Skin, full = false) =>
  full
    ? `<path d="M55.5 80.5Q60 77.4 64 79Q68 77.4 72.5 80.5Q64 88 55.5 80.5Z" fill="${lip}"/>`
    : line('M56.5 81Q64 86.5 71.5 81', lip, 2.6)

/** Lines that years leave at the eyes and the mouth. */
export const years = ({ shade }: Skin) =>
  line('M50 68Q54 70 57 69M71 69Q74 70 78 68M51 76Q50 80 52 84M77 76Q78 80 76 84', shade, 1.4)

export const glasses = (colour: string) =>
  `<g fill="${ramp.conch}" fill-opacity=".22" stroke="${colour}" stroke-width="2.2"><rect x="43" y="52" width="19" height="16" rx="7.5"/><rect x="66" y="52" width="19" height="16" rx="7.5"/></g>${line('M62 58.5Q64 57 66 58.5M43 58L38.5 57M85 58L89.5 57', colour, 2.2)}`

export const roundGlasses = (colour: string) =>
  `<g fill="${ramp.conch}" fill-opacity=".22" stroke="${colour}" stroke-width="1.9"><circle cx="53" cy="60" r="9"/><circle cx="75" cy="60" r="9"/></g>${line('M62 59Q64 57.6 66 59M44 58.6L38.5 57.4M84 58.6L89.5 57.4', colour, 1.9)}`

export const bindi = (colour: string = ramp.kumkum) => `<circle cx="64" cy="47" r="2.5" fill="${colour}"/>`

/** Sandal paste across the brow. */
export const sandal = line('M54 40H74M53 44H75', ramp.honey, 1.8)
