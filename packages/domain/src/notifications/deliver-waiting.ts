import { type Db, deliverNotice, findWaitingNotices } from '@dhruva/db'
import { processBacklog } from '#process-backlog.ts'

/**
 * Delivers every event that waits, in order: those whose job was lost or is held by a worker that died. An event that fails
 * holds up none after it.
 * @returns how many events were delivered here
 * @throws what went wrong with some, after the others had their turn
 */
export const deliverWaiting = (db: Db, now: () => Date, signal: AbortSignal): Promise<number> =>
  processBacklog({
    find: (last?: number) => findWaitingNotices(db, last ?? 0),
    act: async (id) => ((await deliverNotice(db, id, now())) === null ? 0 : 1),
    fault: (failed) => `${failed} events could not be delivered`,
    signal,
  })
