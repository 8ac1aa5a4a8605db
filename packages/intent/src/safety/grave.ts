import { BETTING_EXAMPLES } from '#safety/examples/betting-data.ts'
import { DEATH_EXAMPLES } from '#safety/examples/death-data.ts'
import { LEGAL_EXAMPLES } from '#safety/examples/legal-data.ts'
import { MEDICAL_EXAMPLES } from '#safety/examples/medical-data.ts'
import { ORDINARY_EXAMPLES } from '#safety/examples/ordinary-data.ts'
import { PREGNANCY_EXAMPLES } from '#safety/examples/pregnancy-data.ts'
import { SELF_HARM_EXAMPLES } from '#safety/examples/self-harm-data.ts'
import type { Refusal } from '#types.ts'
import { type Words, wordsOf } from '#words.ts'
import { type Classifier, train } from './classifier.ts'
import { conceptsIn, type Lexicon, lexiconOf, type Said } from './concepts.ts'
import { CONCEPTS } from './concepts-data.ts'
import { meets } from './rules.ts'
import { GRAVE_RULES } from './rules-data.ts'

const OTHERS = [
  ...ORDINARY_EXAMPLES,
  ...DEATH_EXAMPLES,
  ...PREGNANCY_EXAMPLES,
  ...MEDICAL_EXAMPLES,
  ...LEGAL_EXAMPLES,
  ...BETTING_EXAMPLES,
]

const HARMLESS = 'harmless'
/** What is like a cry for help is one only where this is spoken of. */
const SPOKEN_OF = 'lifeOrDeath'

/** The words of a message that belong to no harmless expression. */
const inEarnest = ({ plain }: Words, said: Said): string[] => {
  const covers = said.get(HARMLESS) ?? []
  return plain.filter((_, at) => !covers.some(([from, to]) => from <= at && at <= to))
}

type Recogniser = { lexicon: Lexicon; selfHarm: Classifier }

const learn = (): Recogniser => {
  const lexicon = lexiconOf(CONCEPTS)
  const earnest = (example: string) => {
    const words = wordsOf(example)
    return inEarnest(words, conceptsIn(words.plain, lexicon, HARMLESS))
  }
  return { lexicon, selfHarm: train(SELF_HARM_EXAMPLES.map(earnest), OTHERS.map(earnest)) }
}

let recogniser: Recogniser | null = null

/** From this probability on a message is answered with care; a higher one when it is clearly of another grave matter. */
const THRESHOLD = { unruled: 0.35, ruled: 0.5 }
/** A few words are like anything. */
const WORDS_MIN = 4

/**
 * What is heard behind the words of a message, whichever they are; the gravest first, null when nothing is. Somebody who
 * wants to die is rather heard once too often: what no rule names is compared with what others said. The first message
 * takes a second longer, for then the words are learnt.
 */
export const graveMatterOf = (words: Words): Refusal | null => {
  recogniser ??= learn()
  const said = conceptsIn(words.plain, recogniser.lexicon, HARMLESS)
  const ruled = GRAVE_RULES.find(([, rules]) => meets(rules, said))?.[0] ?? null
  const earnest = inEarnest(words, said)
  if (ruled === 'self_harm' || earnest.length < WORDS_MIN || !said.has(SPOKEN_OF)) return ruled
  return recogniser.selfHarm(earnest) > THRESHOLD[ruled ? 'ruled' : 'unruled'] ? 'self_harm' : ruled
}
