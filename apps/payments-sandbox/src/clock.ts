import type { Store } from './store.ts'

/** The provider's time: the real one, and as much ahead as it was moved. It never goes back. */
export const createClock = (store: Store, real: () => Date) => {
  const aheadMs = () => store.get('clock', 'clock')?.aheadMs ?? 0
  return {
    /** unix seconds */
    now: () => Math.floor((real().getTime() + aheadMs()) / 1_000),
    forward: (ms: number) => void store.put('clock', { id: 'clock', aheadMs: aheadMs() + ms }),
  }
}

export type Clock = ReturnType<typeof createClock>

/** The same day and time so many months later, or the last day of a shorter month. Unix seconds. */
export const addMonths = (seconds: number, months: number): number => {
  const from = new Date(seconds * 1_000)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + months, Math.min(from.getUTCDate(), lastDay))
  return to.getTime() / 1_000
}
