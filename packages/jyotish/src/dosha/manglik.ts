import type { Manglik, ManglikCancellation, ManglikReference } from '#dosha-types.ts'
import type { GrahaId } from '#ids.ts'
import { aspects } from '#zodiac/aspects.ts'
import { houseOf } from '#zodiac/houses.ts'

const HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12]
const HIGH: readonly number[] = [7, 8]

const OWN_OR_EXALTED: readonly number[] = [0, 7, 9]
const SIMHA_KUMBHA: readonly number[] = [4, 10]
const KARKA_SIMHA: readonly number[] = [3, 4]

/** Signs in which Mars does no harm, by the house it occupies. */
const HARMLESS: Readonly<Record<number, readonly number[]>> = {
  2: [2, 5],
  4: [0, 7],
  7: [3, 9],
  8: [8, 11],
  12: [1, 6],
}

function cancellations(
  signs: Readonly<Record<GrahaId, number>>,
  ascendant: number,
  house: number,
): ManglikCancellation[] {
  const { mars: sign, jupiter, moon } = signs
  const found: ManglikCancellation[] = []
  if (OWN_OR_EXALTED.includes(sign)) found.push({ code: 'own_or_exalted', sign })
  if (SIMHA_KUMBHA.includes(sign)) found.push({ code: 'in_simha_or_kumbha', sign })
  if (HARMLESS[house]?.includes(sign)) found.push({ code: 'harmless_in_house', house, sign })
  if (jupiter === sign) found.push({ code: 'with_jupiter' })
  if (aspects('jupiter', jupiter, sign)) found.push({ code: 'aspected_by_jupiter' })
  if (moon === sign) found.push({ code: 'with_moon' })
  if (KARKA_SIMHA.includes(ascendant)) found.push({ code: 'yogakaraka_for_ascendant', sign: ascendant })
  return found
}

/**
 * Kuja dosha: Mars in 1 2 4 7 8 12 from the ascendant decides; Moon and Venus are counted beside it.
 * Cancellations after B. V. Raman, as collected by Narasimha Rao; that both partners have it is the matching's to say.
 */
export function manglik(signs: Readonly<Record<GrahaId, number>>, ascendant: number): Manglik {
  const counts = (reference: number) => HOUSES.includes(houseOf(signs.mars, reference))
  const references: [ManglikReference, number][] = [
    ['ascendant', ascendant],
    ['moon', signs.moon],
    ['venus', signs.venus],
  ]
  const from = references.filter(([, sign]) => counts(sign)).map(([name]) => name)
  const house = houseOf(signs.mars, ascendant)
  const present = counts(ascendant)
  const reasons = present ? cancellations(signs, ascendant, house) : []
  return {
    present,
    level: from.length,
    from,
    house,
    strength: present ? (HIGH.includes(house) ? 'high' : 'ordinary') : null,
    cancelled: reasons.length > 0,
    reasons,
  }
}
