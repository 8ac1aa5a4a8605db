import type { Matter } from '@dhruva/intent/parse'
import type { Sentence } from '#types.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import * as words from './claim-data.ts'
import { STATUS, statusOf } from './told-data.ts'

const MONEY = /refund|money|paise|paisa|charge|loot|scam|पैसे|पैसा|रिफ़ंड|रिफंड|लूट/i
const SOMEONE = /astrologer|pandit|jyotish|guru ?ji|baba|पंडित|ज्योतिष|गुरुजी|बाबा|\bji (ne|said)|जी ने/i
const MONTH =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b|जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर/i
const YEAR = /\b20\d\d\b/

/** An astrologer spoke before in this talk. */
export const hasSpoken = ({ question }: Pick<WriteContext, 'question'>): boolean =>
  question.history.some(({ role }) => role === 'astrologer')

export const certain = (context: WriteContext): Sentence[][] => [[line(say(context, 'certain', words.CERTAIN))]]

export const nothingBefore = (context: WriteContext): Sentence[][] => [
  [line(say(context, 'nothing_before', words.NOTHING_BEFORE))],
]

export const complaint = (context: WriteContext): Sentence[][] => {
  const first = line(say(context, 'complaint', words.COMPLAINT))
  if (!MONEY.test(context.asked.words)) return [[first]]
  return [[first, line(say(context, 'complaint.money', words.MONEY_BACK))]]
}

/** What the person told of their own life in this message, as a clause behind `that`. */
const toldClause = ({ parsed, speech }: WriteContext): string | null => {
  const status = parsed.told.map((one) => one.status && statusOf(one.status)).find((one) => one)
  return status ? STATUS[status][speech] : null
}

/** A time that the person says was named, if the message has one. */
const namedTime = (said: string): string | null => MONTH.exec(said)?.[0] ?? YEAR.exec(said)?.[0] ?? null

const stands = ({ question }: WriteContext, time: string): boolean =>
  question.history.some(({ role, text }) => role === 'astrologer' && text.toLowerCase().includes(time.toLowerCase()))

/** What was said before, or by others, is held against the answer. */
const claimed = (context: WriteContext): string => {
  const told = toldClause(context)
  if (told) return say(context, 'told', words.TOLD, { what: told })
  const { words: said } = context.asked
  if (SOMEONE.test(said)) return say(context, 'others_said', words.OTHERS_SAID)
  const time = namedTime(said)
  if (time && context.asked.form === 'past_claim')
    return say(context, 'said', stands(context, time) ? words.SAID_SO : words.NOT_SAID, { what: time })
  return say(context, 'disagree', words.DISAGREE)
}

export const disagree = (context: WriteContext): Sentence[][] => [[line(claimed(context))]]

/** A matter that the chart itself answers, when someone else's word on it is quoted. */
export const CLAIMS_OF_CHART: ReadonlySet<Matter> = new Set<Matter>(['dosha_yoga', 'chart_fact', 'graha_state', 'gem'])
