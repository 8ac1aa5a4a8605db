import type { Payments, Push, Sms } from '@dhruva/adapters'
import type { Caps, Db } from '@dhruva/db'
import type { Log } from '@dhruva/jobs'

/** Everything a job may reach. */
export type Ctx = {
  db: Db
  payments: Payments
  sms: Sms
  /** null: there are no notes */
  push: Push | null
  /** where people find the service */
  publicUrl: string
  now: () => Date
  log: Log
  /** Astro Points a person can earn on a day of India */
  points: Caps
}

/** What a job without a payload is called with. */
export type Called = { ctx: Ctx; signal: AbortSignal }
