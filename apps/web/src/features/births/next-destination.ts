import type { Astrologer } from '@dhruva/common'
import { to } from '#app/paths.ts'
import type { FormKind } from './draft.ts'

const astrologers = { oracle: 'Oracle', astra: 'Astra' } as const

/** The astrologer an address names, or null: `?type=Oracle`. */
export const typeOf = (search: URLSearchParams): Astrologer | null => {
  const typed = search.get('type')?.toLowerCase()
  return typed === 'oracle' || typed === 'astra' ? astrologers[typed] : null
}

/** Where a saved birth leads, or null to stay and show its chart. */
export const nextDestination = (kind: FormKind, search: URLSearchParams, bid: number): string | null => {
  const type = typeOf(search)
  if (kind === 'celebrity') return to('chatsCeleb', { type: type ?? 'Oracle', bid })
  if (type) return to('chats', { type, bid })
  if (search.get('predictions') !== 'true') return null
  return to('dailyPrediction', { bid, p_type: search.get('p_type') || 'daily' })
}
