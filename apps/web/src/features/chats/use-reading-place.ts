import { useCallback, useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 48

const isAtEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX

/** Only the box moves: `scrollIntoView` would move the page around it too. */
const showTurn = (box: HTMLElement, turn: Element) => {
  const padding = Number.parseFloat(getComputedStyle(box).paddingTop)
  const top = turn.getBoundingClientRect().top - box.getBoundingClientRect().top - padding
  box.scrollTo({ top: box.scrollTop + top })
}

/**
 * How far a chat is scrolled. It opens at its end. A question goes to the top of the box and its reply grows below it: nothing
 * moves under the eyes of who reads, and text that has grown out of sight is told of.
 * @param grown changes whenever the text has grown
 * @returns `hasAsked`: from the first question on, the last turn is to be as high as the box, or it could not go to its top
 */
export const useReadingPlace = (grown: unknown, isRunning: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const [hasNewText, setHasNewText] = useState(false)
  /** Where the box was put; from any other place the reader sees by themselves that there is more. */
  const putAt = useRef<number | null>(null)

  const toEnd = useCallback(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [])

  useLayoutEffect(toEnd, [toEnd])
  useLayoutEffect(() => {
    if (isRunning) setHasAsked(true)
  }, [isRunning])
  useLayoutEffect(() => {
    const turn = [...(box.current?.querySelectorAll('[data-turn]') ?? [])].at(-1)
    if (!isRunning || !hasAsked || !box.current || !turn) return
    showTurn(box.current, turn)
    putAt.current = box.current.scrollTop
  }, [isRunning, hasAsked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `grown` is what the effect waits for
  useLayoutEffect(() => {
    if (box.current && hasAsked && putAt.current !== null) setHasNewText(!isAtEnd(box.current))
  }, [grown, hasAsked])

  const onScroll = () => {
    if (putAt.current === null || !box.current || Math.abs(box.current.scrollTop - putAt.current) < 2) return
    putAt.current = null
    setHasNewText(false)
  }

  return { box, onScroll, toEnd, hasNewText, hasAsked }
}
