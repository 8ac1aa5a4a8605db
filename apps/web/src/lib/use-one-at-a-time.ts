import { useRef, useState } from 'react'

/** Runs one thing at a time, however often it is asked for; what is asked for meanwhile is null and does nothing. */
export const useOneAtATime = () => {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async <T>(act: () => Promise<T>): Promise<T | null> => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    try {
      return await act()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { run, busy }
}
