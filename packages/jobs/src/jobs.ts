import * as z from 'zod/mini'
import { job } from '#job.ts'

const Nothing = z.strictObject({})

/** Every background job of the product; the key is the job's name and the name of its file in `apps/worker/src/jobs`. */
export const jobs = {
  /** gives questions back whose reply broke off with its process */
  sweepHolds: job('sweepHolds', Nothing, { attempts: 1, everySeconds: 15 }),
  /** deletes what has served its time: codes, confirmations, test messages, handed outbox rows */
  purgeExpired: job('purgeExpired', Nothing, { attempts: 3, everySeconds: 3600 }),
  /** writes the horoscopes of today and tomorrow in India, at its midnight */
  writeHoroscopes: job('writeHoroscopes', Nothing, {
    attempts: 5,
    dailyAt: { hour: 0, minute: 0, zone: 'Asia/Kolkata' },
  }),
  /** computes stored charts again that an earlier version of the calculation made */
  refreshCharts: job('refreshCharts', Nothing, { attempts: 5 }),
}

export type JobName = keyof typeof jobs
