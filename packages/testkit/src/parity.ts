// Whether two texts say the same in English and in Hindi, as far as it can be counted: what is told, which numbers, in which words.

/** Names of products and people that have no Hindi spelling of their own, and what the tests call people and places. */
const NAMES = [
  ...[
    'AstroHub',
    'Android',
    'Google',
    'Play',
    'Store',
    'iPhone',
    'JavaScript',
    'OpenStreetMap',
    'GeoNames',
    'Tele',
    'MANAS',
    'Twilio',
    'CSV',
    'Aegis',
    'Authenticator',
    // how the desk writes the number of a person, and what ids of the provider begin with
    'uid',
    'pay',
    'order',
  ],
  ...[
    'WhatsApp',
    'Astronomy',
    'Engine',
    'Swiss',
    'Ephemeris',
    'Asha',
    'Sharma',
    'Jaipur',
    'Rajasthan',
    'Ravi',
    'Verma',
    'Lata',
  ],
  ...['Mangeshkar', 'Asia', 'Kolkata'],
]
/** What people in India write in Latin letters in Hindi too: abbreviations, the switch of languages, figures of the site copy (3M+). */
const ABBREVIATIONS = [
  'AI',
  'EN',
  'English',
  'FAQ',
  'HH',
  'JSON',
  'M',
  'MM',
  'OK',
  'OTP',
  'R',
  'SHA',
  'SMS',
  'SS',
  'UTC',
  'jwt',
  'k',
]

const LATIN: ReadonlySet<string> = new Set([...NAMES, ...ABBREVIATIONS])

/** What stays Devanagari in English: the name of the language and the letter that its switch shows. */
const DEVANAGARI: ReadonlySet<string> = new Set(['हिन्दी', 'हिंदी', 'अ'])

const without = (words: readonly string[] | null, known: ReadonlySet<string>) =>
  (words ?? []).filter((word) => !known.has(word))

/** Words of a text that belong to the other language; an address for mail and the x of 24x7 belong to none. */
export const foreignWords = (text: string, language: 'en' | 'hi'): string[] =>
  language === 'hi'
    ? without(text.replace(/\S+@\S+|\d+x\d+/g, '').match(/[A-Za-z]+/g), LATIN)
    : without(text.match(/[\u0900-\u0963\u0970-\u097f]+/g), DEVANAGARI)

/** Numbers that are written as words, by what they count; of several forms each. */
const COUNTED: Readonly<Record<string, string>> = {
  '0': 'no none zero nobody कोई शून्य नहीं',
  '1': 'a an one once first single 1st एक एकमात्र पहला पहली पहले प्रथम अकेला',
  '2': 'two twice both second double pair दो दोनों दूसरा दूसरी दूसरे दोहरा द्वितीय जोड़ी',
  '3': 'three third तीन तीनों तीसरा तीसरी तीसरे',
  '4': 'four fourth चार चारों चौथा चौथी चौथे',
  '5': 'five fifth पाँच पाँचों पाँचवाँ पाँचवीं पाँचवें',
  '6': 'six sixth छह छहों छठा छठी छठे',
  '7': 'seven seventh सात सातों सातवाँ सातवीं सातवें',
  '8': 'eight eighth आठ आठों आठवाँ आठवीं आठवें',
  '9': 'nine ninth नौ नौवाँ नौवें नवें',
  '10': 'ten tenth दस दसों दसवाँ दसवें',
  '11': 'eleven eleventh ग्यारह ग्यारहवाँ ग्यारहवें',
  '12': 'twelve twelfth noon बारह बारहों बारहवाँ बारहवें',
  '15': 'fifteen पंद्रह',
  '20': 'twenty बीस',
  '24': 'twenty-four चौबीस',
  '27': 'twenty-seven सत्ताईस',
  '30': 'thirty तीस',
  '60': 'sixty साठ',
  '100': 'hundred सौ',
  '1000': 'thousand हज़ार',
  '100000': 'lakh लाख',
}

const ZERO = '०'.charCodeAt(0)

/** The numbers of a text as digits, each once; `१,००,०००` is `100000`. */
export const numbersIn = (text: string): string[] => {
  const western = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
  return [...new Set((western.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replaceAll(',', '')))].toSorted()
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [])

const saysInWords = (words: ReadonlySet<string>, number: string) =>
  (COUNTED[number] ?? '').split(' ').some((word) => words.has(word))

/** The numbers that the first has and the second does not say, neither in digits nor in a word. */
const unsaid = (one: readonly string[], other: readonly string[], otherText: string): string[] => {
  const words = wordsIn(otherText)
  return one.filter((number) => !other.includes(number) && !saysInWords(words, number))
}

/** Numbers that stand in one of two texts that are to say the same, and not in the other. */
export const numbersApart = (english: string, hindi: string): string[] => {
  const [en, hi] = [numbersIn(english), numbersIn(hindi)]
  return [...unsaid(en, hi, hindi), ...unsaid(hi, en, english)]
}

/** What is wrong with two texts that are to say the same; nothing where it is well. */
export const apart = (english: string, hindi: string): string[] => [
  ...foreignWords(english, 'en').map((word) => `${word} in English`),
  ...foreignWords(hindi, 'hi').map((word) => `${word} in Hindi`),
  ...numbersApart(english, hindi).map((number) => `${number} in one of them alone`),
]
