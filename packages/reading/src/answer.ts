import type { About, Question as Asked } from '@dhruva/intent/parse'
import { predictionFor } from '#prediction/of-question.ts'
import { NO_QUESTION } from '#write/context.ts'
import { writeMatch } from '#write/match/match.ts'
import { MORE } from '#write/more-data.ts'
import { nextQuestions } from '#write/readings/next.ts'
import { type Prepared, preparedOf } from './prepared.ts'
import type { Answer, Fact, Question, Sentence } from './types.ts'
import { writtenFor, writtenOf } from './writers.ts'

/** So many questions of one message are answered. */
const ANSWERED = 3

/** For as long as what was prepared: whoever asks again has the same wordings. */
const read = new WeakMap<Prepared, Sentence[][][]>()

const readEach = (question: Question, prepared: Prepared): Sentence[][][] => {
  const { questions } = prepared.parsed
  // a comparison answers all of its message at once
  if (question.other) return [writtenOf(prepared, questions[0] ?? NO_QUESTION, writeMatch).paragraphs]
  const write = (asked: Asked) => writtenOf(prepared, asked, writtenFor)
  const each = prepared.written?.slice(0, ANSWERED) ?? questions.slice(0, ANSWERED).map(write)
  return each.map(({ paragraphs }) => paragraphs)
}

/** What is written on each question of a message, in their order: nothing where nobody has words for it. */
export const readingsOf = (question: Question): Sentence[][][] => {
  const prepared = preparedOf(question)
  const known = read.get(prepared) ?? readEach(question, prepared)
  read.set(prepared, known)
  return known
}

const readingOf = (question: Question): Sentence[][] => {
  const { questions, more, speech } = preparedOf(question).parsed
  const answered = readingsOf(question).flat()
  const isMore = !question.other && (more > 0 || questions.length > ANSWERED)
  return isMore ? [...answered, [{ text: MORE[speech], facts: [] }]] : answered
}

const aboutOf = ({ parsed }: Prepared): About[] =>
  parsed.questions.slice(0, ANSWERED).map(({ subject, matter, form }) => ({ subject, matter, form }))

const citedOf = (paragraphs: readonly Sentence[][], prepared: Prepared): Fact[] => {
  const cited = new Set(paragraphs.flatMap((paragraph) => paragraph.flatMap((sentence) => sentence.facts)))
  return [...prepared.known().values()].filter((fact) => cited.has(fact.id))
}

const written = (question: Question, prepared: Prepared): Answer => {
  const { contextOf, before, after, charged, parsed } = prepared
  const paragraphs = [...before, ...readingOf(question), ...after]
  const [first] = parsed.questions
  const next = first && !question.celebrity && !question.other ? nextQuestions(contextOf(first)) : []
  return { kind: 'reading', charged, about: aboutOf(prepared), next, paragraphs, facts: citedOf(paragraphs, prepared) }
}

/** The facts that an answer to this question may rest on; of a birth of an uncertain time only those that hold. */
export const factsFor = (question: Question): Fact[] => {
  const prediction = predictionFor(question)
  if (prediction) return prediction.facts
  const { given, known } = preparedOf(question)
  // its writers bring facts along
  if (!given) readingsOf(question)
  return [...known().values()]
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

/** What talk can be of by itself. */
const OF_NO_LIFE: ReadonlySet<About['matter']> = new Set<About['matter']>(['off_topic', 'service'])

const answerTo = (question: Question): Answer => {
  const prediction = predictionFor(question)
  if (prediction) return { kind: 'reading', charged: true, about: [], next: [], ...prediction }
  const prepared = preparedOf(question)
  const { given } = prepared
  if (!given) return written(question, prepared)
  const facts = citedOf(given.paragraphs, prepared)
  // a courtesy before any reading is of no matter that a question could go on from
  const isNothing = given.kind === 'talk' && !question.history.some(({ kind }) => kind === 'reading')
  const about = aboutOf(prepared).map((one) =>
    isNothing && !OF_NO_LIFE.has(one.matter) ? { ...one, matter: null } : one,
  )
  return { kind: given.kind, charged: false, about, next: [], paragraphs: given.paragraphs, facts }
}

/** Whether the reply to this question costs nothing; known before a reading is written, whoever writes it. */
export const isFree = (question: Question): boolean => {
  if (question.predict) return false
  const { charged, given } = preparedOf(question)
  return given !== null || !charged
}
