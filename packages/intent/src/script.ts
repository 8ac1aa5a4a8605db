import type { Code } from '@dhruva/common'
import { type Message, messageOf } from './message.ts'
import type { Script } from './types.ts'
import * as W from './vocabulary-data.ts'

/** Devanagari when a third of the letters are; a Latin message is Hindi when Hindi words are not outnumbered. */
const scriptIn = ({ text, words }: Message): Script => {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (devanagari > 0 && devanagari * 2 >= latin) return 'devanagari'
  const count = (list: typeof W.ROMAN_MARKERS) => {
    const known = new Set(list.flatMap((pattern) => pattern.words))
    const folded = list[0]?.folded ?? false
    return (folded ? words.folded : words.plain).filter((word) => known.has(word)).length
  }
  const roman = count(W.ROMAN_MARKERS)
  return roman > 0 && roman >= count(W.ENGLISH_MARKERS) ? 'roman_hindi' : 'english'
}

/** How a text is written. */
export const scriptOf = (text: string): Script => scriptIn(messageOf(text))

/** The language of a way of writing. */
export const codeOf = (script: Script): Code => (script === 'english' ? 'en' : 'hi')
