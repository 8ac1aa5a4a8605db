/** What the embedded astrologer would say: a language model is given the same, and writes it in its own words. */
import type { Script } from '@dhruva/intent'
import type { Question as Asked, Form, Speech } from '@dhruva/intent/parse'
import { answer, readingsOf } from '#answer.ts'
import type { Days } from '#parts.ts'
import { preparedOf } from '#prepared.ts'
import { countWords } from '#sentences/draft.ts'
import type { Fact, Question, Sentence } from '#types.ts'
import { wordsAllowed } from '#write/readings/index.ts'

/** A day without end: until something ends has only its last. */
export type Stretch = { from: Days | null; to: Days | null }

/** What an answer has to say first. */
export type PlannedVerdict = Sentence & {
  /** the stretches of time that it names, of its facts */
  stretches: Stretch[]
  /** whether it begins with a yes or a no; null where it does neither */
  sign: 'yes' | 'no' | null
}

export type Plan = {
  /** all of it without the care around it, in its order */
  sentences: Sentence[]
  facts: Fact[]
  /** of each question that is answered; empty of a public figure and of two births */
  verdicts: Array<{ asked: Asked; verdict: PlannedVerdict }>
  speech: Script
  /** words that the answer may have */
  words: number
}

const SCRIPT: Record<Speech, Script> = { en: 'english', hi: 'devanagari', hing: 'roman_hindi' }

/** What an answer is written in: as the embedded astrologer would. */
export const speechOf = (question: Question): Script => SCRIPT[preparedOf(question).parsed.speech]

/** No judgement of a matter is given of a public figure, whose life is private, or of two births. */
export const isJudged = ({ celebrity, other }: Question): boolean => !(celebrity || other)

/** Behind the name that a first answer begins with. */
const opens = (words: string): RegExp => new RegExp(`^(?:[^,.]{1,30}, )?(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
const YES = opens('yes|हाँ|हां|जी हाँ|haan|ha|han|ji haan')
const NO = opens('no|नहीं|जी नहीं|nahi|nahin|ji nahi')

export const signOf = (text: string): PlannedVerdict['sign'] => {
  if (YES.test(text)) return 'yes'
  return NO.test(text) ? 'no' : null
}

const stretchOf = ({ parts }: Fact): Stretch[] => {
  if (parts.says === 'window') return [{ from: parts.from, to: parts.to }]
  return parts.says === 'until' ? [{ from: null, to: parts.to }] : []
}

/** A verdict names its time only where its text does. */
const NAMES_TIME = /\d/

const verdictOf = (sentence: Sentence, known: ReadonlyMap<string, Fact>): PlannedVerdict => ({
  ...sentence,
  stretches: NAMES_TIME.test(sentence.text)
    ? sentence.facts.flatMap((id) => {
        const fact = known.get(id)
        return fact ? stretchOf(fact) : []
      })
    : [],
  sign: signOf(sentence.text),
})

/** Words by form where no matter of life is read (7.1 of the design of the astrologer). */
const WORDS: Partial<Record<Form, number>> = {
  compare_days: 45,
  choose_date: 80,
  what_is: 60,
  list: 60,
  count: 60,
  simpler: 50,
  explain_more: 100,
  is_it_certain: 45,
  disagree: 45,
  complaint: 45,
}
const WORDS_ELSE = 110
/** Of a public figure; of two births. */
const WORDS_UNJUDGED = 150

const wordsFor = (question: Question, said: number): number => {
  if (!isJudged(question)) return Math.max(WORDS_UNJUDGED, said)
  const { contextOf, parsed } = preparedOf(question)
  const each = parsed.questions.map((asked) => {
    const context = contextOf(asked)
    return wordsAllowed(context) ?? WORDS[asked.form] ?? WORDS_ELSE
  })
  return Math.max(
    each.reduce((sum, words) => sum + words, 0),
    said,
  )
}

const plans = new WeakMap<Question, Plan>()

const planFor = (question: Question): Plan => {
  const { paragraphs, facts } = answer(question)
  const prepared = preparedOf(question)
  const { before, after, parsed } = prepared
  const sentences = paragraphs.slice(before.length, paragraphs.length - after.length).flat()
  const read = isJudged(question) ? readingsOf(question) : []
  const known = new Map(facts.map((fact) => [fact.id, fact]))
  const verdicts = read.flatMap((written, at) => {
    const asked = parsed.questions[at]
    const first = written[0]?.[0]
    return asked && first ? [{ asked, verdict: verdictOf(first, known) }] : []
  })
  const said = sentences.reduce((sum, { text }) => sum + countWords(text), 0)
  return { sentences, facts, verdicts, speech: speechOf(question), words: wordsFor(question, said) }
}

/** What the embedded astrologer would say to a question; made once for as long as the question is. */
export const planOf = (question: Question): Plan => {
  const known = plans.get(question) ?? planFor(question)
  plans.set(question, known)
  return known
}
