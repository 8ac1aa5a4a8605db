import type { Script } from '@dhruva/intent'

/** Words that Hindi in Latin letters cannot do without, and English neither. */
const HINDI = new Set(
  'hai hain ka ki ke ko me mein mai main se par aur ya bhi hi to jo ki aap aapka aapki aapke aapko yeh ye woh wo is us iska iski tha thi hoga hogi honge raha rahi rahe kar karke kijiye lijiye nahi nahin kuch apne apna apni tak saath liye'.split(
    ' ',
  ),
)
const ENGLISH = new Set(
  'the is are was were will be been your you of and in on for with to that this it at by from as not can may have has had do does which when who what their there these those into than then so but or if about more most'.split(
    ' ',
  ),
)

const shareOf = (words: readonly string[], known: ReadonlySet<string>) =>
  words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length

/** Shorter ones may be a name or a loan word. */
const TELLING_WORDS = 5
const OWN_LETTERS = 0.6
const FOREIGN_LETTERS = 0.2

/** Whether a sentence is written otherwise than the answer is to be. Names and loan words are nobody's. */
export const isForeign = (sentence: string, write: Script): boolean => {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  if (letters < 12) return false
  const devanagari = (sentence.match(/[\p{Script=Devanagari}]/gu) ?? []).filter((char) => /\p{L}/u.test(char)).length
  const latin = sentence.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (devanagari + latin < letters * (1 - FOREIGN_LETTERS)) return true
  if (write === 'devanagari') return devanagari < letters * OWN_LETTERS
  if (devanagari > letters * FOREIGN_LETTERS) return true
  const words = sentence.toLowerCase().match(/[a-z']+/g) ?? []
  if (words.length < TELLING_WORDS) return false
  const [hindi, english] = [shareOf(words, HINDI), shareOf(words, ENGLISH)]
  return write === 'english' ? hindi > 0.3 && english < 0.1 : english > 0.3 && hindi < 0.1
}
