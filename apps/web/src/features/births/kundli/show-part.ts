const SETTLES_MS = 4000
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Ends holding the part before in sight: two would pull against each other. */
let endLast = () => {}

/**
 * Scrolls to a part of the kundli and gives it the focus. Parts above it may still grow while their code arrives: for a few
 * seconds it is held in sight, until the person moves. Returns what ends that, or null when there is no such part.
 */
export const showPart = (id: string): (() => void) | null => {
  const part = document.getElementById(id)
  if (!part) return null
  endLast()
  const scroll = () => part.scrollIntoView({ block: 'start' })
  scroll()
  part.focus({ preventScroll: true })
  const observer = new ResizeObserver(scroll)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const hand of hands) window.removeEventListener(hand, end)
  }
  const timer = setTimeout(end, SETTLES_MS)
  observer.observe(document.body)
  endLast = end
  for (const hand of hands) window.addEventListener(hand, end, { passive: true })
  return end
}
