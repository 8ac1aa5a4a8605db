import type { GrahaId } from './types.ts'

/** One name in Sanskrit (Latin script), English and Hindi. Where English has no word of its own it uses the Sanskrit one. */
export type Name = { readonly sa: string; readonly en: string; readonly hi: string }

const sanskrit = (sa: string, hi: string): Name => ({ sa, en: sa, hi })

export const SIGN_NAMES: readonly Name[] = [
  { sa: 'Mesha', en: 'Aries', hi: 'मेष' },
  { sa: 'Vrishabha', en: 'Taurus', hi: 'वृषभ' },
  { sa: 'Mithuna', en: 'Gemini', hi: 'मिथुन' },
  { sa: 'Karka', en: 'Cancer', hi: 'कर्क' },
  { sa: 'Simha', en: 'Leo', hi: 'सिंह' },
  { sa: 'Kanya', en: 'Virgo', hi: 'कन्या' },
  { sa: 'Tula', en: 'Libra', hi: 'तुला' },
  { sa: 'Vrishchika', en: 'Scorpio', hi: 'वृश्चिक' },
  { sa: 'Dhanu', en: 'Sagittarius', hi: 'धनु' },
  { sa: 'Makara', en: 'Capricorn', hi: 'मकर' },
  { sa: 'Kumbha', en: 'Aquarius', hi: 'कुंभ' },
  { sa: 'Meena', en: 'Pisces', hi: 'मीन' },
]

export const GRAHA_NAMES: Readonly<Record<GrahaId, Name>> = {
  sun: { sa: 'Surya', en: 'Sun', hi: 'सूर्य' },
  moon: { sa: 'Chandra', en: 'Moon', hi: 'चंद्र' },
  mars: { sa: 'Mangala', en: 'Mars', hi: 'मंगल' },
  mercury: { sa: 'Budha', en: 'Mercury', hi: 'बुध' },
  jupiter: { sa: 'Guru', en: 'Jupiter', hi: 'गुरु' },
  venus: { sa: 'Shukra', en: 'Venus', hi: 'शुक्र' },
  saturn: { sa: 'Shani', en: 'Saturn', hi: 'शनि' },
  rahu: { sa: 'Rahu', en: 'Rahu', hi: 'राहु' },
  ketu: { sa: 'Ketu', en: 'Ketu', hi: 'केतु' },
}

export const NAKSHATRA_NAMES: readonly Name[] = [
  sanskrit('Ashwini', 'अश्विनी'),
  sanskrit('Bharani', 'भरणी'),
  sanskrit('Krittika', 'कृत्तिका'),
  sanskrit('Rohini', 'रोहिणी'),
  sanskrit('Mrigashira', 'मृगशिरा'),
  sanskrit('Ardra', 'आर्द्रा'),
  sanskrit('Punarvasu', 'पुनर्वसु'),
  sanskrit('Pushya', 'पुष्य'),
  sanskrit('Ashlesha', 'आश्लेषा'),
  sanskrit('Magha', 'मघा'),
  sanskrit('Purva Phalguni', 'पूर्वा फाल्गुनी'),
  sanskrit('Uttara Phalguni', 'उत्तरा फाल्गुनी'),
  sanskrit('Hasta', 'हस्त'),
  sanskrit('Chitra', 'चित्रा'),
  sanskrit('Swati', 'स्वाति'),
  sanskrit('Vishakha', 'विशाखा'),
  sanskrit('Anuradha', 'अनुराधा'),
  sanskrit('Jyeshtha', 'ज्येष्ठा'),
  sanskrit('Mula', 'मूल'),
  sanskrit('Purva Ashadha', 'पूर्वाषाढ़ा'),
  sanskrit('Uttara Ashadha', 'उत्तराषाढ़ा'),
  sanskrit('Shravana', 'श्रवण'),
  sanskrit('Dhanishta', 'धनिष्ठा'),
  sanskrit('Shatabhisha', 'शतभिषा'),
  sanskrit('Purva Bhadrapada', 'पूर्वा भाद्रपद'),
  sanskrit('Uttara Bhadrapada', 'उत्तरा भाद्रपद'),
  sanskrit('Revati', 'रेवती'),
]

const LUNAR_DAYS: readonly Name[] = [
  { sa: 'Pratipada', en: 'first', hi: 'प्रतिपदा' },
  { sa: 'Dwitiya', en: 'second', hi: 'द्वितीया' },
  { sa: 'Tritiya', en: 'third', hi: 'तृतीया' },
  { sa: 'Chaturthi', en: 'fourth', hi: 'चतुर्थी' },
  { sa: 'Panchami', en: 'fifth', hi: 'पंचमी' },
  { sa: 'Shashthi', en: 'sixth', hi: 'षष्ठी' },
  { sa: 'Saptami', en: 'seventh', hi: 'सप्तमी' },
  { sa: 'Ashtami', en: 'eighth', hi: 'अष्टमी' },
  { sa: 'Navami', en: 'ninth', hi: 'नवमी' },
  { sa: 'Dashami', en: 'tenth', hi: 'दशमी' },
  { sa: 'Ekadashi', en: 'eleventh', hi: 'एकादशी' },
  { sa: 'Dwadashi', en: 'twelfth', hi: 'द्वादशी' },
  { sa: 'Trayodashi', en: 'thirteenth', hi: 'त्रयोदशी' },
  { sa: 'Chaturdashi', en: 'fourteenth', hi: 'चतुर्दशी' },
]

