import type { TextLanguage } from '#http/fail.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

// each below a hundred has a word of its own
const HINDI = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
].flatMap((line) => line.split(' '))

const belowHundred = {
  en: (value: number) =>
    value < 20 ? ONES[value] : [TENS[Math.floor(value / 10) - 2], ...(value % 10 ? [ONES[value % 10]] : [])].join('-'),
  hi: (value: number) => HINDI[value],
}

const SCALES = {
  en: [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1_000, 'thousand'],
    [100, 'hundred'],
  ],
  hi: [
    [10_000_000, 'करोड़'],
    [100_000, 'लाख'],
    [1_000, 'हज़ार'],
    [100, 'सौ'],
  ],
} as const

/** A whole number in words, as India counts: 1,23,456 is one lakh twenty-three thousand four hundred fifty-six. */
export const numberInWords = (value: number, language: TextLanguage): string => {
  const parts: string[] = []
  let rest = value
  for (const [scale, name] of SCALES[language]) {
    if (rest < scale) continue
    parts.push(numberInWords(Math.floor(rest / scale), language), name)
    rest %= scale
  }
  if (rest > 0 || parts.length === 0) parts.push(belowHundred[language](rest) ?? '')
  return parts.join(' ')
}

/** An amount in words: `Rupees thirty-four and thirty paise only`. @param paise at least 1 */
export const amountInWords = (paise: number, language: TextLanguage): string => {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const [whole, part] = [numberInWords(rupees, language), numberInWords(rest, language)]
  if (language === 'hi') {
    const said = [
      ...(rupees > 0 ? [`${whole} ${rupees === 1 ? 'रुपया' : 'रुपये'}`] : []),
      ...(rest > 0 ? [`${part} ${rest === 1 ? 'पैसा' : 'पैसे'}`] : []),
    ]
    return `${said.join(' ')} मात्र`
  }
  const paisa = rest === 1 ? 'paisa' : 'paise'
  if (rupees === 0) return `${part.replace(/^./, (first) => first.toUpperCase())} ${paisa} only`
  return `Rupees ${whole}${rest > 0 ? ` and ${part} ${paisa}` : ''} only`
}
