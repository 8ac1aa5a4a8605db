import { featuresOf, speechesIn } from './listen.ts'
import { heard, normalise } from './normalise.ts'
import type { Listening, Register, Script, Speech } from './types.ts'
import { hasAny, wordIndex } from './word-index.ts'

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** From this share of Devanagari letters a message is Hindi, whatever words stand between. */
const HINDI_SHARE = 0.3
const MIXED_SHARE = 0.1

const devanagariShare = (text: string): number => {
  const devanagari = count(text, /\p{Script=Devanagari}/gu)
  return devanagari / (devanagari + count(text, /\p{Script=Latin}/gu) || 1)
}

/** From this share on a message is in a script that nothing of is understood: Tamil, Bengali, Gujarati, Arabic. */
const FOREIGN_SHARE = 0.5

/** Whether a message is written in letters that are neither Devanagari nor Latin. */
export const isForeign = (text: string): boolean => {
  const letters = count(text, /\p{L}/gu)
  const known = count(text, /[\p{Script=Devanagari}\p{Script=Latin}]/gu)
  const foreign = count(text, /(?![\p{Script=Devanagari}\p{Script=Latin}])\p{L}/gu)
  return letters > 0 && foreign / (foreign + known) >= FOREIGN_SHARE
}

export const scriptOf = (text: string): Script => {
  const share = devanagariShare(text)
  return share >= 1 - MIXED_SHARE ? 'devanagari' : share <= MIXED_SHARE ? 'latin' : 'mixed'
}

/** A message of fewer words is not sure to be one or the other. */
const SURE_WORDS = 3
const SURE_SHARE = 0.8

/** Small words of one language alone; `me`, `to`, `is`, `in`, `the`, `are`, `do`, `main` are of both. */
const HINDI_WORDS = new Set(
  'aaj hai h hain hu hun hoon ho ka ki ke ko mein mai mera meri mere mujhe muje kya kyu kyun kyon kab kaise kese kaisa kaisi kahan kaun kaunsa konsa nahi nhi ni hoga hogi honge karu karun kar raha rahi rahe rha rhi se par aur tha thi woh wo uska uski unka unki apna apni hum tum aap ji bhi toh phir fir ab tak liye liya gaya gayi hua hui batao bataiye namaste pranam ram accha acha theek thik kuch koi itna itni agla agle saal paisa naukri shaadi'.split(
    ' ',
  ),
)
const ENGLISH_WORDS = new Set(
  'a an of and with for was were will would should could can my mine your you i im he she they we it this that these what when why how who which where there have has had not be been am does did shall about from at on or if than but because get any some more please thanks thank thankyou hello hi hey hlo okay bye good morning evening sorry yes great'.split(
    ' ',
  ),
)
/** One word in so many that tells is enough when the others tell nothing. */
const CLEAR_PART = 4

/** How a message is written; `sure` when its words tell, null of one without letters that can be read. */
const written = (text: string): { speech: Speech; sure: boolean } | null => {
  if (devanagariShare(text) >= HINDI_SHARE) return { speech: 'hi', sure: true }
  const latin = [...normalise(text).matchAll(/[a-z]+/g)].map(([word]) => word.replace(/(.)\1+$/, '$1'))
  if (latin.length === 0) return /\p{L}/u.test(text) ? { speech: 'en', sure: true } : null
  const leaning = latin.reduce((sum, word) => sum + (HINDI_WORDS.has(word) ? 1 : ENGLISH_WORDS.has(word) ? -1 : 0), 0)
  if (Math.abs(leaning) >= Math.max(1, latin.length / CLEAR_PART))
    return { speech: leaning > 0 ? 'hing' : 'en', sure: true }
  const [best] = speechesIn(featuresOf(heard(latin.join(' '))))
  // one word may be of both: `health`, `exam`
  const isSure = latin.length >= SURE_WORDS || (latin.length > 1 && best !== undefined && best.share >= SURE_SHARE)
  return best ? { speech: best.name, sure: isSure } : null
}

/** Wishes for a language; one that is only named (`MA in Hindi`) is none, somebody must be told to speak. */
const IN_HINGLISH = wordIndex({ yes: 'in_hinglish hinglish_me roman_me hinglish_please हिंग्लिश_में' })
const IN_ENGLISH = wordIndex({
  yes: 'in_english english_please english_me english_only english_mein angrezi_me अंग्रेजी_में इंग्लिश_में',
})
const IN_HINDI = wordIndex({ yes: 'in_hindi hindi_please hindi_me hindi_only हिंदी_में' })
const TELLING = wordIndex({
  yes: 'tell answer reply explain say write speak please pls plz batao bataiye bataye batana bolo boliye likho jawab samjhao samjhaiye bata uttar baat_karo',
})
const BARE_WORDS = 4

/** The language that a message asks to be answered in. */
export const speechWished = (keys: readonly string[]): Speech | null => {
  if (keys.length > BARE_WORDS && !hasAny(TELLING, keys)) return null
  if (hasAny(IN_HINGLISH, keys)) return 'hing'
  if (hasAny(IN_ENGLISH, keys)) return 'en'
  return hasAny(IN_HINDI, keys) ? 'hi' : null
}

/** How a text is written, of one that does not tell English. */
export const speechOf = (text: string): Speech => written(text)?.speech ?? 'en'

/**
 * What the answer is written in: as the message asks, as it is written; of a word or two that do not tell, as the messages before, as was
 * chosen. Hindi that was asked for by somebody who types in Latin letters is written so.
 */
export const speechFor = ({ message, history, speech }: Listening): Speech => {
  const said = history.filter(({ role }) => role === 'user').map(({ text }) => text)
  const own = written(message)
  for (const text of [message, ...said.toReversed()]) {
    const wish = speechWished(heard(text).spelt)
    if (wish) return wish === 'hi' && scriptOf(text) === 'latin' && speechOf(text) === 'hing' ? 'hing' : wish
  }
  if (own?.sure) return own.speech
  const before = said
    .toReversed()
    .map(written)
    .find((one) => one?.sure)
  return before?.speech ?? speech ?? own?.speech ?? 'en'
}

const FORMAL = wordIndex({
  yes: 'sir madam maam guruji guru_ji panditji pandit_ji pandit maharaj swamiji acharya acharyaji pranam pranaam shriman mahodaya kripya kripaya श्रीमान कृपया प्रणाम महोदय respected kindly',
})
const CASUAL = wordIndex({ yes: 'bhai bro yaar dude yr bruh lol plzz bhaii boss buddy re' })
const TERSE_WORDS = 4

/** How the person speaks to us. */
export const registerOf = (keys: readonly string[]): Register => {
  if (hasAny(FORMAL, keys)) return 'formal'
  const edges = [...keys.slice(0, 1), ...keys.slice(-1)]
  if (hasAny(CASUAL, edges)) return 'casual'
  return keys.length <= TERSE_WORDS ? 'terse' : 'plain'
}
