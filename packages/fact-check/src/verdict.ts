import { DAY_MS } from '@dhruva/common'
import type { Form } from '@dhruva/intent/parse'
import { noonOfDay, type PlannedVerdict, planOf, type Question, signOf } from '@dhruva/reading'
import { spanOfDays } from './cited.ts'
import { means, slackMs } from './sky.ts'
import { tokensOf } from './tokens.ts'
import type { TimeWord } from './types.ts'

/** What a reply has to say before anything of it is shown. */
export type Verdict = {
  /** the embedded astrologer's sentence of it, and its facts */
  says: string
  facts: readonly string[]
  /** whether a sentence says it: its time where it has one, and never the opposite */
  carries: (sentence: string) => boolean
}

/** Forms whose answer is a time. */
const ASKS_TIME: ReadonlySet<Form> = new Set<Form>(['when', 'until_when', 'after_that'])

/** Whether a time is one of the bounds of a stretch, or within it. */
const isOf = (time: TimeWord, { stretches }: PlannedVerdict): boolean =>
  stretches.some(({ from, to }) => {
    if (!to) return false
    const { lo, hi } = spanOfDays(from ?? to, to)
    if (means(time, lo) || means(time, hi - DAY_MS / 2)) return true
    const inside = time.spans.some((span) => span.lo >= lo - slackMs(time) && span.hi <= hi + slackMs(time))
    return from !== null && inside
  })

/**
 * The verdict that the reply to a question has to begin with: of a question for a time the judged time, of one that is answered
 * with yes or no that word or its time. Null where any first sentence will do.
 */
export const verdictFor = (question: Question): Verdict | null => {
  if (question.predict) return null
  const [first] = planOf(question).verdicts
  if (!first) return null
  const { asked, verdict } = first
  const { stretches, sign, text, facts } = verdict
  const timed = stretches.length > 0
  const needs = ASKS_TIME.has(asked.form) ? timed : asked.form === 'yes_no' && (timed || sign !== null)
  if (!needs) return null
  const now = noonOfDay(question.at)
  const carries = (sentence: string): boolean => {
    const said = signOf(sentence.trim())
    if (said !== null && sign !== null && said !== sign) return false
    if (asked.form === 'yes_no' && said !== null && said === sign) return true
    if (!timed) return false
    return tokensOf(sentence, now).some(({ is }) => is.kind === 'time' && isOf(is, verdict))
  }
  return { says: text, facts, carries }
}
