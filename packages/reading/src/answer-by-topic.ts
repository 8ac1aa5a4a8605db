import { type Intent, READING_TOPICS, REFUSALS, TALKS } from '@dhruva/intent'
import { composeAsk } from '#chat/asks.ts'
import { composeDay } from '#chat/day.ts'
import { composeMatch } from '#chat/match-reply.ts'
import { composePublicFigure } from '#chat/public-figure.ts'
import { composeReading } from '#chat/reading.ts'
import { composeRemedies } from '#chat/remedies.ts'
import { composeRefusal, composeTalk } from '#chat/talk.ts'
import { predictionFor } from '#prediction/of-question.ts'
import { type ReadingContext, readingContext } from '#sentences/reading-context.ts'
import { certainOf, composeUncertain } from '#uncertain/answer.ts'
import type { Certain } from '#uncertain/certain.ts'
import { parsedOf } from './parsed.ts'
import type { Composed, Fact, Helpline, Question, Sentence } from './types.ts'

/** India's round-the-clock mental health line and its one emergency number. */
export const HELPLINE: Helpline = { name: 'Tele-MANAS', number: '14416', emergency: '112' }

/** What was written, on which topic, and the facts it cites. */
export type ByTopic = Composed & { intent: Intent; facts: Fact[] }

const free = (paragraphs: Sentence[][]): Composed => ({ paragraphs, free: true })

const composeFor = (view: ReadingContext, intent: Intent, help: Helpline): Composed => {
  if (view.question.celebrity && intent.topic !== 'self_harm') return composePublicFigure(view)
  const refusal = REFUSALS.find((topic) => topic === intent.topic)
  if (refusal) return free(composeRefusal(view, refusal, help))
  const compared = composeMatch(view)
  if (compared) return { paragraphs: compared, free: false }
  const talk = TALKS.find((topic) => topic === intent.topic)
  return talk ? free(composeTalk(view, talk)) : { paragraphs: composeMatter(view, intent), free: false }
}

const composeMatter = (view: ReadingContext, intent: Intent): Sentence[][] => {
  if (intent.topic === 'today' || intent.topic === 'tomorrow') return composeDay(view)
  if (intent.topic === 'remedies') return composeRemedies(view)
  if (intent.ask) return composeAsk(view, intent.ask)
  return composeReading(view, READING_TOPICS.find((topic) => topic === intent.topic) ?? 'life')
}

/** What holds of a chart whose time of birth is uncertain; null for an exact one. */
const certainIn = (view: ReadingContext): Certain | null => {
  const { uncertainty = 0 } = view.question
  return uncertainty === 0 ? null : certainOf(view, uncertainty)
}

/**
 * The facts an answer to this question may rest on: the chart's, and those of the day it is answered for. Of a birth of an
 * uncertain time, only those that hold.
 */
export const factsFor = (question: Question): Fact[] => {
  const prediction = predictionFor(question)
  if (prediction) return prediction.facts
  const view = readingContext(question)
  return [...(certainIn(view) ?? view).facts.values()]
}

/**
 * A prediction; and what is answered by the topic alone: a public figure, two kundlis laid beside each other, a time of birth that is
 * not exact. A pure function of the question.
 */
export const answerByTopic = (question: Question, help: Helpline = HELPLINE): ByTopic => {
  const { intent } = parsedOf(question)
  const prediction = predictionFor(question)
  if (prediction) return { intent, free: false, ...prediction }
  const view = readingContext(question)
  const certain = certainIn(view)
  let isFree = false
  const ordinary = (of: ReadingContext) => {
    const composed = composeFor(of, intent, help)
    isFree = composed.free
    return composed.paragraphs
  }
  const paragraphs = (certain ? composeUncertain(certain, ordinary) : ordinary(view)).map((paragraph) =>
    paragraph.map(({ text, facts }) => ({ text: view.write(text), facts })),
  )
  const cited = new Set(paragraphs.flat().flatMap((sentence) => sentence.facts))
  return {
    intent,
    free: isFree,
    paragraphs,
    facts: [...(certain ?? view).facts.values()].filter((fact) => cited.has(fact.id)),
  }
}
