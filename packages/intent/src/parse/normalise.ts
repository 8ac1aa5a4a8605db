import { fold, plainDevanagari, romanise } from '@dhruva/hindi'

/** A piece of a message as words that can be compared. */
export type Heard = {
  /** small letters, no marks; digits of all scripts as 0-9 */
  plain: readonly string[]
  /** one key for a Hindi word in either script, however it was typed */
  keys: readonly string[]
  /** the same, but with the vowels that were typed: short words are told apart by them */
  spelt: readonly string[]
}

const EMOJI = /\p{Extended_Pictographic}/u

/** What a sign says beside words: `when is my turn` with an aeroplane asks for a journey abroad. */
const SIGNS: readonly (readonly [signs: string, words: string])[] = [
  ['💍👰🤵💒', 'shaadi'],
  ['💰💵💸🤑💲', 'paisa'],
  ['✈🛫🌍🌎🌏🛩', 'videsh'],
  ['🏠🏡🏘', 'ghar'],
  ['🚗🚘🚙🏍🛵', 'gaadi'],
  ['👶🍼🤰', 'bachcha'],
  ['💼👔', 'naukri'],
  ['📚📖✏📝🎓', 'padhai'],
  ['💔', 'breakup'],
  ['❤💕😍🥰💖💘', 'pyar'],
  ['🙏', 'namaste'],
  ['👍👌', 'thik'],
]
const WORD_OF = new Map(SIGNS.flatMap(([signs, word]) => [...signs].map((sign): [string, string] => [sign, word])))

/** The zero of every script stands at the beginning of ten digits. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  if (code < 0x80) return digit
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
  return String(code - zero)
}

/** One way of writing: small letters, one form of dotted letters, digits 0-9, no zero-width marks, letters at most twice. */
export const normalise = (text: string): string =>
  plainDevanagari(text.normalize('NFKC').toLowerCase())
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/['’‘`]/g, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/(\p{L})\1{2,}/gu, '$1$1')

const speltKey = (word: string): string =>
  // a nasal vowel at the end is written or left out
  fold('spelling', /\p{Script=Devanagari}/u.test(word) ? romanise(word.replace(/ं$/u, '')).toLowerCase() : word)

/** The words of a text, signs that stand for words among them. */
const wordsIn = (text: string): string[] =>
  [...normalise(text)]
    .map((letter) => (EMOJI.test(letter) ? ` ${WORD_OF.get(letter) ?? ''} ` : letter))
    .join('')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** The words of a text, each by its spelling alone. */
export const speltIn = (text: string): string[] => wordsIn(text).map(speltKey)

/** A text as words that can be compared. */
export const heard = (text: string): Heard => {
  const plain = wordsIn(text)
  return { plain, keys: plain.map((word) => fold('sound', word)), spelt: plain.map(speltKey) }
}
