import { useCallback, useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 48

/**
 * Keeps the end of a growing text in view while the reader is there; a reader who has scrolled up is left alone and told
 * that there is new text.
 * @param grown changes whenever the text has grown
 */
export const useFollow = (grown: unknown) => {
  const box = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const [hasNewText, setHasNewText] = useState(false)

  const toEnd = useCallback(() => {
    following.current = true
    setHasNewText(false)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `grown` is what the effect waits for
  useLayoutEffect(() => {
    if (following.current) box.current?.scrollTo({ top: box.current.scrollHeight })
    else setHasNewText(true)
  }, [grown])

  const onScroll = () => {
    const element = box.current
    if (!element) return
    following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX
    if (following.current) setHasNewText(false)
  }

  return { box, onScroll, toEnd, hasNewText }
}
