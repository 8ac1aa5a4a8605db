import { asksOfPromise } from '@dhruva/intent/parse'
import type { LifeMatter } from '@dhruva/jyotish'
import { SPARED } from './parts.ts'
import { type Draft, draft, type Reader, worded } from './reader.ts'
import type { Domain } from './shape/texts.ts'
import { GIVEN_WORD } from './two-people-data.ts'
import { asksAdvice, willAnswer } from './yes-no.ts'

/** Read for themselves, whoever said what of them: a panel's call, a body, a marriage that is to end. */
const OF_THEMSELVES: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'interview_result',
  'exam',
  'health_general',
  'separation',
  'fidelity',
])
const OF_MONEY: ReadonlySet<Domain> = new Set<Domain>(['money', 'debt', 'business', 'property'])

/** Whether somebody keeps what they promised: that is theirs, and the asker's own time for it follows. Null of anything else. */
export const givenWordAnswer = (reader: Reader): Draft[] | null => {
  const { ctx, domain, matter, relative } = reader
  const { asked, parsed, question } = ctx
  const story = parsed.questions.length === 1 ? question.message : asked.words
  const isAsked = asked.form === 'yes_no' && !asksAdvice(asked.words) && asksOfPromise(story)
  if (!isAsked || relative || OF_THEMSELVES.has(matter)) return null
  const texts = GIVEN_WORD[ctx.speech]
  return [
    ...willAnswer(reader, texts),
    draft(worded(reader, 'given word step', OF_MONEY.has(domain) ? texts.ofMoney : texts.step), [], SPARED.advice),
  ]
}
