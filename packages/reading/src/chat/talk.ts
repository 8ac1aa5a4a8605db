import type { Refusal, Talk } from '@dhruva/intent'
import { grahaOf } from '#chart.ts'
import { type Draft, draft, trimToWordLimit } from '#sentences/draft.ts'
import { dashaDate, graha, nakshatra, type ReadingContext, sign } from '#sentences/reading-context.ts'
import { startersIn } from '#starters.ts'
import type { Helpline, Sentence } from '#types.ts'
import * as part from './parts.ts'
import * as timed from './timed-parts.ts'

const LIMIT = 150

const questions = (view: ReadingContext): Draft[] => {
  const { person, astrologer } = view.question
  const holds = view.firm?.holds('dasha.maha') ?? true
  const maha = holds ? (view.running?.maha.lord ?? null) : null
  return startersIn(view.code, person, astrologer, maha, view.age).map((text) => draft(view.t.talk.question(text), []))
}

const greeting = (view: ReadingContext): Array<Array<Draft | null>> => [
  [draft(view.t.talk.greeting(view.name, view.question.astrologer), []), part.giftPart(view, 0)],
  [timed.antarPart(view, 'life', 2)],
  [draft(view.t.talk.greetingAsk, [])],
  questions(view),
]

const thanks = (view: ReadingContext): Array<Array<Draft | null>> => {
  const { talk } = view.t
  const { running } = view
  const date = running
    ? draft(talk.thanksDate(graha(view, running.antar.lord), dashaDate(view, running.antar.end)), ['dasha.antar'])
    : part.giftPart(view, 0)
  return [[draft(talk.thanks(view.name), []), date], [draft(talk.thanksEnd, [])]]
}

const identity = (view: ReadingContext): Array<Array<Draft | null>> => {
  const { talk } = view.t
  const moon = grahaOf(view.chart, 'moon')
  const fact = talk.identityFact(
    sign(view, view.chart.ascendant.sign),
    graha(view, 'moon'),
    nakshatra(view, moon.nakshatra),
  )
  return [
    [draft(talk.identity(view.question.astrologer), [])],
    [draft(talk.identityHow, []), draft(fact, ['lagna', 'moon.nakshatra'])],
    [draft(talk.identityEnd, [])],
  ]
}

const offTopic = (view: ReadingContext): Array<Array<Draft | null>> => {
  const { talk } = view.t
  const { running } = view
  const fact = running
    ? draft(talk.offTopicFact(graha(view, running.antar.lord), dashaDate(view, running.antar.end)), ['dasha.antar'])
    : part.giftPart(view, 0)
  return [
    [draft(talk.offTopic(view.name), []), fact],
    [draft(talk.greetingAsk, [])],
    questions(view),
    [draft(talk.notCharged, [])],
  ]
}

const TALKS: Record<Talk, (view: ReadingContext) => Array<Array<Draft | null>>> = {
  greeting,
  thanks,
  identity,
  off_topic: offTopic,
}

/** Courtesies and strayings: short, with one true fact of the chart. */
export const composeTalk = (view: ReadingContext, topic: Talk): Sentence[][] =>
  trimToWordLimit(TALKS[topic](view), LIMIT)

/** What is not foretold: kindly, firmly, without a single fact of the chart. In danger, care and a number come first. */
export const composeRefusal = (view: ReadingContext, refusal: Refusal, help: Helpline): Sentence[][] => {
  const { talk } = view.t
  // who is in danger is not told of money
  const paragraphs =
    refusal === 'self_harm' ? talk.selfHarm(view.name, help) : [...talk.refusals[refusal], [talk.notCharged]]
  return paragraphs.map((paragraph) => paragraph.map((text) => ({ text, facts: [] })))
}
