import { BETTING_EXAMPLES } from '#intent/examples/betting-data.ts'
import { DEATH_EXAMPLES } from '#intent/examples/death-data.ts'
import { LEGAL_EXAMPLES } from '#intent/examples/legal-data.ts'
import { MEDICAL_EXAMPLES } from '#intent/examples/medical-data.ts'
import { ORDINARY_EXAMPLES } from '#intent/examples/ordinary-data.ts'
import { PREGNANCY_EXAMPLES } from '#intent/examples/pregnancy-data.ts'
import { SELF_HARM_EXAMPLES } from '#intent/examples/self-harm-data.ts'
import { conceptsIn, type Lexicon, lexiconOf, type Said } from '#intent/grave/concepts.ts'
import { CONCEPTS } from '#intent/grave/concepts-data.ts'
import { type Likeness, likenessTo } from '#intent/grave/likeness.ts'
import { meets } from '#intent/grave/rules.ts'
import { GRAVE_RULES } from '#intent/grave/rules-data.ts'
import { type Words, wordsOf } from '#intent/normalise.ts'
import type { Refusal } from '#types.ts'

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

type Ear = { lexicon: Lexicon; selfHarm: Likeness }

const learn = (): Ear => {
  const lexicon = lexiconOf(CONCEPTS)
  const earnest = (example: string) => {
    const words = wordsOf(example)
    return inEarnest(words, conceptsIn(words.plain, lexicon, HARMLESS))
  }
  return { lexicon, selfHarm: likenessTo(SELF_HARM_EXAMPLES.map(earnest), OTHERS.map(earnest)) }
}

let ear: Ear | null = null

/** So like the examples must a message be to be answered with care; more when it is clearly of another grave matter. */
const LIKE = { else: 0.35, ruled: 0.5 }
/** A few words are like anything. */
const WORDS_MIN = 4

/**
 * What is heard behind the words of a message, whichever they are; the gravest first, null when nothing is. Somebody who
 * wants to die is rather heard once too often: what no rule names is compared with what others said. The first message
 * takes a second longer, for then the words are learnt.
 */
export const graveMatterOf = (words: Words): Refusal | null => {
  ear ??= learn()
  const said = conceptsIn(words.plain, ear.lexicon, HARMLESS)
  const ruled = GRAVE_RULES.find(([, rules]) => meets(rules, said))?.[0] ?? null
  const earnest = inEarnest(words, said)
  if (ruled === 'self_harm' || earnest.length < WORDS_MIN || !said.has(SPOKEN_OF)) return ruled
  return ear.selfHarm(earnest) > LIKE[ruled ? 'ruled' : 'else'] ? 'self_harm' : ruled
}
