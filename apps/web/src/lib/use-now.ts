import { useEffect, useState } from 'react'

const HALF_MINUTE_MS = 30_000

/** The present moment as ISO 8601, renewed each half minute; null where a page is drawn for others. */
export const useNow = (): string | null => {
  const [now, setNow] = useState<string | null>(null)
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString())
    tick()
    const timer = setInterval(tick, HALF_MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Whether a stretch holds an instant. */
export const holds = ({ start, end }: { start: string; end: string }, now: string | null): boolean =>
  now !== null && Date.parse(start) <= Date.parse(now) && Date.parse(now) < Date.parse(end)
