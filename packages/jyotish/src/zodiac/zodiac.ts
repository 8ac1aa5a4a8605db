import { at, NAKSHATRA_NAMES, SIGN_NAMES } from '#names.ts'
import { nakshatraOf, padaOf } from './nakshatra.ts'
import { degreeInSign, signOf } from './signs.ts'
import { navamsaSign } from './varga.ts'

/** What a longitude says by itself, for the ascendant and for every graha. */
export function zodiac(lon: number) {
  const sign = signOf(lon)
  const nakshatra = nakshatraOf(lon)
  return {
    lon,
    sign,
    sign_name: at(SIGN_NAMES, sign).sa,
    degree: degreeInSign(lon),
    nakshatra,
    nakshatra_name: at(NAKSHATRA_NAMES, nakshatra).sa,
    pada: padaOf(lon),
    navamsa_sign: navamsaSign(lon),
  }
}
