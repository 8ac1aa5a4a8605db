import { type PredictionType, predictionTypes } from '@dhruva/contract'

/** The period an address names; daily for none and for any other word. */
export const periodOf = (search: URLSearchParams): PredictionType =>
  predictionTypes.find((type) => type === search.get('p_type')) ?? 'daily'

/** The birth an address names; null for none. */
export const bidOf = (search: URLSearchParams): number | null => {
  const bid = Number(search.get('bid'))
  return Number.isInteger(bid) && bid > 0 ? bid : null
}
