import { type ConceptPlaces, conceptsIn, lexiconOf } from '#care/concepts.ts'
import { CONCEPTS } from '#care/concepts-data.ts'
import { meets } from '#care/rules.ts'
import { GRAVE_RULES } from '#care/rules-data.ts'
import { lazy } from '#lazy.ts'
import type { Refusal } from '#types.ts'
import { type Words, wordsOf } from '#words.ts'
import { classifierOf } from './classifier.ts'
import { weightsIn } from './weights.ts'
import { SELF_HARM_WEIGHTS } from './weights-data.ts'

const HARMLESS = 'harmless'
/** What is like a cry for help is one only where this is spoken of. */
const SPOKEN_OF = 'lifeOrDeath'

const lexicon = lazy(() => lexiconOf(CONCEPTS))
const selfHarm = lazy(() => classifierOf(weightsIn(SELF_HARM_WEIGHTS)))

/** The concepts of a message, and those of its words that belong to no harmless expression. */
const heardIn = ({ plain }: Words): { concepts: ConceptPlaces; earnest: string[] } => {
  const concepts = conceptsIn(plain, lexicon(), HARMLESS)
  const covers = concepts.get(HARMLESS) ?? []
  return { concepts, earnest: plain.filter((_, at) => !covers.some(([from, to]) => from <= at && at <= to)) }
}

/** The words of a message that a classifier looks at. */
export const earnestWords = (words: Words): string[] => heardIn(words).earnest

/** From this probability on a message is answered with care; a higher one when it is clearly of another grave matter. */
const THRESHOLD = { unruled: 0.35, ruled: 0.5 }
/** A few words are like anything. */
const WORDS_MIN = 4

/**
 * What is heard behind the words of a message, whichever they are; the gravest first, null when nothing is. Somebody who
 * wants to die is rather heard once too often: what no rule names is compared with what others said. The first message
 * takes a fifth of a second longer, for then the concepts are spelled out.
 */
export const graveMatterOf = (words: Words): Refusal | null => {
  const { concepts, earnest } = heardIn(words)
  const ruled = GRAVE_RULES.find(([, rules]) => meets(rules, concepts))?.[0] ?? null
  if (ruled === 'self_harm' || earnest.length < WORDS_MIN || !concepts.has(SPOKEN_OF)) return ruled
  return selfHarm()(earnest) > THRESHOLD[ruled ? 'ruled' : 'unruled'] ? 'self_harm' : ruled
}

/** The same of a message as it was written. */
export const graveMatterIn = (message: string): Refusal | null => graveMatterOf(wordsOf(message))
