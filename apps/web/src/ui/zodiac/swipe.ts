import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** A finger that moved less meant to tap. */
const SWIPE_PX = 10

/** Handlers that tell a sideways swipe of more than 10 px; the click at its end opens nothing. */
export const useSwipe = (onSwipe: (direction: 1 | -1) => void) => {
  const from = useRef<number | null>(null)
  const swiped = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientX
      swiped.current = false
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === null) return
      const moved = event.clientX - from.current
      from.current = null
      if (Math.abs(moved) <= SWIPE_PX) return
      swiped.current = true
      onSwipe(moved < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.preventDefault()
      swiped.current = false
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
