import * as z from 'zod/mini'
import { degrees, Instant, Success, unlessEmpty, whole } from './common.ts'
import { Day } from './day.ts'
import { endpoint, file } from './endpoint.ts'
import { Masas } from './hindu-day.ts'

const Named = z.object({ name: z.string(), name_hi: z.string() })
const Span = z.object({ start: Instant, end: Instant })
const MaybeInstant = z.nullable(Instant)

export const OBSERVANCE_KINDS = [
  'festival',
  'vrat',
  'ekadashi',
  'pradosh',
  'chaturthi',
  'shivaratri',
  'purnima',
  'amavasya',
  'sankranti',
  'eclipse',
] as const
export type ObservanceKind = (typeof OBSERVANCE_KINDS)[number]

const Eclipse = z.object({
  of: z.enum(['sun', 'moon']),
  type: z.enum(['total', 'annular', 'partial', 'penumbral']),
  /** whether any of it is above the horizon at the place */
  visible: z.boolean(),
  maximum: Instant,
  first_contact: MaybeInstant,
  last_contact: MaybeInstant,
  total: z.nullable(Span),
  seen: z.nullable(Span),
  /** part of the disc's area, 0..1 */
  obscured: z.nullable(z.number()),
})

/** What is kept on a day: its rule in words, and its times at the place. */
export const Observance = z.extend(Named, {
  id: z.string(),
  kind: z.enum(OBSERVANCE_KINDS),
  date: z.string(),
  /** the last day of what lasts several */
  until: z.nullable(z.string()),
  /** of what lasts several days, the day of each tithi 1..30 */
  days: z.nullable(z.array(z.object({ tithi: z.int(), date: z.string() }))),
  /** on which Vaishnavas keep it, when it is another one */
  vaishnava: z.nullable(z.string()),
  /** tithi 1..30 and its month; null of what the Sun alone fixes */
  tithi: z.nullable(z.int()),
  masa: z.nullable(Masas),
  /** what fixes the day, in the language of the call */
  rule: z.string(),
  /** the digest it is from, or custom; null of what the sky itself is */
  source: z.nullable(Named),
  /** a stretch, or an instant when `end` is null */
  times: z.array(
    z.object({
      id: z.enum([
        'tithi',
        'nakshatra',
        'puja',
        'nishita',
        'moonrise',
        'sunset',
        'sunrise',
        'bhadra',
        'vijaya',
        'parana',
        'vaishnava_parana',
        'hari_vasara_end',
        'sankranti',
        'punya_kala',
        'maha_punya_kala',
        'sutak',
      ]),
      start: Instant,
      end: MaybeInstant,
    }),
  ),
  eclipse: z.nullable(Eclipse),
})
export type Observance = z.output<typeof Observance>

const Limb = z.extend(Named, { id: z.int(), end: Instant })

/** A day of a month as an almanac's page shows it; tithi and nakshatra at sunrise. */
export const CalendarDay = z.object({
  date: z.string(),
  sunrise: MaybeInstant,
  sunset: MaybeInstant,
  moonrise: MaybeInstant,
  tithi: Limb,
  nakshatra: Limb,
  masa: Masas,
  /** the tithi 1..30 that no sunrise has */
  kshaya: z.nullable(z.int()),
})
export type CalendarDay = z.output<typeof CalendarDay>

const place = { lat: unlessEmpty(degrees(90)), lng: unlessEmpty(degrees(180)) }
const Year = whole(1900, 2100)
const Id = z.string().check(z.regex(/^[a-z_]{3,40}$/))
const where = { lat: z.number(), lng: z.number(), tz: z.string() }

export const calendars = {
  getPanchangMonth: endpoint({
    method: 'POST',
    path: '/apis/panchang/month.php',
    access: 'public',
    limit: 'search',
    summary:
      'A month of the panchang at a place with all that is observed in it: this month in Delhi unless said otherwise',
    /** `month`: any day of it */
    input: z.object({ month: unlessEmpty(Day), ...place }),
    output: z.extend(Success, {
      ...where,
      /** yyyy-mm */
      month: z.string(),
      /** yyyy-mm-dd at the place */
      today: z.string(),
      /** Chaitra first */
      masas: z.array(Named),
      days: z.array(CalendarDay),
      observances: z.array(Observance),
    }),
    errors: [],
  }),
  getFestivals: endpoint({
    method: 'POST',
    path: '/apis/panchang/festivals.php',
    access: 'public',
    limit: 'search',
    summary:
      'Festivals, vrats, sankrantis and eclipses of a year at a place, each with rule, source and times; with `kind`, `id` or `date` those',
    input: z.object({
      year: unlessEmpty(Year),
      kind: unlessEmpty(z.enum(OBSERVANCE_KINDS)),
      id: unlessEmpty(Id),
      date: unlessEmpty(Day),
      ...place,
    }),
    output: z.extend(Success, {
      ...where,
      year: z.int(),
      today: z.string(),
      masas: z.array(Named),
      observances: z.array(Observance),
    }),
    errors: [],
  }),
  getCalendarFile: file({
    method: 'GET',
    path: '/apis/panchang/calendar.php',
    access: 'public',
    limit: 'search',
    summary:
      'What getFestivals tells of a year, a month (`month`: any day of it) or one festival (`id`), as a calendar file',
    input: z.object({
      year: unlessEmpty(Year),
      month: unlessEmpty(Day),
      id: unlessEmpty(Id),
      language: unlessEmpty(z.enum(['en', 'hi'])),
      ...place,
    }),
    type: 'text/calendar; charset=utf-8',
    errors: [],
  }),
}
