import { useSyncExternalStore } from 'react'

const TOKEN = /^#[\w-]{22}$/

const listen = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The token of a shared link: behind the `#`, which only a browser knows; null without one. */
export const useHashToken = () => {
  const hash = useSyncExternalStore(
    listen,
    () => window.location.hash,
    () => '',
  )
  return TOKEN.test(hash) ? hash.slice(1) : null
}
