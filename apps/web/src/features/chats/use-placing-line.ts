import { useEffect, useState } from 'react'

const EVERY_MS = 4000

/** The lines shown while a reply is awaited, one after another. */
export const usePlacingLine = (lines: readonly string[]): string => {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setIndex((last) => last + 1), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return lines[index % lines.length] ?? ''
}
