import type { Tx } from '@dhruva/db'
import * as z from 'zod/mini'
import type { Job } from '#job.ts'

export type Jobs = {
  /**
   * Writes the job down in the caller's transaction: it will run if and only if that commits, at least once.
   *
   * @throws when the payload is not what the job declares
   */
  add<P extends z.ZodMiniType>(tx: Tx, job: Job<P>, payload: z.input<P>): Promise<void>
}

export const createJobs = (): Jobs => ({
  add: async (tx, job, payload) => {
    await tx.query({
      name: 'outbox.add',
      text: 'INSERT INTO outbox (job, payload) VALUES ($1, $2)',
      values: [job.name, JSON.stringify(z.parse(job.payload, payload))],
    })
  },
})
