import * as z from 'zod/mini'
import { Instant, Numeric, Success } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { FieldReason } from './errors.ts'

const because = (reason: FieldReason) => ({ params: { reason } })

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

const tidyDay = (value: string) => {
  const dashed = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value.trim())
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value.trim())
  const [year, month, day] = dashed?.slice(1) ?? slashed?.slice(1).toReversed() ?? []
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
}

const isDay = (value: string) => {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    year >= FIRST_YEAR && year <= LAST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0
  )
}

const unlessEmpty = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  )

/** `yyyy-mm-dd` or `d/m/yyyy`, a real date of 1900 to 2100; comes out as `yyyy-mm-dd`. */
const Day = z.pipe(z.string(), z.pipe(z.transform(tidyDay), z.string().check(z.refine(isDay, because('day')))))

/** Degrees, rounded to two decimals. */
const coordinate = (limit: number) =>
  z.pipe(
    z.pipe(Numeric, z.number().check(z.minimum(-limit), z.maximum(limit))),
    z.transform((value: number) => Math.round(value * 100) / 100),
  )

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
      lat: unlessEmpty(coordinate(90)),
      lng: unlessEmpty(coordinate(180)),
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
      /** all that run between this sunrise and the next, each whole */
      tithi: z.array(Limb),
      nakshatra: z.array(Limb),
      yoga: z.array(Limb),
      karana: z.array(Limb),
      rahu_kaal: MaybeSpan,
      gulika: MaybeSpan,
      yamaganda: MaybeSpan,
      /** null on Wednesdays, too */
      abhijit: MaybeSpan,
    }),
    errors: [],
  }),
}
