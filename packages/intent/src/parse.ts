import { earlierIn, messageOf } from './message.ts'
import { type MatchRequest, matchRequestOf, type Tie, tieOf } from './partner.ts'
import { type PublicMatter, publicMatterOf } from './public-matter.ts'
import { intentOf } from './recognise.ts'
import { type Chosen, speechOf } from './speech.ts'
import type { Intent, Script, Turn } from './types.ts'

/** A message, the talk before it, and what was chosen for the answer. */
export type Asked = Chosen & { message: string; history: readonly Turn[] }

/** All that is read out of a message and the talk before it. */
export type ParsedMessage = {
  intent: Intent
  /** what the answer is written in */
  speech: Script
  /** the message's words in small letters: the same however it is punctuated */
  words: readonly string[]
  /** the comparison with someone that is asked for; null when none is */
  match: MatchRequest | null
  /** what it names of two people; null when nothing */
  tie: Tie | null
  /** of a public figure: what is asked about them; null when nothing of theirs is */
  publicMatter: PublicMatter | null
}

/** Reads a message once for everyone who answers it: no text of the talk is cut into words twice. */
export const parse = (asked: Asked): ParsedMessage => {
  const message = messageOf(asked.message)
  const earlier = earlierIn(asked.history)
  return {
    intent: intentOf(message, earlier),
    speech: speechOf(message, earlier, asked),
    words: message.words.plain,
    match: matchRequestOf(message, earlier),
    tie: tieOf(message.words),
    publicMatter: publicMatterOf(message.words),
  }
}
