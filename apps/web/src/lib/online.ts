import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** When the newest answer on hand came, as a clock reading in milliseconds; 0 when there is none. */
export const lastAnswerAt = createStore(0)

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser believes it has a connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
