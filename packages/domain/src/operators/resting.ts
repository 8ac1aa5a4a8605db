import type { Resting } from '@dhruva/contract'
import { type Queryable, readSettings } from '@dhruva/db'

/** The name that a part of the service rests under. */
export const restName = (what: Resting) => `switch:${what}` as const

/** Whether an operator has a part of the service rest, for who asks seldom. */
export const isResting = async (db: Queryable, what: Resting, now: Date): Promise<boolean> =>
  (await readSettings(db, now)).some(({ name, value }) => name === restName(what) && value !== null)
