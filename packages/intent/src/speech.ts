import type { Code, Language } from '@dhruva/common'
import type { Message } from './message.ts'
import type { Script } from './types.ts'
import { ENGLISH_MARKERS, ROMAN_MARKERS } from './vocabulary-data.ts'
import { has, patterns, type Words } from './words.ts'

const LANGUAGES = {
  english: patterns(
    'in english, english please, english only',
    'english me, english mein, english mai, angrezi me, angrezi mein, inglish me',
    'अंग्रेजी में, इंग्लिश में',
  ),
  devanagari: patterns('in hindi, hindi please, hindi only', 'hindi me, hindi mein, hindi mai', 'हिंदी में'),
  roman_hindi: patterns('in hinglish, hinglish please, in roman', 'hinglish me, hinglish mein, roman me', 'हिंग्लिश में'),
} satisfies Record<Script, unknown>

/** `MA in Hindi?` asks for no language: somebody has to be told to speak. */
const TELLING = patterns(
  'tell, answer, reply, explain, say, write, talk, speak, please, pls, plz, again, translate',
  'batao, bataiye, bataye, bataen, batana, bolo, boliye, likho, likhiye, jawab, jawaab, samjhao, samjhaiye, uttar, baat karo',
  'बताओ, बताइए, बताइये, बताएं, बोलो, बोलिए, लिखो, लिखिए, जवाब, उत्तर, समझाओ, समझाइए, बात करो',
)
const BARE_WORDS_MAX = 3

const wishIn = (words: Words): Script | null => {
  if (words.plain.length > BARE_WORDS_MAX && !has(TELLING, words)) return null
  const wished = (['english', 'devanagari', 'roman_hindi'] as const).filter((script) => has(LANGUAGES[script], words))
  return wished.length === 1 ? (wished[0] ?? null) : null
}

const HINDI = new Set(ROMAN_MARKERS.flatMap((pattern) => pattern.words))
/** `me` and `to` are English and Hindi. */
const BOTH: readonly string[] = ['me', 'to']
const ENGLISH = new Set(ENGLISH_MARKERS.flatMap(({ words }) => words).filter((word) => !BOTH.includes(word)))

type Written = { script: Script; sure: boolean }

/** How a message is written; not sure of a word or two, null where nothing tells. */
const writtenIn = ({ text, words: { plain, folded } }: Message): Written | null => {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (devanagari > 0 && devanagari * 2 >= latin) return { script: 'devanagari', sure: true }
  const hindi = folded.filter((word) => HINDI.has(word)).length
  const english = plain.filter((word) => ENGLISH.has(word)).length
  if (hindi > 0 && hindi >= english) return { script: 'roman_hindi', sure: plain.length > 1 }
  return english > 0 ? { script: 'english', sure: english > 1 || plain.length > 3 } : null
}

/** Whether a message asks for nothing but another language: the last answer is meant. */
export const isSpeechWish = (words: Words): boolean => words.plain.length <= 7 && wishIn(words) !== null

/** What tells how an answer is to be written, beside the messages. */
export type Chosen = {
  person: { language: Language }
  /** what the person chose to be answered in */
  speech?: Script
  /** no question was asked */
  predict?: unknown
}

/**
 * What an answer is written in: as was asked for in so many words, as was chosen, as the question is written; of a short one that does
 * not tell, as the talk was; else in the language of the birth. A wish holds for the talk, until the next.
 */
export const speechOf = (
  message: Message,
  earlier: readonly Message[],
  { person, speech, predict }: Chosen,
): Script => {
  const ofBirth: Script = person.language === 'Hindi' ? 'devanagari' : 'english'
  if (predict) return ofBirth
  const wished =
    wishIn(message.words) ?? speech ?? earlier.map(({ words }) => wishIn(words)).find((wish) => wish !== null) ?? null
  if (wished) return wished
  const written = writtenIn(message)
  if (written?.sure) return written.script
  const before = earlier.map(writtenIn).find((one) => one?.sure)
  return before?.script ?? written?.script ?? ofBirth
}

/** The language of a way of writing. */
export const codeOf = (script: Script): Code => (script === 'english' ? 'en' : 'hi')
