import { asksConsent, asksOfPromise } from '@dhruva/intent/parse'
import type { LifeMatter } from '@dhruva/jyotish'
import { ownWords } from './own-words.ts'
import { SPARED } from './parts.ts'
import { type Draft, draft, type Reader, worded } from './reader.ts'
import type { Domain } from './shape/texts.ts'
import { CONSENT, GIVEN_WORD } from './two-people-data.ts'
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

/** Where the family's yes is the matter itself. */
const OF_CONSENT: ReadonlySet<LifeMatter> = new Set<LifeMatter>(['love_marriage', 'proposal_match', 'marriage_time'])

/** Whether somebody at home agrees, or how they are won over: theirs to say, with what helps and the own time. Null of anything else. */
export const consentAnswer = (reader: Reader): Draft[] | null => {
  const { ctx, matter, relative } = reader
  const { form } = ctx.asked
  if (
    !(form === 'yes_no' || form === 'how') ||
    relative ||
    OF_CONSENT.has(matter) ||
    !asksConsent(ownWords(reader.ctx))
  )
    return null
  const texts = CONSENT[ctx.speech]
  const [first, ...rest] = willAnswer(reader, texts)
  const step = (priority: number) => draft(worded(reader, 'consent step', texts.step), [], priority)
  if (!first) return null
  if (form === 'yes_no') return [first, ...rest, step(SPARED.advice)]
  return [step(SPARED.verdict), step(SPARED.reason), { ...first, priority: SPARED.advice }]
}

/** Whether somebody keeps what they promised: that is theirs, and the asker's own time for it follows. Null of anything else. */
export const givenWordAnswer = (reader: Reader): Draft[] | null => {
  const { ctx, domain, matter, relative } = reader
  const { asked } = ctx
  const isAsked = asked.form === 'yes_no' && !asksAdvice(asked.words) && asksOfPromise(ownWords(reader.ctx))
  if (!isAsked || relative || OF_THEMSELVES.has(matter)) return null
  const texts = GIVEN_WORD[ctx.speech]
  return [
    ...willAnswer(reader, texts),
    draft(worded(reader, 'given word step', OF_MONEY.has(domain) ? texts.ofMoney : texts.step), [], SPARED.advice),
  ]
}
