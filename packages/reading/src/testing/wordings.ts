import type { Speech } from '@dhruva/intent/parse'

/** A text for each language, or several wordings of it, somewhere in a table. */
type Found = { where: string; speech: Speech; texts: readonly string[] }

const SPEECHES = ['en', 'hi', 'hing'] as const

const isSpoken = (value: object): value is Record<Speech, unknown> => SPEECHES.every((speech) => speech in value)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** Every text of a module of words, by where it stands and its language. */
export const spokenIn = (words: object, where = ''): Found[] => {
  if (isSpoken(words)) return SPEECHES.map((speech) => ({ where, speech, texts: textsIn(words[speech]) }))
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? spokenIn(value, `${where}.${key}`) : [],
  )
}

/** Said by nobody who means well, or by nobody at all. */
const NEVER: Record<Speech, RegExp> = {
  en: /!|—|\b(must|definitely|surely|guaranteed|100 ?%|native|malefic|afflicted|killer|doomed|curse|otherwise|journey of|embrace|tapestry|cosmic|firstly|moreover|in conclusion|do the needful|I hope this helps|energi[sz]e|carats?|vashikaran|tantra)\b/i,
  hi: /!|;|—|यद्यपि|तथापि|अतः|एवं|किया जाना चाहिए|चिन्ता|स्वागत है|पक्का होगा|मारक|श्राप|पाप|वशीकरण|तंत्र|वरना|अनिष्ट|सर्वनाश/,
  hing: /!|;|—|kripya|anukool|aarthik|avsar|dhairya|vipaksha|\b(hu|nhi|h|k|mein|hun|chahiye tha)\b|vashikaran|tantra|warna|kaara[Nn]a/i,
}
/** A verb of the astrologer in one gender only: its two forms stand in `[…|…]`. */
const ONE_GENDER: Record<Speech, RegExp | null> = {
  en: null,
  hi: /(?:मैं|मुझे)?[^।,[\]]*(?:ता|ती|रहा|रही) हूँ|(?<!(?<![\u0900-\u097f])म)ूँ(?:गा|गी)(?![\u0900-\u097f])|(?<!अपने )(?<![\u0900-\u097f])आप(?![\u0900-\u097f])[^।([\])]*(?:ते|ती|रहे|रही) हैं/,
  hing: /(?:ta|ti|raha|rahi) hoon|\b\w+(?:unga|ungi)\b|(?<!apne )\baap (?!me\b)[^.,()]*\b\w+(?:te|ti|rahe|rahi) hain/i,
}
/** English that is no noun, and no Hindi word either as `is`, `do`, `the` are. */
const ENGLISH =
  /\b(are|your|you|and|with|for|of|will|that|this|it|not|be|does|good|bad|very|when|then|but|or|if|can|should|would|have|has|was|were|my)\b/i

const bare = (text: string): string =>
  text
    .replace(/\[[^\]]*\]|\([^()]*\|[^()]*\)/g, '·')
    .replace(/\{\w+\}/g, '·')
    .replace(/"[^"]*"/g, '·')

const faultOf = (speech: Speech, text: string): string | null => {
  const plain = bare(text)
  if (speech === 'hi' && /[A-Za-z]/.test(plain)) return 'Latin letters'
  if (speech !== 'hi' && /[\u0900-\u097f]/.test(text)) return 'Devanagari'
  const never = NEVER[speech].exec(plain)
  if (never) return `says "${never[0]}"`
  const gender = ONE_GENDER[speech]?.exec(plain)
  if (gender) return `one gender: "${gender[0]}"`
  if (speech === 'hing') {
    const english = ENGLISH.exec(plain)
    if (english) return `English: "${english[0]}"`
  }
  return null
}

/** What is wrong with the texts of a module, and where. */
export const faultsIn = (words: object): string[] =>
  spokenIn(words).flatMap(({ where, speech, texts }) =>
    texts.flatMap((text) => {
      const fault = faultOf(speech, text)
      return fault ? [`${where} ${speech}: ${fault} in: ${text}`] : []
    }),
  )
