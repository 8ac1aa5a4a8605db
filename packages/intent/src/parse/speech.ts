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

export const scriptOf = (text: string): Script => {
  const share = devanagariShare(text)
  return share >= 1 - MIXED_SHARE ? 'devanagari' : share <= MIXED_SHARE ? 'latin' : 'mixed'
}

/** A message of fewer words is not sure to be one or the other. */
const SURE_WORDS = 3
const SURE_SHARE = 0.8

/** How a message is written; `sure` when its words tell, null of one without letters that can be read. */
const written = (text: string): { speech: Speech; sure: boolean } | null => {
  if (devanagariShare(text) >= HINDI_SHARE) return { speech: 'hi', sure: true }
  const latin = [...normalise(text).matchAll(/[a-z]+/g)].map(([word]) => word)
  if (latin.length === 0) return /\p{L}/u.test(text) ? { speech: 'en', sure: true } : null
  const [best] = speechesIn(featuresOf(heard(latin.join(' '))))
  return best ? { speech: best.name, sure: latin.length >= SURE_WORDS || best.share >= SURE_SHARE } : null
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
