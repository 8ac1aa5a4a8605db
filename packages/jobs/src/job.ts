import type * as z from 'zod/mini'

/** A kind of background work: what it is called, what it is told, how often it is tried. Payloads carry ids only. */
export type Job<P extends z.ZodMiniType = z.ZodMiniType> = {
  name: string
  payload: P
  /** tries in all; between them the pause doubles, from one second */
  attempts: number
  /** runs by itself, this often and with an empty payload */
  everySeconds?: number
  /** runs by itself, once a day at this time of a zone, with an empty payload */
  dailyAt?: { hour: number; minute: number; zone: string }
}

/** Declares a job. Its handler may run more than once for one payload and must do no harm by it. */
export const job = <P extends z.ZodMiniType>(
  name: string,
  payload: P,
  options: Omit<Job, 'name' | 'payload'>,
): Job<P> => ({
  name,
  payload,
  ...options,
})
