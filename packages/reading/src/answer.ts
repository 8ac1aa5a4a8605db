import type { About } from '@dhruva/intent/parse'
import { agreedReading, firmFacts } from '#possible/agreed-reading.ts'
import { predictionFor } from '#prediction/of-question.ts'
import { writeChart } from '#write/chart/chart.ts'
import { writeRemedy } from '#write/chart/remedy.ts'
import { NO_QUESTION } from '#write/context.ts'
import { writeDays } from '#write/days/days.ts'
import { MORE } from '#write/more-data.ts'
import { writeReading } from '#write/readings/index.ts'
import { nextQuestions } from '#write/readings/next.ts'
import { writeTalk } from '#write/talk/talk.ts'
import type { Writer } from '#write/types.ts'
import { answerByTopic } from './answer-by-topic.ts'
import { isMatch, type Prepared, preparedOf } from './prepared.ts'
import type { Answer, Fact, Question, Sentence } from './types.ts'

/** Who has words for a question; the first that has answers it. */
const WRITERS: readonly Writer[] = [writeTalk, writeRemedy, writeDays, writeChart, writeReading]

/** So many questions of one message are answered. */
const ANSWERED = 3

/** The answer of the first writer that has words for the question. */
const writtenFor: Writer = (context) => {
  for (const write of WRITERS) {
    const paragraphs = write(context)
    if (paragraphs) return paragraphs
  }
  return null
}

/** For as long as what was prepared: whoever asks again has the same wordings. */
const read = new WeakMap<Prepared, Sentence[][][]>()

const readEach = ({ possibleOf, parsed: { questions } }: Prepared): Sentence[][][] =>
  questions.slice(0, ANSWERED).map((asked) => {
    const contexts = possibleOf(asked)
    const [context] = contexts
    if (!context) return []
    return (contexts.length > 1 ? agreedReading(contexts, writtenFor) : writtenFor(context)) ?? []
  })

/** What is written on each question of a message, in their order: nothing where nobody has words for it. */
export const readingsOf = (prepared: Prepared): Sentence[][][] => {
  const known = read.get(prepared) ?? readEach(prepared)
  read.set(prepared, known)
  return known
}

const readingOf = (prepared: Prepared): Sentence[][] => {
  const { questions, more, speech } = prepared.parsed
  const answered = readingsOf(prepared).flat()
  const isMore = more > 0 || questions.length > ANSWERED
  return isMore ? [...answered, [{ text: MORE[speech], facts: [] }]] : answered
}

/** Facts that the writers of a reply could cite; of a birth whose time is not exact those that hold. */
const knownOf = ({ contextOf, possibleOf, parsed: { questions } }: Prepared): Map<string, Fact> =>
  new Map(
    [NO_QUESTION, ...questions].flatMap((asked) => {
      const possible = possibleOf(asked)
      return [...(possible.length > 1 ? firmFacts(possible) : contextOf(asked).facts)]
    }),
  )

const aboutOf = ({ parsed }: Prepared): About[] =>
  parsed.questions.slice(0, ANSWERED).map(({ subject, matter, form }) => ({ subject, matter, form }))

/** Whether whose chart it is, or with whom it is compared, leaves only what the topic gives. */
export const isByTopic = (question: Question): boolean => {
  return question.celebrity === true || isMatch(question)
}

const citedOf = (paragraphs: readonly Sentence[][], prepared: Prepared): Fact[] => {
  const cited = new Set(paragraphs.flatMap((paragraph) => paragraph.flatMap((sentence) => sentence.facts)))
  return [...knownOf(prepared).values()].filter((fact) => cited.has(fact.id))
}

const written = (question: Question, prepared: Prepared): Answer => {
  const { contextOf, before, after, charged, parsed } = prepared
  const about = aboutOf(prepared)
  const reading = isByTopic(question) ? [] : readingOf(prepared)
  // what nobody has words for yet is answered by its topic
  if (reading.length === 0) {
    const { paragraphs, facts, free } = answerByTopic(question)
    const kind = free ? 'refusal' : 'reading'
    return { kind, charged: charged && !free, about, next: [], paragraphs: [...before, ...paragraphs, ...after], facts }
  }
  const paragraphs = [...before, ...reading, ...after]
  const next = parsed.questions[0] ? nextQuestions(contextOf(parsed.questions[0])) : []
  return { kind: 'reading', charged, about, next, paragraphs, facts: citedOf(paragraphs, prepared) }
}

/** For as long as the question is: whoever asks again has the same wordings. */
const answered = new WeakMap<Question, Answer>()

/**
 * The embedded astrologer's answer to one message, in the language and script of the question. A pure function of the question:
 * one chart, question, talk and Indian day have one answer.
 */
export const answer = (question: Question): Answer => {
  const known = answered.get(question) ?? answerTo(question)
  answered.set(question, known)
  return known
}

const answerTo = (question: Question): Answer => {
  const prediction = predictionFor(question)
  if (prediction) return { kind: 'reading', charged: true, about: [], next: [], ...prediction }
  const prepared = preparedOf(question)
  const { given } = prepared
  if (!given) return written(question, prepared)
  const facts = citedOf(given.paragraphs, prepared)
  return { kind: given.kind, charged: false, about: aboutOf(prepared), next: [], paragraphs: given.paragraphs, facts }
}

/** Whether the reply to this question costs nothing; known before a reading is written, whoever writes it. */
export const isFree = (question: Question): boolean => {
  if (question.predict) return false
  const { charged, given } = preparedOf(question)
  if (given || !charged) return true
  return question.celebrity === true && !answer(question).charged
}
