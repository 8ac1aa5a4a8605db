import { type RefObject, useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

/** The discussion that was opened last, for coming back from it. */
let lastRead: number | null = null

export const useRemembered = (did: number) => {
  useEffect(() => {
    lastRead = did
  }, [did])
}

/** Back from a discussion the focus is on its title in the list again, as if one had never left. */
export const useReturn = (list: RefObject<HTMLElement | null>) => {
  const kind = useNavigationType()
  useEffect(() => {
    const did = lastRead
    lastRead = null
    if (kind !== 'POP' || did === null) return
    list.current?.querySelector<HTMLElement>(`[data-did="${did}"] h2 a`)?.focus({ preventScroll: true })
  }, [kind, list])
}
