import type { Kundli } from '#locales/en/kundli.ts'
import type { KundliDoshas } from '#locales/en/kundli-doshas.ts'
import { numberIn, type Reason } from './reasons.ts'

/** Why tradition sets Manglik aside, in a sentence; '' for a reason that is not known here. */
export const exceptionOf = ({ k, t }: { k: Kundli; t: KundliDoshas }, reason: Reason): string => {
  const { exceptions } = t
  const sign = k.signs[numberIn(reason, 'sign')] ?? ''
  switch (reason.code) {
    case 'own_or_exalted':
    case 'in_simha_or_kumbha':
    case 'yogakaraka_for_ascendant':
      return exceptions[reason.code](sign)
    case 'harmless_in_house':
      return exceptions.harmless_in_house(k.houseNth(numberIn(reason, 'house')), sign)
    case 'with_jupiter':
    case 'aspected_by_jupiter':
    case 'with_moon':
      return exceptions[reason.code]
    default:
      return ''
  }
}
