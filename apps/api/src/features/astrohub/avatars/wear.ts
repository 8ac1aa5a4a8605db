import { ramp } from './colours.ts'

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, colour: string, width: number, dash = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`

const broad = 'M2 132C4 116 20 109 42 103C50 101 52 98 52 96Q64 106 76 96C76 98 78 101 86 103C108 109 124 116 126 132Z'
const narrow =
  'M10 132C12 117 26 110 44 105C51 103 52 100 52 97Q64 112 76 97C76 100 77 103 84 105C102 110 116 117 118 132Z'

// ---- clothes ----

/** A kurta with a band around the neck and a row of buttons. */
export const kurta = (cloth: string, trim: string) =>
  path(broad, cloth) +
  line('M50 98Q64 111 78 98', trim, 5) +
  line('M64 108V130', trim, 3) +
  line('M64 113V130', cloth, 1.6, '0 6')
/** A buttoned coat with a standing collar. */
export const bandhgala = (cloth: string, trim: string) =>
  path(broad, cloth) +
  path('M49 95Q64 107 79 95L81 104Q64 116 47 104Z', trim) +
  line('M64 110V130', trim, 1.4) +
  line('M64 115V130', ramp.honey, 3.4, '0 8')
export const shirt = (cloth: string, collar: string) =>
  path(broad, cloth) +
  path('M51 96L64 108L54 118L43 103ZM77 96L64 108L74 118L85 103Z', collar) +
  line('M64 110V130', collar, 1.4)
/** A shawl laid over both shoulders. */
export const shawl = (cloth: string, border: string, under: string) =>
  path(broad, under) +
  path('M2 132C4 115 22 107 46 100L60 132ZM126 132C124 115 106 107 82 100L68 132Z', cloth) +
  line('M46 101L59 131M82 101L69 131', border, 4)
/** One end of the cloth over the left shoulder, the other free. */
export const robe = (cloth: string, skin: string) =>
  path(broad, skin) +
  path('M2 132C6 112 30 104 48 99C58 110 82 122 100 132Z', cloth) +
  line('M48 100C60 112 82 122 99 131', ramp.genda, 2.4)
export const sari = (cloth: string, border: string, blouse: string) =>
  path(narrow, blouse) +
  path('M118 132C116 114 100 107 82 102C76 112 58 124 36 132Z', cloth) +
  line('M82 103C75 113 58 124 38 131', border, 4.5)
export const kameez = (cloth: string, trim: string) =>
  path(narrow, cloth) + line('M51 99Q64 116 77 99', trim, 3.5) + line('M51 99Q64 116 77 99', cloth, 1.6, '0 4')
/** A dupatta or stole around the neck. */
export const stole = (cloth: string, border: string) =>
  path('M44 100Q64 122 84 100L96 105Q86 128 64 128Q42 128 32 105Z', cloth) +
  line('M33 106Q44 127 64 127Q84 127 95 106', border, 2.6)

// ---- over the hair ----

const veilOuter = 'M22 132C18 104 24 62 33 40C40 21 51 11 64 11C77 11 88 21 95 40C104 62 110 104 106 132'
/** A dupatta or the end of a sari over the head; the parting stays to be seen. */
export const veil = (cloth: string, border: string) =>
  path(`${veilOuter}H84C94 112 95 80 90 56C86 36 78 27 64 27C50 27 42 36 38 56C33 80 34 112 44 132Z`, cloth) +
  line('M44 131C34 112 33 80 38 56C42 36 50 27 64 27C78 27 86 36 90 56C95 80 94 112 84 131', border, 3.4)
/** A scarf that closes below the chin. */
export const scarf = (cloth: string, fold: string) =>
  `<path fill-rule="evenodd" d="M64 11C49 11 38 22 35 40C32 62 36 86 29 106C42 122 86 122 99 106C92 86 96 62 93 40C90 22 79 11 64 11ZM64 31C50 31 42 42 42 58C42 78 53 92 64 92C75 92 86 78 86 58C86 42 78 31 64 31Z" fill="${cloth}"/>` +
  line('M42 60C43 82 54 96 66 97C78 98 88 90 92 76M48 96C60 106 78 108 95 100', fold, 2)
/** A turban wound in layers, a jewel or none at its front. */
export const safa = (cloth: string, fold: string, jewel = '') =>
  path('M35 50C25 28 42 6 66 7C92 8 103 30 93 50C84 41 76 37 64 37C52 37 44 41 35 50Z', cloth) +
  line('M36 44C44 30 62 22 92 30M34 34C44 20 64 12 88 20M44 20C54 12 66 10 78 12M50 38C62 30 80 30 94 42', fold, 2) +
  jewel
/** The end of a turban that falls behind the shoulder. */
export const tail = (cloth: string, fold: string) =>
  path('M86 34C102 48 100 80 112 106L97 112C90 90 90 66 80 48Z', cloth) + line('M93 50C98 70 98 88 104 106', fold, 2)
/** A dastar: peaked, its folds meeting above the brow. */
export const dastar = (cloth: string, fold: string, under: string) =>
  path('M37 54C28 24 46 5 64 4C82 5 100 24 91 54C86 44 78 34 64 30C50 34 42 44 37 54Z', cloth) +
  path('M52 37Q64 24 76 37Q64 31 52 37Z', under) +
  line(
    'M64 30C52 26 42 30 36 42M64 27C54 20 42 20 37 32M64 24C58 14 48 12 43 19M64 30C76 26 86 30 92 42M64 27C74 20 86 20 91 32M64 24C70 14 80 12 85 19',
    fold,
    1.8,
  )
/** A boat-shaped cap. */
export const topi = (cloth: string, edge: string) =>
  path('M38 40L46 15Q66 9 84 15L90 40Q64 30 38 40Z', cloth) + line('M39 40Q64 30 89 40L86 32Q64 22 41.5 32Z', edge, 1.6)
/** A round cap, worked with a row of stitches. */
export const cap = (cloth: string, stitch: string) =>
  path('M39 44C38 24 50 14 64 14C78 14 90 24 89 44Q64 33 39 44Z', cloth) +
  line('M41 39Q64 28 87 39', stitch, 2.6, '0 5') +
  line('M44 30Q64 20 84 30', stitch, 1.8, '3 4')
/** A cap of the hills with its coloured front. */
export const hillCap = (cloth: string, front: string) =>
  path('M38 44C36 26 44 15 64 15C84 15 92 26 90 44Q64 34 38 44Z', cloth) +
  path('M38 44C37 36 38 31 40 27Q64 17 88 27C90 31 91 36 90 44Q64 34 38 44Z', front) +
  line('M40 37Q64 27 88 37', ramp.honey, 2.6, '4 4')

// ---- jewellery ----

export const sarpech = `<path d="M64 6C58 14 60 22 64 25C68 22 70 14 64 6Z" fill="${ramp.honey}"/><circle cx="64" cy="29" r="4" fill="${ramp.honey}"/><circle cx="64" cy="29" r="2" fill="${ramp.kumkum}"/>`
export const studs = (colour: string = ramp.honey) =>
  `<g fill="${colour}"><circle cx="37.5" cy="68" r="2.4"/><circle cx="90.5" cy="68" r="2.4"/></g>`
export const jhumkas = `<g fill="${ramp.genda}"><circle cx="37.5" cy="69" r="2.5"/><circle cx="90.5" cy="69" r="2.5"/><path d="M32.5 79Q37.5 67 42.5 79ZM85.5 79Q90.5 67 95.5 79Z"/></g>${line('M33.5 81.500H42M86.5 81.500H95', ramp.honey, 2.4, '0 4')}`
export const hoops = line('M36.5 67A5 5 0 1 0 38.5 67M89.5 67A5 5 0 1 0 91.5 67', ramp.genda, 2)
export const tikka = `${line('M64 27V38', ramp.honey, 1.8)}<circle cx="64" cy="41.5" r="3.8" fill="${ramp.genda}"/><circle cx="64" cy="41.5" r="1.6" fill="${ramp.kumkum}"/>`
export const nath = line('M59 73.500A3.6 3.6 0 1 0 62 74', ramp.genda, 1.6)
export const pin = `<circle cx="59" cy="72" r="1.7" fill="${ramp.honey}"/>`
export const necklace = `${line('M49 103Q64 122 79 103', ramp.honey, 3.8, '0 4.6')}<circle cx="64" cy="115" r="3.4" fill="${ramp.genda}"/>`
export const beads = (colour: string) => line('M44 104C48 122 56 130 64 130C72 130 80 122 84 104', colour, 5.2, '0 6.4')
