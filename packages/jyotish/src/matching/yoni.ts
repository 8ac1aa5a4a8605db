import { at } from '#names.ts'
import type { Yoni } from '#zodiac/nakshatra.ts'
import type { NatalMoon } from './moon.ts'
import type { Koota } from './types.ts'

const ORDER: readonly Yoni[] = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
]

/** Symmetric, in the order above; 0 between sworn enemies (Maitreya 8; another print has horse and deer 1). */
const POINTS: readonly (readonly number[])[] = [
  '42232221013321',
  '24332222312320',
  '23421213312031',
  '33242111122202',
  '22124212210211',
  '22212402213321',
  '22111042222212',
  '12312224303221',
  '03312223412221',
  '11121120141121',
  '32220323214221',
  '33022322212432',
  '22301212222342',
  '10121121111224',
].map((row) => [...row].map(Number))

/** Yoni koota, up to 4 points. */
export function yoniKoota(groom: NatalMoon, bride: NatalMoon): Koota {
  const [his, hers] = [groom.ofNakshatra.yoni, bride.ofNakshatra.yoni]
  return {
    id: 'yoni',
    points: at(at(POINTS, ORDER.indexOf(his)), ORDER.indexOf(hers)),
    maximum: 4,
    reason: { code: 'yoni', groom: his, bride: hers },
  }
}
