import type { spans as English, InTime } from '#texts/en/spans.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import type { Label } from '#types.ts'
import { so } from './frames-places.ts'
import { house, list } from './vocab.ts'

const MONTHS = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर']

const monthName = (month: number): string => MONTHS[month - 1] ?? ''

const months = (count: number): string => {
  const years = count % 12 === 0
  const number = years ? count / 12 : count
  if (number === 1) return years ? 'आने वाले एक वर्ष' : 'आने वाले एक महीने'
  return `आने वाले ${number} ${years ? 'वर्षों' : 'महीनों'}`
}

/** A named time as it stands before `में`. */
const label = (time: Label): string => {
  if (time.kind === 'year') return String(time.year)
  if (time.kind === 'rest_of_year') return `${time.year} के शेष समय`
  if (time.kind === 'after') return `${time.year} के बाद के पाँच वर्षों`
  if (time.kind === 'until') return `${time.year} के अंत तक के समय`
  if (time.kind === 'ahead') return months(time.months)
  if (time.kind === 'month') return `${monthName(time.month)} ${time.year}`
  return `${monthName(time.month)} ${time.year} के शेष दिनों`
}

const dates = ({ from, to }: InTime): string => (from ? `${from} से ${to} तक` : `जो अभी चल रही है और ${to} तक है`)

const tail = (role: string, graha: string, clause: string): string =>
  clause ? `${graha} ${role}${so(clause)}` : `${graha} ${role}`

export const spans: typeof English = {
  label,
  one: (v, p) =>
    pickVariant(v, [
      `${p.label} में पूरे समय एक ही दशा है: ${p.maha} की महादशा में ${p.antar} की अंतर्दशा, ${p.from} से ${p.to} तक; ${tail(p.role, p.antar, p.clause)}।`,
      `${p.label} में सारा समय ${p.maha} की महादशा में ${p.antar} की अंतर्दशा का है, ${p.from} से ${p.to} तक; ${tail(p.role, p.antar, p.clause)}।`,
    ]),
  two: (v, p) =>
    p.newMaha
      ? `${p.label} में बड़ा अध्याय बदलता है: ${p.on} को ${p.maha} की महादशा अपनी ${p.before} की अंतर्दशा के साथ पूरी होती है और ${p.newMaha} की महादशा शुरू होती है, जिसकी पहली अंतर्दशा ${p.to} तक है; ${tail(p.role, p.antar, p.clause)}।`
      : pickVariant(v, [
          `${p.label} में समय का स्वर ${p.on} को बदलता है: तब तक ${p.maha} की महादशा में ${p.before} की अंतर्दशा है, और उस दिन से ${p.antar} की अंतर्दशा, ${p.to} तक; ${tail(p.role, p.antar, p.clause)}।`,
          `${p.label} में मोड़ का दिन ${p.on} है, जब ${p.maha} की महादशा में ${p.before} की अंतर्दशा के बाद ${p.antar} की अंतर्दशा आती है और ${p.to} तक रहती है; ${tail(p.role, p.antar, p.clause)}।`,
        ]),
  many: (name, periods) =>
    `${name} में एक से अधिक अंतर्दशाएँ हैं: ${list(periods.map(({ antar, to }) => `${antar} की ${to} तक`))}।`,
  window: (name, s, p) =>
    `${name} में ${s} के लिए सबसे साफ़ समय ${p.graha} की ${p.period} है, ${dates(p)}, क्योंकि ${p.graha} ${p.role}।`,
  noWindow: (name, s, p) =>
    `${name} में कोई दशा सीधे ${s} की नहीं है; सबसे सहायक समय ${p.graha} की ${p.period} है, ${dates(p)}, क्योंकि ${p.graha} ${p.role}।`,
  stay: (v, p) =>
    pickVariant(v, [
      `${p.label} में ${p.graha} पूरे समय ${p.sign} में, आपके ${house(p.h)} में रहता है और ${p.clause}।`,
      `${p.graha} ${p.label} में लगातार ${p.sign} में, आपके ${house(p.h)} में है और ${p.clause}।`,
    ]),
  passages: (v, p) => {
    const way = p.stays.map(({ sign, h, to }, index) => {
      const again = p.stays.slice(0, index).some((stay) => stay.sign === sign)
      const place = again ? `फिर से ${sign} में` : `${sign} में, आपके ${house(h)} में`
      return to ? `${to} तक ${place}` : `उसके बाद ${place}`
    })
    return pickVariant(v, [
      `${p.label} में ${p.graha} की चाल: ${way.join('; ')}। सबसे लंबे समय ${p.longest} में रहकर वह ${p.clause}।`,
      `${p.graha} ${p.label} में इस क्रम से चलता है: ${way.join('; ')}। ${p.longest} में, जहाँ वह सबसे ज़्यादा रहता है, वह ${p.clause}।`,
    ])
  },
  rahu: (area) => `${area} की ओर ध्यान खींचता है`,
  dasha: (name, antar, to, role) => `${name} में ${antar} की अंतर्दशा मुख्य है, जो ${to} तक है, और ${antar} ${role}`,
  past: 'इसे उस समय की अपनी यादों से मिलाकर देखें: जहाँ दोनों मिलें, वहाँ कुंडली पर भरोसा आसान होता है।',
  over: (lord, to) =>
    `इस जन्म के लिए विंशोत्तरी दशा की 120 वर्ष की गिनती पूरी हो चुकी है: वह ${to} को ${lord} की महादशा के साथ समाप्त हुई, इसलिए यहाँ दशा की जगह लग्न, ग्रह और इन दिनों का गोचर देखा जाता है।`,
  overPlain:
    'इस जन्म के लिए विंशोत्तरी दशा की 120 वर्ष की गिनती पूरी हो चुकी है, इसलिए यहाँ दशा की जगह लग्न, ग्रह और इन दिनों का गोचर देखा जाता है।',
}
