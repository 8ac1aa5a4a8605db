import * as z from 'zod/mini'
import { GrahaId, PlacedId, VargaId } from './ids.ts'

/** What something can be inside the span, in the order of time; certain when that is one value. */
const Signs = z.object({ certain: z.boolean(), values: z.array(z.int()) })
const Lords = z.object({ certain: z.boolean(), values: z.array(GrahaId) })
const ByGraha = z.record(GrahaId, Signs)

/**
 * What of a kundli stays true when the time of birth is uncertain. Signs 0 = Mesha .. 11 = Meena, nakshatras 0 = Ashwini,
 * padas 1..4, houses 1..12, instants ISO 8601 UTC.
 */
export const Stability = z.object({
  /** to either side; null when the time is unknown and the whole civil day is possible */
  minutes: z.nullable(z.number()),
  from: z.string(),
  to: z.string(),
  ascendant: z.object({
    sign: Signs,
    nakshatra: Signs,
    navamsa_sign: Signs,
    /** from `at` on the rising sign is `sign` */
    changes: z.array(z.object({ at: z.string(), sign: z.int() })),
  }),
  /** of the Moon */
  nakshatra: Signs,
  pada: Signs,
  signs: ByGraha,
  houses: ByGraha,
  navamsas: ByGraha,
  vargas: z.record(VargaId, z.record(PlacedId, Signs)),
  manglik: z.object({ certain: z.boolean(), values: z.array(z.boolean()) }),
  dasha: z.object({
    first: Lords,
    running: z.nullable(z.object({ maha: Lords, antar: Lords, pratyantar: Lords })),
    /** days from the earliest to the latest a date of the dashas can be */
    dates_span_days: z.number(),
  }),
})
export type Stability = z.output<typeof Stability>
