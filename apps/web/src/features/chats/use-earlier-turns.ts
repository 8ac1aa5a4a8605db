import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useIsPrinting } from '#lib/use-is-printing.ts'
import { isNearTop, leftOutAfter, leftOutAfterScroll, leftOutAtFirst } from './turns.ts'

/**
 * How many of a chat's turns are left out at its beginning: they come as one scrolls up to them, and all of them on paper. What is
 * being read stays where it is while others come above it.
 * @param box what scrolls, put at the end of the chat before this looks at it
 */
export const useEarlierTurns = (box: RefObject<HTMLElement | null>, turns: number) => {
  const [leftOut, setLeftOut] = useState(() => leftOutAtFirst(turns))
  const isPrinting = useIsPrinting()
  /** The first turn that was shown, and where it stood. */
  const held = useRef<{ turn: Element; top: number } | null>(null)

  const show = useCallback(
    (after: (leftOut: number) => number) => {
      const turn = box.current?.querySelector('[data-turn]')
      if (turn) held.current = { turn, top: turn.getBoundingClientRect().top }
      setLeftOut(after)
    },
    [box],
  )
  const showEarlier = useCallback(() => show(leftOutAfter), [show])

  useLayoutEffect(() => {
    if (!box.current) return
    if (held.current) {
      const { turn, top } = held.current
      box.current.scrollTop += turn.getBoundingClientRect().top - top
    }
    held.current = null
    // short turns may not fill the box, which then does not scroll
    if (leftOut > 0 && isNearTop(box.current)) show(leftOutAfterScroll)
  }, [box, leftOut, show])

  const onScroll = () => {
    if (leftOut > 0 && box.current && isNearTop(box.current)) show(leftOutAfterScroll)
  }

  return { leftOut: isPrinting ? 0 : leftOut, showEarlier, onScroll }
}
