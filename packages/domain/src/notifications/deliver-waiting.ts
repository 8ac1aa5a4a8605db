import { type Db, deliverNotice, findWaitingNotices } from '@dhruva/db'

/**
 * Delivers every event that waits, in order: those whose job was lost or is held by a worker that died. An event that fails
 * holds up none after it.
 * @returns how many events were delivered here
 * @throws the first failure, after the others had their turn
 */
export const deliverWaiting = async (db: Db, now: () => Date, signal: AbortSignal): Promise<number> => {
  const failures: unknown[] = []
  let delivered = 0
  let after = 0
  for (;;) {
    const ids = await findWaitingNotices(db, after)
    for (const id of ids) {
      if (signal.aborted) return delivered
      after = id
      try {
        if ((await deliverNotice(db, id, now())) !== null) delivered++
      } catch (error) {
        failures.push(error)
      }
    }
    if (ids.length === 0) break
  }
  if (failures.length > 0) throw failures[0]
  return delivered
}
