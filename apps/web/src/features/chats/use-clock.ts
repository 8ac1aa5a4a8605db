import { useEffect, useState } from 'react'
import { boughtSeconds, type Remaining } from './remaining.ts'

/**
 * Seconds left to show: the bought minute runs while nothing is awaited, the unbought time stands.
 * @param rupeesAMinute until it is known, all stands
 */
export const useClock = (remaining: Remaining, waiting: boolean, rupeesAMinute: number | undefined): number => {
  const [passed, setPassed] = useState(0)
  const bought = rupeesAMinute === undefined ? 0 : boughtSeconds(remaining, rupeesAMinute)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer of the service starts the count anew
  useEffect(() => setPassed(0), [remaining])
  const runs = !waiting && passed < bought
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setPassed((last) => last + 1), 1000)
    return () => clearInterval(timer)
  }, [runs])
  return remaining.time_left_seconds - Math.min(passed, bought)
}
