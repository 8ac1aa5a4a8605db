import { type Caps, type Db, findUnsettled, SETTLED_AT_ONCE, settleBatch } from '@dhruva/db'
import { processBacklog } from '#process-backlog.ts'

/** `cap`: points a person can earn on a day of India; without the others a new handle is like an old one. */
export type Settling = { now: Date; cap: number } & Partial<Caps>

/**
 * Gives and takes back what waits for a person, in the order it was earned. Harmless beside itself and when repeated.
 * @returns how many events were settled
 */
export const settlePoints = async (db: Db, uid: number, settling: Settling): Promise<number> => {
  const { cap, newCap = cap, newDays = 0, now } = settling
  let settled = 0
  for (;;) {
    const batch = await db.tx((tx) => settleBatch(tx, uid, { cap, newCap, newDays }, now))
    settled += batch
    if (batch < SETTLED_AT_ONCE) return settled
  }
}

/**
 * Settles everyone for whom points wait, whatever became of the jobs that should have. One person's trouble does not hold up
 * the others.
 * @returns how many events were settled
 * @throws what went wrong for somebody, after all others were settled
 */
export const settleWaitingPoints = (db: Db, settling: Settling, signal?: AbortSignal): Promise<number> =>
  processBacklog({
    find: (last?: number) => findUnsettled(db, last ?? 0),
    act: (uid) => settlePoints(db, uid, settling),
    fault: (failed) => `points of ${failed} people could not be settled`,
    signal,
  })
