import * as z from 'zod/mini'

/** The most points of a person on a day of India, and of one with a new handle; for how many days a handle is new. */
export const POINTS_CAPS = { cap: 400, newCap: 60, newDays: 7 }

const whole = (fallback: number, min: number, max: number) =>
  z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))), fallback)

/** The environment that the API tells of and the worker settles by. */
export const pointsCapFields = {
  POINTS_DAILY_CAP: whole(POINTS_CAPS.cap, 1, 100_000),
  POINTS_NEW_CAP: whole(POINTS_CAPS.newCap, 1, 100_000),
  POINTS_NEW_DAYS: whole(POINTS_CAPS.newDays, 0, 365),
}

const Settings = z.object(pointsCapFields)

/**
 * What points a person earns on a day of India at most. For the first `newDays` days of a handle that is `newCap`, and none are
 * redeemed; questions that were redeemed stay with their owner for as long.
 */
export const pointsCapsOf = (env: z.output<typeof Settings>) => ({
  cap: env.POINTS_DAILY_CAP,
  newCap: env.POINTS_NEW_CAP,
  newDays: env.POINTS_NEW_DAYS,
})
