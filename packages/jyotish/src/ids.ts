/** Names that are data: the grahas, the divisional charts, the things a rule can be counted from. */

export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
export type GrahaId = (typeof GRAHAS)[number]

/** The seven that have a body; they rule signs and have an ashtakavarga. */
export const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export type Classical = (typeof SEVEN)[number]

/** The divisional charts beside the birth chart itself. */
export const VARGAS = [
  'd2',
  'd3',
  'd4',
  'd7',
  'd9',
  'd10',
  'd12',
  'd16',
  'd20',
  'd24',
  'd27',
  'd30',
  'd40',
  'd45',
  'd60',
] as const
export type VargaId = (typeof VARGAS)[number]

/** One of the seven that have a body; the nodes have none. */
export const isClassical = (id: GrahaId): id is Classical => id !== 'rahu' && id !== 'ketu'

/** A record with one entry for each graha. */
export function forEachGraha<T>(make: (id: GrahaId) => T): Record<GrahaId, T> {
  return { ...forSeven(make), rahu: make('rahu'), ketu: make('ketu') }
}

/** A record with one entry for each of the seven from Sun to Saturn. */
export function forSeven<T>(make: (id: Classical) => T): Record<Classical, T> {
  return {
    sun: make('sun'),
    moon: make('moon'),
    mars: make('mars'),
    mercury: make('mercury'),
    jupiter: make('jupiter'),
    venus: make('venus'),
    saturn: make('saturn'),
  }
}
