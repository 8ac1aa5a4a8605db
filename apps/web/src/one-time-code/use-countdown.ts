import { useEffect, useState } from 'react'

const left = (untilMs: number) => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000))

/** Whole seconds until a clock reading, counting down to 0. */
export const useCountdown = (untilMs: number): number => {
  const [, tick] = useState(0)
  const seconds = left(untilMs)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => tick((count) => count + 1), 250)
    return () => clearTimeout(timer)
  })
  return seconds
}
