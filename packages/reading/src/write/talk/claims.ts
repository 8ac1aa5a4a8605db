import type { Matter } from '@dhruva/intent/parse'
import type { Sentence } from '#types.ts'
import { monthIn } from '#write/say/names.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import * as words from './claim-data.ts'
import { COMPLAINTS } from './complaint-data.ts'
import { STATUS, statusOf } from './told-data.ts'

const MONEY = /refund|money|paise|paisa|charge|loot|scam|पैसे|पैसा|रिफ़ंड|रिफंड|लूट/i
const SOMEONE = /astrologer|pandit|jyotish|guru ?ji|baba|पंडित|ज्योतिष|गुरुजी|बाबा|\bji (ne|said)|जी ने/i
/** What is so by now is told, not asked. */
const ALREADY = /already|ho (chuki|gayi|gaya|chuka)|lag (gayi|chuki)|हो (चुकी|गई|गयी|गया|चुका)|लग (गई|चुकी)/i
const DOUBT = /fake|believ|jhoot|bakwas|superstit|andhvishwas|astrology|jyotish|झूठ|अंधविश्वास|बकवास|ज्योतिष|नक़ली|नकली/i
const YEAR = /\b20\d\d\b/

/** An astrologer spoke before in this talk. */
export const hasSpoken = ({ question }: Pick<WriteContext, 'question'>): boolean =>
  question.history.some(({ role }) => role === 'astrologer')

export const certain = (context: WriteContext): Sentence[][] => [[line(say(context, 'certain', words.CERTAIN))]]

export const nothingBefore = (context: WriteContext): Sentence[][] => [
  [line(say(context, 'nothing_before', words.NOTHING_BEFORE))],
]

/** What exactly is complained of; the first that fits. */
const KINDS: ReadonlyArray<readonly [keyof typeof COMPLAINTS, RegExp]> = [
  [
    'repeated',
    /same (?:answer|thing|reply|words)|again and again|repeat|copy.?paste|wahi (?:jawab|baat)|ek hi (?:jawab|baat)|baar baar|वही (?:जवाब|बात)|एक ही (?:जवाब|बात)|बार-बार/iu,
  ],
  [
    'wrong',
    /\bwrong\b|not true|didn.?t happen|did not happen|galat|ulta nikl|sach nahi|nahi hua|ग़लत|गलत|उल्टा निकल|सच नहीं|नहीं हुआ/iu,
  ],
  ['fraud', /fraud|scam|cheat|thag|loot|bewak?oof|dhokhe?baaz|ठग|लूट|बेवक़ूफ़|बेवकूफ|धोखेबाज़/iu],
  [
    'how_right',
    /how (?:do|can|should) i|why should|accura|\breal\b|\btrue\b|kaise (?:ma+n|yake+n|bharos)|kyu ma+nu|saboot|proof|kitn\w+ sahi|sach hota|मानूँ|मानूं|मान लूँ|यक़ीन|यकीन|सबूत|कितने सही/iu,
  ],
]

export const complaint = (context: WriteContext): Sentence[][] => {
  const said = context.question.message
  const kind = KINDS.find(([, cue]) => cue.test(said))?.[0]
  if (kind) return [[line(say(context, `complaint.${kind}`, COMPLAINTS[kind]))]]
  const wordings = DOUBT.test(said) ? words.DOUBT : words.COMPLAINT
  const first = line(say(context, 'complaint', wordings))
  if (!MONEY.test(context.asked.words)) return [[first]]
  return [[first, line(say(context, 'complaint.money', words.MONEY_BACK))]]
}

/** What the person told of their own life in this message, as a clause behind `that`. */
const toldClause = ({ parsed, asked, speech }: WriteContext): string | null => {
  const told = parsed.told.map((one) => one.status && statusOf(one.status)).find((one) => one)
  const status = told ?? (ALREADY.test(asked.words) ? statusOf(asked.words) : null)
  return status ? STATUS[status][speech] : null
}

/** The months by their names; `may` alone is mostly a verb. */
const MONTHS = Array.from({ length: 12 }, (_, month) => {
  const [en, hi] = [monthIn('en', month), monthIn('hi', month)]
  const plain = hi.replaceAll('\u093c', '')
  return new RegExp(en === 'May' ? `\\bMay\\b|${hi}` : `\\b(?:${en}|${en.toLowerCase()})\\b|${hi}|${plain}`)
})

/** A time that the person says was named, if the message has one, and whether it stands in the talk. */
const namedTime = ({ asked, question, speech }: WriteContext): { time: string; stands: boolean } | null => {
  const earlier = question.history.filter(({ role }) => role === 'astrologer').map(({ text }) => text)
  const month = MONTHS.findIndex((names) => names.test(asked.words))
  const names = MONTHS[month]
  if (names) return { time: monthIn(speech, month), stands: earlier.some((text) => names.test(text)) }
  const year = YEAR.exec(asked.words)?.[0]
  return year ? { time: year, stands: earlier.some((text) => text.includes(year)) } : null
}

/** What was said before, or by others, is held against the answer. */
const claimed = (context: WriteContext): string => {
  const told = toldClause(context)
  if (told) return say(context, 'told', words.TOLD, { what: told })
  const { words: said } = context.asked
  if (SOMEONE.test(said)) return say(context, 'others_said', words.OTHERS_SAID)
  const named = context.asked.form === 'past_claim' ? namedTime(context) : null
  if (named) return say(context, 'said', named.stands ? words.SAID_SO : words.NOT_SAID, { what: named.time })
  return say(context, 'disagree', words.DISAGREE)
}

export const disagree = (context: WriteContext): Sentence[][] => [[line(claimed(context))]]

/** A matter that the chart itself answers, when someone else's word on it is quoted. */
export const CLAIMS_OF_CHART: ReadonlySet<Matter> = new Set<Matter>(['dosha_yoga', 'chart_fact', 'graha_state', 'gem'])
