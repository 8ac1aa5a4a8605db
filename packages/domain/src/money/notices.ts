import { DAY_MS } from '@dhruva/common'
import { type Db, type DueNotice, keepNotice, takeDueNotices } from '@dhruva/db'

/** The bank tells a day before; this is earlier, so that there is time to stop it. */
const BEFORE_MS = 3 * DAY_MS
const AT_ONCE = 10
/** So many in a row that fail are one sender that is away. */
const MAX_FAULTS = 3

/**
 * Tells people of debits of the next days, each once as far as the sender says what became of a message. One that could not be sent is
 * tried again after an hour.
 * @param send throws when the message was not sent
 * @returns how many were told
 * @throws the last failure, after the others had their turn
 */
export const noticeDebits = async (
  db: Db,
  send: (notice: DueNotice) => Promise<void>,
  now: () => Date,
  signal: AbortSignal,
): Promise<number> => {
  let [told, faults] = [0, 0]
  let failure: unknown
  while (!signal.aborted && faults < MAX_FAULTS) {
    const at = now()
    const due = await takeDueNotices(db, { now: at, until: new Date(at.getTime() + BEFORE_MS), limit: AT_ONCE })
    if (due.length === 0) break
    for (const notice of due) {
      if (faults >= MAX_FAULTS) break
      try {
        await send(notice)
        await keepNotice(db, notice.payment, now())
        told++
        faults = 0
      } catch (error) {
        faults++
        failure = error
      }
    }
  }
  if (failure !== undefined) throw failure
  return told
}
