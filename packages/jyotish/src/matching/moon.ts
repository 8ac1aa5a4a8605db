import { at } from '#names.ts'
import { NAKSHATRAS, type Nakshatra, nakshatraOf, padaOf } from '#zodiac/nakshatra.ts'
import { SIGNS, type Sign, signOf } from '#zodiac/signs.ts'

/** All that a matching looks at in one partner: where the Moon was. */
export type NatalMoon = {
  sign: number
  degree: number
  nakshatra: number
  pada: number
  ofSign: Sign
  ofNakshatra: Nakshatra
}

/** From the Moon's sidereal longitude, degrees 0 <= lon < 360. */
export function natalMoon(lon: number): NatalMoon {
  const sign = signOf(lon)
  const nakshatra = nakshatraOf(lon)
  return {
    sign,
    degree: lon - 30 * sign,
    nakshatra,
    pada: padaOf(lon),
    ofSign: at(SIGNS, sign),
    ofNakshatra: at(NAKSHATRAS, nakshatra),
  }
}
