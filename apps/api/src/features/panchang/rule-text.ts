import {
  DAY_PART_NAMES,
  MASA_NAMES,
  NAKSHATRA_NAMES,
  OBSERVANCE_NAMES,
  type ObservanceRule,
  SIGN_NAMES,
  TITHI_NAMES,
} from '@dhruva/jyotish'
import type { TextLanguage } from '#http/fail.ts'

type ByTithi = Extract<ObservanceRule, { by: 'tithi' }>
type BySankranti = Extract<ObservanceRule, { by: 'sankranti' }>
type Words = {
  tithi: (rule: ByTithi) => string
  sankranti: (rule: BySankranti) => string
  nakshatra: (rule: Extract<ObservanceRule, { by: 'nakshatra' }>) => string
  after: (rule: Extract<ObservanceRule, { by: 'after' }>) => string
  eclipse: string
}

const WEEKDAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hi: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
}

const en: Words = {
  tithi: ({ month, tithi, at, pick, bhadra, weekday }) => {
    const name = TITHI_NAMES[tithi - 1]?.sa ?? ''
    const of = month === null ? `${name} of every month` : `${name} of ${MASA_NAMES[month]?.sa} (amanta month)`
    const part = DAY_PART_NAMES[at].en
    const twice = {
      first: `; of two such days, the first`,
      second: `; of two such days, the second`,
      longer: `; of two such days, the one on which it lasts longer`,
      morning: '; it must hold the first three muhurtas whole',
      fire: '; on the next day when the tithi lasts through most of its daylight',
    }[pick]
    const outside = bhadra ? '. The hours of Bhadra are left out' : ''
    const friday = weekday === undefined ? '' : `. Kept on the last ${WEEKDAYS.en[weekday]} on or before that day`
    return `${of}, on the day on which it runs at ${part}${twice}${outside}${friday}.`
  },
  sankranti: ({ sign, day }) => {
    const when = {
      date: 'on that date',
      sunset: 'after sunset on the next date',
      sunrise: 'on the date whose sunrise comes first after it',
      punya_kala: 'on the date of its punya kala',
    }[day]
    return `The Sun enters ${SIGN_NAMES[sign]?.sa} (sidereal, Lahiri); kept ${when}.`
  },
  nakshatra: ({ nakshatra, sun_sign, at }) =>
    `When the Moon is in ${NAKSHATRA_NAMES[nakshatra]?.sa} at ${DAY_PART_NAMES[at].en} while the Sun is in ${SIGN_NAMES[sun_sign]?.sa}.`,
  after: ({ id, days }) =>
    `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'} ${OBSERVANCE_NAMES[id].en}.`,
  eclipse: 'Computed from the Sun, the Moon and the shadow of the Earth, for this place.',
}

const hi: Words = {
  tithi: ({ month, tithi, at, pick, bhadra, weekday }) => {
    const name = TITHI_NAMES[tithi - 1]?.hi ?? ''
    const of = month === null ? `हर महीने की ${name}` : `${MASA_NAMES[month]?.hi} (अमांत मास) की ${name}`
    const part = DAY_PART_NAMES[at].hi
    const twice = {
      first: '; ऐसे दो दिन हों तो पहला',
      second: '; ऐसे दो दिन हों तो दूसरा',
      longer: '; ऐसे दो दिन हों तो वह जिसमें ज़्यादा देर हो',
      morning: '; पहले तीन मुहूर्त पूरे होने चाहिए',
      fire: '; तिथि दिन के ज़्यादातर भाग तक रहे तो अगला दिन',
    }[pick]
    const outside = bhadra ? '। भद्रा का समय छोड़ा जाता है' : ''
    const friday = weekday === undefined ? '' : `। उस दिन या उससे पहले के आख़िरी ${WEEKDAYS.hi[weekday]} को मनाया जाता है`
    return `${of}, जिस दिन वह ${part} में हो${twice}${outside}${friday}।`
  },
  sankranti: ({ sign, day }) => {
    const when = {
      date: 'उसी तारीख़ को',
      sunset: 'सूर्यास्त के बाद हो तो अगली तारीख़ को',
      sunrise: 'उसके बाद के पहले सूर्योदय की तारीख़ को',
      punya_kala: 'पुण्य काल की तारीख़ को',
    }[day]
    return `सूर्य ${SIGN_NAMES[sign]?.hi} राशि में प्रवेश करता है (निरयन, लाहिड़ी); पर्व ${when} मनाया जाता है।`
  },
  nakshatra: ({ nakshatra, sun_sign, at }) =>
    `जब सूर्य ${SIGN_NAMES[sun_sign]?.hi} में हो और ${DAY_PART_NAMES[at].hi} में चंद्रमा ${NAKSHATRA_NAMES[nakshatra]?.hi} में हो।`,
  after: ({ id, days }) => `${OBSERVANCE_NAMES[id].hi} से ${Math.abs(days)} दिन ${days < 0 ? 'पहले' : 'बाद'}।`,
  eclipse: 'सूर्य, चंद्र और पृथ्वी की छाया की गणना से, इसी स्थान के लिए निकाला गया है।',
}

const WORDS: Readonly<Record<TextLanguage, Words>> = { en, hi }

/** What fixes the day of an observance, in a sentence. */
export const ruleText = (language: TextLanguage, rule: ObservanceRule): string => {
  const words = WORDS[language]
  if (rule.by === 'tithi') return words.tithi(rule)
  if (rule.by === 'sankranti') return words.sankranti(rule)
  if (rule.by === 'nakshatra') return words.nakshatra(rule)
  return rule.by === 'after' ? words.after(rule) : words.eclipse
}
