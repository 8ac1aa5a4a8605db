/** More callers than this are not told apart: the oldest are forgotten, so that memory has an end. */
const CALLERS = 100_000

/**
 * Counts calls in memory, in windows that begin with a caller's first call. One lookup and no promise: it runs for every call.
 * @param now a clock that never goes back, in milliseconds; what the wall clock says does not matter
 */
export const createCounter = (windowMs: number, now: () => number = () => performance.now()) => {
  // in the order in which windows began, which is the order in which they end
  const windows = new Map<string, { count: number; endsAt: number }>()

  const begin = (caller: string, at: number) => {
    windows.delete(caller)
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > at && windows.size < CALLERS) break
      windows.delete(oldest)
    }
    const window = { count: 0, endsAt: at + windowMs }
    windows.set(caller, window)
    return window
  }

  /** Counts a call. @returns whole seconds to wait, at least 1, when `max` calls of this window were made before; else 0 */
  return (caller: string, max: number): number => {
    const at = now()
    const known = windows.get(caller)
    const window = known && known.endsAt > at ? known : begin(caller, at)
    window.count += 1
    return window.count > max ? Math.max(1, Math.ceil((window.endsAt - at) / 1000)) : 0
  }
}
