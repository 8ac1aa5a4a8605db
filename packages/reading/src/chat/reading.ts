import type { Form, ReadingTopic } from '@dhruva/intent'
import { ADULT } from '#rules.ts'
import { type Draft, draft, trimToWordLimit } from '#sentences/draft.ts'
import type { ReadingContext } from '#sentences/reading-context.ts'
import type { Sentence } from '#types.ts'
import { choicePlan } from './choice.ts'
import { answerContext } from './context.ts'
import { dashasEndedPart } from './dashas-ended.ts'
import { PLANS, until } from './plans.ts'
import { spanPlan } from './time-plan.ts'

/** Oracle may take more room than Astra; both stay inside what reads well on a phone. */
const LIMITS = { Oracle: 245, Astra: 215 }

/** From this age on a question of children is one of those who are there. */
const ELDER = { Female: 50, Male: 65 }

/** The topic a person of this age is answered on, and the sentence that says why it is another one. */
export const allowed = (
  view: ReadingContext,
  topic: ReadingTopic,
): { topic: ReadingTopic; note: Draft | null; form?: Form } => {
  const { notes } = view.t.frames
  if (view.age >= ADULT || view.age < 0) {
    const elder = view.age >= ELDER[view.question.person.gender]
    if (topic === 'children' && elder) return { topic, note: draft(notes.elderChildren(view.age), []), form: 'open' }
    const isBond = topic === 'love_marriage' && view.stage === 'married' && view.intent.form === 'when'
    return { topic, note: isBond ? draft(notes.married, []) : null }
  }
  if (topic === 'love_marriage' || topic === 'children')
    return { topic: 'education', note: draft(notes.minorLove(view.age), []) }
  if (['career', 'money', 'property'].includes(topic))
    return { topic: 'education', note: draft(notes.minorWork(view.age), []) }
  return { topic, note: null }
}

/** The plan a question asks for: a choice, a named time, else by its form. A yes or no keeps its own plan in a named time. */
const planOf = (view: ReadingContext, topic: ReadingTopic, form: Form): Array<Array<Draft | null>> => {
  const context = answerContext(view, topic)
  const { versus, followUp } = view.intent
  if (followUp === 'until') return until(context)
  if (versus && (view.age >= ADULT || versus === 'unknown')) return choicePlan(context, versus)
  const named = view.time && form !== 'yes_no' ? spanPlan(context, view.time) : null
  return named ?? PLANS[form](context)
}

/** A matter of life: verdict, reasons of the chart, the running periods, what comes, one thing to do. */
export const composeReading = (view: ReadingContext, asked: ReadingTopic): Sentence[][] => {
  const { topic, note, form = view.intent.form } = allowed(view, asked)
  return trimToWordLimit(
    [[note, dashasEndedPart(view)], ...planOf(view, topic, form)],
    view.time || view.intent.form === 'when' ? LIMITS.Oracle : LIMITS[view.question.astrologer],
  )
}
