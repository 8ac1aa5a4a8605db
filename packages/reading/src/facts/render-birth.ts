import type { Code } from '@dhruva/common'
import type { GrahaId, ManglikCancellation } from '@dhruva/jyotish'
import { grahaName, nakshatraName, signName } from '#names.ts'
import type { BirthParts, Whose, Writers, YogaForm } from '#parts.ts'
import { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import { TEXTS } from './texts.ts'

type Name = (given: string) => string

const asGiven: Name = (given) => given

/** Why manglik is cancelled; `name` as names stand in a sentence. */
export const cancellationText = (code: Code, why: ManglikCancellation, name: Name = asGiven): string => {
  const of = (id: 'mars' | 'jupiter' | 'moon') => name(grahaName(code, id))
  const sign = 'sign' in why ? signName(code, why.sign) : ''
  const h = 'house' in why ? why.house : 1
  const names = { mars: of('mars'), jupiter: of('jupiter'), moon: of('moon') }
  return TEXTS[code].doshas.cancellation(why.code, { ...names, sign, h, lagna: sign })
}

/** What forms a yoga, in words; `name` as names stand in a sentence. */
export const yogaText = (
  code: Code,
  { grahas, why }: { grahas: readonly GrahaId[]; why: YogaForm },
  whose: Whose,
  name: Name = asGiven,
): string =>
  TEXTS[code].yogas.how(why, {
    grahas,
    name: (id) => name(grahaName(code, id)),
    sign: (index) => signName(code, index),
    whose,
  })

const names = (code: Code, ids: readonly GrahaId[]) => ids.map((id) => grahaName(code, id))

/** What is fixed at birth, in words; less of it where less is known. */
export const BIRTH: Writers<BirthParts> = {
  placement: ({ graha, sign, arcminutes, house }, c, w) => {
    const [name, at] = [grahaName(c, graha), signName(c, sign)]
    if (house === undefined) return SAY_UNCERTAIN[c].facts.place(name, at)
    if (arcminutes === undefined) return SAY_UNCERTAIN[c].facts.placeInHouse(name, at, house)
    return TEXTS[c].facts.placement(name, at, arcminutes, house, w)
  },
  nakshatra: ({ graha, nakshatra, pada, house }, c, w) => {
    const [name, star] = [grahaName(c, graha), nakshatraName(c, nakshatra)]
    if (pada !== undefined && house !== undefined) return TEXTS[c].facts.nakshatra(name, star, pada, house, w)
    if (house !== undefined) return SAY_UNCERTAIN[c].facts.nakshatraInHouse(name, star, house)
    return pada === undefined
      ? SAY_UNCERTAIN[c].facts.nakshatra(name, star)
      : SAY_UNCERTAIN[c].facts.pada(name, star, pada)
  },
  dignity: ({ graha, sign, dignity, house }, c, w) => {
    const [name, at] = [grahaName(c, graha), signName(c, sign)]
    return house === undefined
      ? SAY_UNCERTAIN[c].facts.dignity(name, at, dignity)
      : TEXTS[c].facts.dignity(name, at, dignity, house, w)
  },
  combust: ({ graha, apart }, c) => {
    const [name, sun] = [grahaName(c, graha), grahaName(c, 'sun')]
    return apart === undefined ? SAY_UNCERTAIN[c].facts.combust(name, sun) : TEXTS[c].facts.combust(name, sun, apart)
  },
  retrograde: ({ graha, sign, house }, c, w) => {
    const name = grahaName(c, graha)
    if (sign === undefined) return SAY_UNCERTAIN[c].facts.retrograde(name)
    if (house === undefined) return SAY_UNCERTAIN[c].facts.retrogradeIn(name, signName(c, sign))
    return TEXTS[c].facts.retrograde(name, signName(c, sign), house, w)
  },
  navamsa: ({ graha, sign }, c) => TEXTS[c].facts.navamsa(grahaName(c, graha), signName(c, sign)),
  vargottama: ({ graha, sign }, c) => TEXTS[c].facts.vargottama(grahaName(c, graha), signName(c, sign)),
  rules: ({ graha, houses }, c, w) => TEXTS[c].facts.rules(grahaName(c, graha), houses, w),
  lagna: ({ sign, arcminutes, nakshatra, pada }, c, w) => {
    const at = signName(c, sign)
    if (nakshatra === undefined) return SAY_UNCERTAIN[c].facts.lagna(at)
    const star = nakshatraName(c, nakshatra)
    return arcminutes === undefined || pada === undefined
      ? SAY_UNCERTAIN[c].facts.lagnaIn(at, star)
      : TEXTS[c].facts.lagna(at, arcminutes, star, pada, w)
  },
  lord: ({ house, sign, lord, lordSign, lordHouse }, c, w) => {
    const [at, name] = [signName(c, sign), grahaName(c, lord)]
    return lordSign === undefined || lordHouse === undefined
      ? SAY_UNCERTAIN[c].facts.houseLord(house, at, name)
      : TEXTS[c].facts.lord(house, at, name, signName(c, lordSign), lordHouse, w)
  },
  occupants: ({ house, grahas }, c, w) => TEXTS[c].facts.occupants(house, names(c, grahas), w),
  aspects: ({ house, grahas }, c, w) => TEXTS[c].facts.aspects(house, names(c, grahas), w),
  first_dasha: ({ maha }, c, w) => TEXTS[c].facts.birthDasha(grahaName(c, maha), w),
  bindus: ({ house, sign, bindus }, c, w) => TEXTS[c].strengths.savFact(house, signName(c, sign), bindus, w),
  varga_lagna: ({ varga, sign }, c) => TEXTS[c].strengths.vargaLagna(varga, signName(c, sign)),
  varga: ({ varga, graha, sign, house = 0, dignity }, c) => {
    const { strengths } = TEXTS[c]
    const mark = dignity ? strengths.vargaDignity(dignity) : ''
    return strengths.vargaFact(varga, grahaName(c, graha), signName(c, sign), house, mark)
  },
  yoga: (parts, c, w) => {
    const { yogas } = TEXTS[c]
    const strength = 'strength' in parts ? yogas.strength(parts.strength) : ''
    const cancelled = 'cancelledBy' in parts ? grahaName(c, parts.cancelledBy) : null
    return yogas.fact(yogas.name(parts.yoga), yogaText(c, parts, w), strength, cancelled)
  },
  manglik: ({ graha, sign, house, present, cancelled }, c, w) =>
    TEXTS[c].doshas.manglikFact(present, cancelled, grahaName(c, graha), signName(c, sign), house, w),
  manglik_from: ({ graha, references }, c, w) =>
    TEXTS[c].doshas.manglikLevel(grahaName(c, graha), TEXTS[c].doshas.references(references), w),
  manglik_cancelled: ({ why }, c) => TEXTS[c].doshas.manglikCancelled(cancellationText(c, why)),
  kaal_sarp: ({ state, type }, c) =>
    TEXTS[c].doshas.kaalSarpFact(state, type ?? null, grahaName(c, 'rahu'), grahaName(c, 'ketu')),
}
