import { holdInSight } from '#lib/hold-in-sight.ts'

/** Scrolls to a part of the kundli and gives it the focus. Returns what ends holding it in sight, or null when there is no such part. */
export const showPart = (id: string): (() => void) | null => {
  const part = document.getElementById(id)
  if (!part) return null
  const end = holdInSight(part)
  part.focus({ preventScroll: true })
  return end
}
