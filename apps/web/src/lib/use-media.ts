import { useSyncExternalStore } from 'react'

/** As `frame.module.css` has it: from here on there is room for the kundli beside the talk. */
const QUERY = '(min-width: 74rem)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the kundli stands beside the talk; where it does not, it is not fetched either. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
