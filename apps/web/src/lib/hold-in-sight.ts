const SETTLES_MS = 4000
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Ends holding the part before in sight: two would pull against each other. */
let endLast = () => {}

/**
 * Scrolls to a part of the page. What stands above it may still arrive and grow: for a few seconds it is held in sight, until the
 * person moves. Returns what ends that.
 */
export const holdInSight = (part: Element, behavior: 'instant' | 'smooth' = 'instant'): (() => void) => {
  endLast()
  const scroll = () => part.scrollIntoView({ block: 'start', behavior })
  scroll()
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
