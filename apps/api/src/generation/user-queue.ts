/** Longer than a request takes from looking at the books to asking for the hold. */
const REMEMBERED_MS = 5_000

export type UserQueue = {
  /**
   * Lets the questions of one person be held one after another: of several at once only one can be.
   * @param hold told whether it is the first in a while, so that what was seen of the books before it is still true
   */
  run: <T>(uid: number, hold: (isFirst: boolean) => Promise<T>) => Promise<T>
}

export const createUserQueue = (): UserQueue => {
  const last = new Map<number, Promise<unknown>>()
  return {
    run: (uid, hold) => {
      const before = last.get(uid)
      const later = () => hold(false)
      const passing = before ? before.then(later, later) : hold(true)
      last.set(uid, passing)
      const forget = () => last.get(uid) === passing && last.delete(uid)
      setTimeout(forget, REMEMBERED_MS).unref()
      return passing
    },
  }
}
