import * as z from 'zod/mini'
import { degrees, Instant, OptionalId, oneOf, Success, unlessEmpty } from './common.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'

export const ACTIVITIES = [
  'interview',
  'signing',
  'vehicle',
  'house_buy',
  'house_entry',
  'travel',
  'engagement',
  'marriage',
  'business',
  'naming',
  'medical',
  'study',
  'gold',
  'haircut',
  'proposal',
] as const
export type Activity = (typeof ACTIVITIES)[number]

export const CustomId = z.enum([
  'kharmas',
  'adhik',
  'pitru_paksha',
  'chaturmas',
  'holashtak',
  'panchak',
  'combust_jupiter',
  'combust_venus',
  'janma_month',
])
export type CustomId = z.output<typeof CustomId>

/** Something of the panchang that speaks for a time or leaves it out, in the caller's language. */
const Reason = z.object({ code: z.string(), text: z.string() })

const Hours = z.object({
  start: Instant,
  end: Instant,
  points: z.number(),
  reasons: z.array(z.extend(Reason, { points: z.number() })),
  /** what a family may leave out */
  customs: z.array(CustomId),
})
export type MuhuratHours = z.output<typeof Hours>

const MuhuratDay = z.object({
  /** yyyy-mm-dd at the place */
  date: z.string(),
  /** those good enough, in order of time */
  hours: z.array(Hours),
  /** which of them is best; null when there are none */
  best: z.nullable(z.int()),
  /** of a day without: what leaves most of it out; null when nothing does and little speaks for it */
  out: z.nullable(Reason),
})
export type MuhuratDay = z.output<typeof MuhuratDay>

export const muhurats = {
  getMuhurat: endpoint({
    method: 'POST',
    path: '/apis/panchang/muhurat.php',
    access: 'optional',
    limit: 'search',
    summary:
      'Good days and hours for an activity at a place, of anybody or of a saved birth: the next days, or those of a month',
    input: z.object({
      activity: oneOf(...ACTIVITIES),
      /** any day of the month that is looked at; without one the next 30 or 120 days, as the activity asks */
      month: unlessEmpty(Day),
      lat: unlessEmpty(degrees(90)),
      lng: unlessEmpty(degrees(180)),
      /** a saved birth, whose tara and chandrabala then count; needs a session */
      bid: OptionalId,
      /** where a journey goes */
      direction: unlessEmpty(oneOf('east', 'north', 'west', 'south')),
    }),
    output: z.extend(Success, {
      /** whose tara and chandrabala were counted; `unsure`: the time of birth leaves them open, so nobody's */
      counted: z.enum(['nobody', 'birth', 'unsure']),
      from: z.string(),
      to: z.string(),
      lat: z.number(),
      lng: z.number(),
      /** IANA zone of the place */
      tz: z.string(),
      days: z.array(MuhuratDay),
      /** up to three dates in order */
      chosen: z.array(z.string()),
      best: z.nullable(z.string()),
      /** the best day outside the customs that the best one lies in */
      outside: z.nullable(z.string()),
      /** only when no day is good */
      least_bad: z.nullable(z.object({ date: z.string(), hours: Hours })),
      /** the first good day after `to`; only when no day is good */
      after: z.nullable(MuhuratDay),
      /** customs that touch the days, whole */
      customs: z.array(z.object({ id: CustomId, start: Instant, end: Instant })),
    }),
    errors: ['birth_not_found'],
  }),
}
