import { type GrahaId, isClassical, SEVEN } from '#ids.ts'
import type { NeechaBhanga } from '#yoga-types.ts'
import { RULERSHIPS } from '#zodiac/dignity.ts'
import { KENDRA } from '#zodiac/houses.ts'
import { lordOf } from '#zodiac/signs.ts'
import type { Kundli } from './kundli.ts'

/** From which of ascendant and Moon a graha is in a kendra. */
export function kendraFrom(kundli: Kundli, id: GrahaId): ('ascendant' | 'moon')[] {
  const from: ('ascendant' | 'moon')[] = []
  if (KENDRA.includes(kundli.house(id))) from.push('ascendant')
  if (KENDRA.includes(kundli.fromMoon(id))) from.push('moon')
  return from
}

/**
 * What cancels the debilitation of one of the seven; empty when nothing does or it is not debilitated.
 * Source: Narasimha Rao, Vedic Astrology: An Integrated Approach (neecha bhanga raja yoga).
 */
export function neechaBhanga(kundli: Kundli, id: GrahaId): NeechaBhanga[] {
  const { sign, dignity, navamsa_sign } = kundli.graha(id)
  if (dignity !== 'debilitated' || !isClassical(id)) return []
  const found: NeechaBhanga[] = []
  const signLord = lordOf(sign)
  const lordFrom = kendraFrom(kundli, signLord)
  if (lordFrom.length > 0) found.push({ code: 'sign_lord_in_kendra', graha: signLord, from: lordFrom })
  const exaltedThere = SEVEN.find((other) => RULERSHIPS[other].exalted === sign)
  const exaltedFrom = exaltedThere ? kendraFrom(kundli, exaltedThere) : []
  if (exaltedThere && exaltedFrom.length > 0) {
    found.push({ code: 'exalted_there_in_kendra', graha: exaltedThere, from: exaltedFrom })
  }
  if (kundli.together(signLord, id)) found.push({ code: 'sign_lord_joins', graha: signLord })
  if (kundli.looksAt(signLord, id)) found.push({ code: 'sign_lord_aspects', graha: signLord })
  if (navamsa_sign === RULERSHIPS[id].exalted) found.push({ code: 'exalted_in_navamsa' })
  for (const other of SEVEN) {
    if (kundli.together(other, id) && kundli.graha(other).dignity === 'exalted') {
      found.push({ code: 'with_exalted', graha: other })
    }
  }
  return found
}
