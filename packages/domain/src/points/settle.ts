import { type Db, findUnsettled, SETTLED_AT_ONCE, settleBatch } from '@dhruva/db'

/** The most points of a person on a day of India, unless the configuration says otherwise. */
export const DAILY_CAP = 400

/** `cap`: points a person can earn on a day of India. */
type Settling = { cap: number; now: Date }

/**
 * Gives and takes back what waits for a person, in the order it was earned. Harmless beside itself and when repeated.
 * @returns how many events were settled
 */
export const settlePoints = async (db: Db, uid: number, { cap, now }: Settling): Promise<number> => {
  let settled = 0
  for (;;) {
    const batch = await db.tx((tx) => settleBatch(tx, uid, cap, now))
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
export const settleWaitingPoints = async (db: Db, settling: Settling, signal?: AbortSignal): Promise<number> => {
  const faults: unknown[] = []
  let settled = 0
  let uids = await findUnsettled(db, 0)
  while (uids.length > 0 && !signal?.aborted) {
    for (const uid of uids) {
      if (signal?.aborted) break
      try {
        settled += await settlePoints(db, uid, settling)
      } catch (error) {
        faults.push(error)
      }
    }
    uids = await findUnsettled(db, uids.at(-1) ?? 0)
  }
  if (faults.length > 0) throw new AggregateError(faults, `points of ${faults.length} people could not be settled`)
  return settled
}
