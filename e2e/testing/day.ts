// The day in India, which is the product's, wherever the tests run.
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS, dayInIndia as dayOf, INDIA_OFFSET_MS } from '@dhruva/common'

const NEAR_MS = 20_000

/** The date some days on, as in 2026-11-22. */
export const dayInIndia = (daysOn: number, at = Date.now()): string => dayOf(new Date(at), daysOn)

/** Waits for midnight where it is so near that a test would begin on one day and end on the next. */
export const farFromMidnight = async (): Promise<void> => {
  const left = DAY_MS - ((Date.now() + INDIA_OFFSET_MS) % DAY_MS)
  if (left < NEAR_MS) await sleep(left + 100)
}
