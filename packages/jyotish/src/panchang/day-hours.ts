import { type Classical, SEVEN } from '#ids.ts'
import { at } from '#names.ts'
import { isoSeconds } from '#time/time.ts'

/** By their lords, from the Sun down to the slowest's neighbour: Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars. */
export const CHOGHADIYAS = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const
export type ChoghadiyaId = (typeof CHOGHADIYAS)[number]
export type Quality = 'good' | 'middling' | 'bad'

/** ISO 8601 UTC; `night`: after sunset. */
type Part = { start: string; end: string; night: boolean }
export type Choghadiya = Part & { id: ChoghadiyaId; quality: Quality }
export type Hora = Part & { graha: Classical }

/** Sunrise, sunset and the next sunrise, ms, and the weekday 0 = Sunday that begins with the first. */
export type DayFrame = { vara: number; sunrise: number; sunset: number; next: number }

/** The order of the horas (Surya Siddhanta 12.78: each lord follows the one above it, from Saturn down), begun with the Sun. */
const LORDS: readonly Classical[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars']

const QUALITY: Readonly<Record<ChoghadiyaId, Quality>> = {
  amrit: 'good',
  shubh: 'good',
  labh: 'good',
  char: 'middling',
  udveg: 'bad',
  kaal: 'bad',
  rog: 'bad',
}

/** Where a weekday's lord stands in that order. */
const lordOfVara = (vara: number): number => LORDS.indexOf(at(SEVEN, vara % 7))

/** The `count` equal parts of the daylight, then those of the night. */
function parts({ sunrise, sunset, next }: DayFrame, count: number): Part[] {
  const of = (from: number, to: number, night: boolean): Part[] =>
    Array.from({ length: count }, (_, index) => ({
      start: isoSeconds(from + ((to - from) * index) / count),
      end: isoSeconds(from + ((to - from) * (index + 1)) / count),
      night,
    }))
  return [...of(sunrise, sunset, false), ...of(sunset, next, true)]
}

/**
 * The eight choghadiyas of the daylight and the eight of the night. The first of the day is the weekday's lord's, and they follow each
 * other like horas; the first of the night is the lord's of the fifth weekday, and each next one the fifth's again. A custom
 * of Gujarat and Rajasthan without a text of its own: the table that almanacs print (Drik Panchang, Kalnirnay).
 */
export function choghadiyas(frame: DayFrame): Choghadiya[] {
  return parts(frame, 8).map((part, index) => {
    const lord = part.night ? lordOfVara(frame.vara + 4) + 5 * (index - 8) : lordOfVara(frame.vara) + index
    const id = at(CHOGHADIYAS, lord % 7)
    return { id, quality: QUALITY[id], ...part }
  })
}

/** The twelve horas of the daylight and the twelve of the night; the first is the weekday's lord's, so the 25th begins the next weekday. */
export function horas(frame: DayFrame): Hora[] {
  return parts(frame, 12).map((part, index) => ({ graha: at(LORDS, (lordOfVara(frame.vara) + index) % 7), ...part }))
}
