import type { Focus, ReadingTopic } from '@dhruva/intent'
import { FOCUS_TOPICS } from '@dhruva/intent'
import type { ReadingContext } from '#sentences/reading-context.ts'
import type { Level } from '#texts/en/frames-judgement.ts'
import { levelOf, type Reason, reasonsFor } from './factors.ts'
import { type Window, windowsOf } from './windows.ts'

/** What lies before an astrologer who answers on one matter: reasons weighed, windows counted. */
export type AnswerContext = {
  view: ReadingContext
  topic: ReadingTopic
  /** what sentences call the matter, and the narrower one that was named */
  subject: string
  asked: string
  level: Level
  pro: Reason | null
  con: Reason | null
  reasons: Reason[]
  windows: Window[]
  oracle: boolean
}

/** Not matters in themselves: "for your mother the chart leans towards yes" says nothing. */
const PEOPLE: ReadonlySet<Focus> = new Set<Focus>(['mother', 'father', 'siblings', 'in_laws'])

/** A debilitated lord is always told; else the heaviest reason against, of another graha than the one for. */
const againstOf = (reasons: readonly Reason[], pro: Reason | null): Reason | null => {
  const against = reasons.filter((reason) => reason.weight < 0)
  return (
    against.find((reason) => reason.grave) ??
    against.find((reason) => reason.about !== pro?.about) ??
    against[0] ??
    null
  )
}

export const answerContext = (view: ReadingContext, topic: ReadingTopic): AnswerContext => {
  const { focus } = view.intent
  const reasons = reasonsFor(view, topic)
  const pro = reasons.find((reason) => reason.weight > 0) ?? null
  const subject = view.t.frames.subject(topic, view.stage, focus)
  return {
    view,
    topic,
    subject,
    asked: focus && FOCUS_TOPICS[focus] === topic && !PEOPLE.has(focus) ? view.t.frames.focusName(focus) : subject,
    level: levelOf(view, topic, reasons),
    pro,
    con: againstOf(reasons, pro),
    reasons,
    windows: windowsOf(view, topic),
    oracle: view.question.astrologer === 'Oracle',
  }
}
