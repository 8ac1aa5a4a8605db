import { round6 } from '#angles.ts'
import { at } from '#names.ts'
import type { GrahaId } from '#types.ts'

export type Element = 'fire' | 'earth' | 'air' | 'water'
export type Mode = 'movable' | 'fixed' | 'dual'
export type Varna = 'brahmin' | 'kshatriya' | 'vaishya' | 'shudra'
export type Sign = { lord: GrahaId; element: Element; mode: Mode; varna: Varna }

/** Attributes of the signs, 0 = Mesha (Brihat Parashara Hora Shastra 4). */
export const SIGNS: readonly Sign[] = [
  { lord: 'mars', element: 'fire', mode: 'movable', varna: 'kshatriya' },
  { lord: 'venus', element: 'earth', mode: 'fixed', varna: 'vaishya' },
  { lord: 'mercury', element: 'air', mode: 'dual', varna: 'shudra' },
  { lord: 'moon', element: 'water', mode: 'movable', varna: 'brahmin' },
  { lord: 'sun', element: 'fire', mode: 'fixed', varna: 'kshatriya' },
  { lord: 'mercury', element: 'earth', mode: 'dual', varna: 'vaishya' },
  { lord: 'venus', element: 'air', mode: 'movable', varna: 'shudra' },
  { lord: 'mars', element: 'water', mode: 'fixed', varna: 'brahmin' },
  { lord: 'jupiter', element: 'fire', mode: 'dual', varna: 'kshatriya' },
  { lord: 'saturn', element: 'earth', mode: 'movable', varna: 'vaishya' },
  { lord: 'saturn', element: 'air', mode: 'fixed', varna: 'shudra' },
  { lord: 'jupiter', element: 'water', mode: 'dual', varna: 'brahmin' },
]

/** Sign 0..11 of a longitude. */
export const signOf = (lon: number): number => Math.floor(lon / 30)

/** Degrees 0..30 inside the sign. */
export const degreeInSign = (lon: number): number => round6(lon - 30 * signOf(lon))

/** Lord of a sign 0..11. */
export const lordOf = (sign: number): GrahaId => at(SIGNS, sign).lord
