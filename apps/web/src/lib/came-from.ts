import { field } from '@dhruva/common'
import { useLocation } from 'react-router-dom'

/** What a link to the recharges carries along in the history: the place to come back to. */
export type CameFrom = { from: string }

/** This place, for the state of a link that leads away to recharge. */
export const useHere = (): CameFrom => {
  const { pathname, search } = useLocation()
  return { from: `${pathname}${search}` }
}

/** Where the person was when they left to recharge; null when they came by themselves. */
export const useCameFrom = (): CameFrom | null => {
  const from: unknown = field(useLocation().state, 'from')
  // a path of our own: never `//elsewhere`
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? { from } : null
}
