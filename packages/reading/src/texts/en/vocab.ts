import type { Dignity, GrahaId } from '@dhruva/jyotish'

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th']

/** `10th` */
export const nth = (house: number): string => ORDINALS[house - 1] ?? String(house)

/** `10th house` */
export const house = (number: number): string => `${nth(number)} house`

/** `12°40′` of whole minutes */
export const arc = (minutes: number): string => `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`

/** The same of degrees, cut and not rounded, as almanacs print it */
export const degree = (value: number): string => arc(Math.floor(value * 60))

/** ` at 12°40′`, with a comma before it where one is given; nothing where an uncertain time of birth gives no degree. */
export const atDegree = (deg: number | null, comma: '' | ',' = ''): string =>
  deg === null ? '' : `${comma} at ${degree(deg)}`

/** `at 12°40′ Taurus`, `in Taurus` */
export const inSign = (deg: number | null, sign: string): string =>
  deg === null ? `in ${sign}` : `at ${degree(deg)} ${sign}`

/** `, pada 2`; nothing where it is open */
export const inPada = (pada: number | null): string => (pada === null ? '' : `, pada ${pada}`)

/** `a`, `a and b`, `a, b and c` */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** `2nd and 11th houses`, `2nd house` */
export const houses = (numbers: readonly number[]): string =>
  `${list(numbers.map(nth))} ${numbers.length > 1 ? 'houses' : 'house'}`

export const DIGNITIES: Partial<Record<Dignity, string>> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own sign',
  debilitated: 'debilitated',
}

/** The day given to a graha; the nodes borrow Saturday and Tuesday by common custom. */
export const DAYS: Record<GrahaId, string> = {
  sun: 'Sunday',
  moon: 'Monday',
  mars: 'Tuesday',
  mercury: 'Wednesday',
  jupiter: 'Thursday',
  venus: 'Friday',
  saturn: 'Saturday',
  rahu: 'Saturday',
  ketu: 'Tuesday',
}

/** What each house is about, as a noun phrase. */
export const AREAS = [
  'body, character and new starts',
  'family, speech and savings',
  'effort, courage and siblings',
  'home, mother and peace of mind',
  'love, learning and creative work',
  'daily work, health habits and debts',
  'partnership and agreements',
  'change, research and shared resources',
  'belief, teachers and long journeys',
  'work, standing and duty',
  'gains, friends and wider circles',
  'rest, distance and letting go',
]

export const area = (number: number): string => AREAS[number - 1] ?? ''
