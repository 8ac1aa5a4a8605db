import * as z from 'zod/mini'
import { degrees, Instant, Success, unlessEmpty } from './common.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { Choghadiya, DayMuhurta, HinduDay, Hora } from './hindu-day.ts'

const Span = z.object({ start: Instant, end: Instant })

/** `id` as in a chart: tithi 1..30, nakshatra 0..26, yoga 1..27, karana 1..60. */
const Limb = z.extend(Span, { id: z.int(), name: z.string(), name_hi: z.string() })
export type Limb = z.output<typeof Limb>

const MaybeSpan = z.nullable(Span)
const MaybeInstant = z.nullable(Instant)

export const panchangs = {
  getPanchang: endpoint({
    method: 'POST',
    path: '/apis/panchang/get.php',
    access: 'public',
    limit: 'search',
    summary: 'The panchang of a day at a place: today in Delhi unless said otherwise',
    input: z.object({
      date: unlessEmpty(Day),
      lat: unlessEmpty(degrees(90)),
      lng: unlessEmpty(degrees(180)),
    }),
    output: z.extend(Success, {
      /** yyyy-mm-dd at the place */
      date: z.string(),
      lat: z.number(),
      lng: z.number(),
      /** IANA zone of the place */
      tz: z.string(),
      /** 0 = Sunday */
      vara: z.object({ id: z.int(), name: z.string(), name_hi: z.string() }),
      /** null where the Sun does not rise or set that day */
      sunrise: MaybeInstant,
      sunset: MaybeInstant,
      next_sunrise: MaybeInstant,
      moonrise: MaybeInstant,
      moonset: MaybeInstant,
      /** those at sunrise, which an almanac calls the day's */
      tithi: Limb,
      nakshatra: Limb,
      yoga: Limb,
      karana: Limb,
      /** all that run between this sunrise and the next, each whole */
      tithis: z.array(Limb),
      nakshatras: z.array(Limb),
      yogas: z.array(Limb),
      karanas: z.array(Limb),
      rahu_kaal: MaybeSpan,
      gulika: MaybeSpan,
      yamaganda: MaybeSpan,
      /** null on Wednesdays, too */
      abhijit: MaybeSpan,
      hindu: HinduDay,
      /** none where the Sun does not rise or set, as with the next two */
      choghadiyas: z.array(Choghadiya),
      horas: z.array(Hora),
      muhurtas: z.array(DayMuhurta),
    }),
    errors: [],
  }),
}
