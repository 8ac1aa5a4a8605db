import type { LunarMonth } from './lunar-month.ts'
import type { Masas } from './types.ts'

/** A tithi's month in both reckonings: the waning half of a plain month belongs to the next one where months end with the full Moon. */
export function masasOf({ month, adhik, kshaya }: LunarMonth, tithi: number): Masas {
  const next = tithi > 15 && !adhik
  return {
    amanta: { month, adhika: adhik },
    purnimanta: { month: next ? (month + 1) % 12 : month, adhika: adhik },
    kshaya,
  }
}
