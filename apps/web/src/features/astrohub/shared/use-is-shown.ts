import { type RefObject, useEffect, useRef } from 'react'

/** Whether what asks is still on the screen, for what comes back after the person may have left. */
export const useIsShown = (): RefObject<boolean> => {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