const half = (sa: string, en: string, hi: string): Name[] =>
  LUNAR_DAYS.map((day) => ({ sa: `${sa} ${day.sa}`, en: `${en} ${day.en}`, hi: `${hi} ${day.hi}` }))

/** Tithi 1..30 is at index tithi - 1; the fortnight is part of the name. */
export const TITHI_NAMES: readonly Name[] = [
  ...half('Shukla', 'Waxing', 'शुक्ल'),
  { sa: 'Purnima', en: 'Full Moon', hi: 'पूर्णिमा' },
  ...half('Krishna', 'Waning', 'कृष्ण'),
  { sa: 'Amavasya', en: 'New Moon', hi: 'अमावस्या' },
]

/** Yoga 1..27 is at index yoga - 1. */
export const YOGA_NAMES: readonly Name[] = [
  sanskrit('Vishkambha', 'विष्कंभ'),
  sanskrit('Priti', 'प्रीति'),
  sanskrit('Ayushman', 'आयुष्मान'),
  sanskrit('Saubhagya', 'सौभाग्य'),
  sanskrit('Shobhana', 'शोभन'),
  sanskrit('Atiganda', 'अतिगंड'),
  sanskrit('Sukarma', 'सुकर्मा'),
  sanskrit('Dhriti', 'धृति'),
  sanskrit('Shula', 'शूल'),
  sanskrit('Ganda', 'गंड'),
  sanskrit('Vriddhi', 'वृद्धि'),
  sanskrit('Dhruva', 'ध्रुव'),
  sanskrit('Vyaghata', 'व्याघात'),
  sanskrit('Harshana', 'हर्षण'),
  sanskrit('Vajra', 'वज्र'),
  sanskrit('Siddhi', 'सिद्धि'),
  sanskrit('Vyatipata', 'व्यतीपात'),
  sanskrit('Variyana', 'वरीयान'),
  sanskrit('Parigha', 'परिघ'),
  sanskrit('Shiva', 'शिव'),
  sanskrit('Siddha', 'सिद्ध'),
  sanskrit('Sadhya', 'साध्य'),
  sanskrit('Shubha', 'शुभ'),
  sanskrit('Shukla', 'शुक्ल'),
  sanskrit('Brahma', 'ब्रह्म'),
  sanskrit('Indra', 'इंद्र'),
  sanskrit('Vaidhriti', 'वैधृति'),
]

const MOVING_KARANAS: readonly Name[] = [
  sanskrit('Bava', 'बव'),
  sanskrit('Balava', 'बालव'),
  sanskrit('Kaulava', 'कौलव'),
  sanskrit('Taitila', 'तैतिल'),
  sanskrit('Gara', 'गर'),
  sanskrit('Vanija', 'वणिज'),
  sanskrit('Vishti', 'विष्टि'),
]

/** Karana 1..60 is at index karana - 1: the seven moving ones eight times over between the four fixed ones. */
export const KARANA_NAMES: readonly Name[] = [
  sanskrit('Kimstughna', 'किंस्तुघ्न'),
  ...Array.from({ length: 8 }, () => MOVING_KARANAS).flat(),
  sanskrit('Shakuni', 'शकुनि'),
  sanskrit('Chatushpada', 'चतुष्पद'),
  sanskrit('Naga', 'नाग'),
]

/** Weekdays, 0 = Sunday. */
export const VARA_NAMES: readonly Name[] = [
  { sa: 'Ravivara', en: 'Sunday', hi: 'रविवार' },
  { sa: 'Somavara', en: 'Monday', hi: 'सोमवार' },
  { sa: 'Mangalavara', en: 'Tuesday', hi: 'मंगलवार' },
  { sa: 'Budhavara', en: 'Wednesday', hi: 'बुधवार' },
  { sa: 'Guruvara', en: 'Thursday', hi: 'गुरुवार' },
  { sa: 'Shukravara', en: 'Friday', hi: 'शुक्रवार' },
  { sa: 'Shanivara', en: 'Saturday', hi: 'शनिवार' },
]

/** The entry at an index the caller has computed; an index outside the table is a bug, so it throws. */
export function at<T>(table: readonly T[], index: number): T {
  const entry = table[index]
  if (entry === undefined) throw new RangeError(`no entry ${index} in a table of ${table.length}`)
  return entry
}
