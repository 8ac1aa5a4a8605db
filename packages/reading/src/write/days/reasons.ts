import type { Code } from '@dhruva/common'
import {
  type CustomId,
  type FestivalId,
  type MuhurtaOut,
  type MuhurtaTerm,
  VARA_NAMES,
  YOGA_NAMES,
} from '@dhruva/jyotish'
import { grahaName, nakshatraName } from '#names.ts'
import { nth } from '#texts/en/vocab.ts'
import { nth as nthHi } from '#texts/hi/vocab.ts'
import { nameAt, tithiName } from './names/limbs.ts'
import { STARS } from './star-data.ts'

const yogaName = (code: Code, yoga: number): string => nameAt(YOGA_NAMES, yoga - 1, code)
/** `Friday`; 0 = Sunday */
export const varaName = (code: Code, vara: number): string => VARA_NAMES[vara]?.[code] ?? ''

/** A custom by its name. */
export const CUSTOM_NAMES: Readonly<Record<CustomId, Record<Code, string>>> = {
  kharmas: { en: 'Kharmas', hi: 'खरमास' },
  adhik: { en: 'the extra lunar month', hi: 'अधिक मास' },
  pitru_paksha: { en: 'Pitru Paksha', hi: 'पितृ पक्ष' },
  chaturmas: { en: 'Chaturmas', hi: 'चातुर्मास' },
  holashtak: { en: 'Holashtak', hi: 'होलाष्टक' },
  panchak: { en: 'Panchak', hi: 'पंचक' },
  combust_jupiter: { en: 'Jupiter combust (too close to the Sun)', hi: 'गुरु अस्त' },
  combust_venus: { en: 'Venus combust (too close to the Sun)', hi: 'शुक्र अस्त' },
  janma_month: { en: 'the month of birth', hi: 'जन्म मास' },
}

const FESTIVAL_NAMES: Readonly<Partial<Record<FestivalId, Record<Code, string>>>> = {
  dhanteras: { en: 'Dhanteras', hi: 'धनतेरस' },
  akshaya_tritiya: { en: 'Akshaya Tritiya', hi: 'अक्षय तृतीया' },
}

const FITS = {
  en: {
    good: (name: string) => `${name} suits it`,
    neutral: (name: string) => `${name} is neutral for it`,
    avoid: (name: string) => `${name} is usually avoided for it`,
  },
  hi: {
    good: (name: string) => `${name} इसके लिए अच्छा माना जाता है`,
    neutral: (name: string) => `${name} इसके लिए सामान्य है`,
    avoid: (name: string) => `${name} इसके लिए टाला जाता है`,
  },
} as const

const moonFrom = (code: Code, house: number): string =>
  code === 'hi' ? `आपकी राशि से ${nthHi(house)} स्थान का चंद्र` : `the Moon in the ${nth(house)} sign from yours`

function starTerm(code: Code, term: Extract<MuhurtaTerm, { code: 'tara' | 'chandra' }>): string {
  if (term.code === 'tara') {
    const { name, kind } = STARS[term.id]
    return code === 'hi' ? `${name.hi} तारा, ${kind.hi}` : `${name.en} tara, ${kind.en}`
  }
  const own = term.house === 1
  const where =
    code === 'hi'
      ? `चंद्र ${own ? 'आपकी ही राशि में' : `आपकी राशि से ${nthHi(term.house)} स्थान पर`} है`
      : `The Moon is in ${own ? 'your own sign' : `the ${nth(term.house)} sign from yours`}`
  const kind = term.points > 0 ? 'good' : term.points < 0 ? 'bad' : 'middling'
  const says = {
    en: { good: 'which helps', middling: 'which neither helps nor hinders', bad: 'which weighs against it' },
    hi: { good: 'जो सहारा देता है', middling: 'जो न पक्ष में है, न विरुद्ध', bad: 'जो भारी रहता है' },
  }[code][kind]
  return `${where}, ${says}`
}

/** What gives or takes points, in a few words. */
export function termText(code: Code, term: MuhurtaTerm): string {
  const fits = FITS[code]
  switch (term.code) {
    case 'nakshatra':
      return fits[term.fit](`${nakshatraName(code, term.nakshatra)}${code === 'hi' ? ' नक्षत्र' : ' nakshatra'}`)
    case 'tithi':
      return fits[term.fit](`${tithiName(code, term.tithi)}${code === 'hi' ? ' का दिन' : ''}`)
    case 'vara':
      return fits[term.fit](varaName(code, term.vara))
    case 'tara':
    case 'chandra':
      return starTerm(code, term)
    case 'yoga':
      return code === 'hi'
        ? `${yogaName(code, term.yoga)} योग शुभता कुछ घटाता है`
        : `${yogaName(code, term.yoga)} yoga takes a little away from it`
    case 'combust':
      return code === 'hi'
        ? `${grahaName(code, term.graha)} अस्त है, यानी सूर्य के बहुत पास`
        : `${grahaName(code, term.graha)} is combust, too close to the Sun`
    case 'festival': {
      const name = FESTIVAL_NAMES[term.id]?.[code] ?? term.id
      return code === 'hi' ? `${name}, जो अपने आप में इसके लिए शुभ दिन है` : `${name}, in itself an auspicious day for it`
    }
    case 'abhijit':
      return code === 'hi' ? 'इसमें अभिजित मुहूर्त भी है' : 'Abhijit, the midday muhurat, falls within it'
  }
}

const PLAIN_OUTS = {
  rahu_kaal: { en: 'Rahu Kaal', hi: 'राहु काल' },
  vishti: { en: 'Bhadra (Vishti karana)', hi: 'भद्रा (विष्टि करण)' },
  amavasya: { en: 'Amavasya, the new Moon', hi: 'अमावस्या' },
  sankranti: { en: 'Sankranti, the Sun changes sign', hi: 'संक्रांति' },
  janma_nakshatra: { en: 'your own birth star', hi: 'आपका जन्म नक्षत्र' },
  before_eleventh: { en: 'before the eleventh day after birth', hi: 'जन्म के ग्यारहवें दिन से पहले' },
  no_sunrise: { en: 'the Sun does not rise', hi: 'सूर्य नहीं उगता' },
} as const

/** What leaves a time out, as a noun. */
export function outText(code: Code, out: MuhurtaOut): string {
  switch (out.code) {
    case 'rikta':
    case 'tithi':
      return tithiName(code, out.tithi)
    case 'nakshatra':
      return `${nakshatraName(code, out.nakshatra)}${code === 'hi' ? ' नक्षत्र' : ' nakshatra'}`
    case 'vara':
      return varaName(code, out.vara)
    case 'eclipse':
      return code === 'hi'
        ? `${out.of === 'sun' ? 'सूर्य' : 'चंद्र'} ग्रहण`
        : `an eclipse of the ${out.of === 'sun' ? 'Sun' : 'Moon'}`
    case 'tara':
      return code === 'hi' ? `${STARS[out.id].name.hi} तारा` : `your ${STARS[out.id].name.en} star`
    case 'moon_house':
      return moonFrom(code, out.house)
    case 'custom':
      return CUSTOM_NAMES[out.custom][code]
    default:
      return PLAIN_OUTS[out.code][code]
  }
}
