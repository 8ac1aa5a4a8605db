import * as z from 'zod/mini'

/** Of a talk. */
export const AsstId = z.string().check(z.regex(/^[\w-]{1,100}$/))

export const GrahaId = z.enum(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'])
export type GrahaId = z.output<typeof GrahaId>

/** What a divisional chart places: the lagna and every graha. */
export const PlacedId = z.enum(['ascendant', ...GrahaId.options])

/** The divisional charts, in the order of their division. */
export const VargaId = z.enum([
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
])
