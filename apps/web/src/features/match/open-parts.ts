import type { Match, Partner } from '@dhruva/contract'

/** What of a match an inexact time of birth leaves open, for one of the two. */
export const openOf = ({ uncertain }: Pick<Match, 'uncertain'>, partner: Partner) => {
  const open = new Set(uncertain.filter((one) => one.partner === partner).map(({ what }) => what))
  const sign = open.has('moon_sign')
  const nakshatra = sign || open.has('nakshatra')
  return { sign, nakshatra, pada: nakshatra || open.has('pada'), manglik: open.has('manglik') }
}

/** Whether the number itself can be another: the kootas go by sign and nakshatra. */
export const isNumberOpen = (match: Pick<Match, 'uncertain'>): boolean =>
  openOf(match, 'groom').nakshatra || openOf(match, 'bride').nakshatra
