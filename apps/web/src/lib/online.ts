import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** When the newest answer on hand came, as a clock reading in milliseconds; 0 when there is none. */
export const lastAnswerAt = createStore(0)

/** The page is the one kept by the service worker: the address could not be reached, whatever the browser believes. */
const isSaved = () => document.documentElement.dataset.saved !== undefined

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether there is a connection, as far as is known. */
export const isOnline = (): boolean => navigator.onLine && !isSaved()

/** The same, followed. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)
