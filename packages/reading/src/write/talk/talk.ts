import type { Form, Matter } from '@dhruva/intent/parse'
import { ADULT } from '#rules.ts'
import type { Sentence } from '#types.ts'
import { unknownTerm } from '#write/chart/term.ts'
import { line, say, type Wordings } from '#write/say/say.ts'
import type { Spoken, WriteContext, Writer } from '#write/types.ts'
import { type SavedYears, writeAskBack } from './ask-back.ts'
import { CLAIMS_OF_CHART, certain, complaint, disagree, hasSpoken, nothingBefore } from './claims.ts'
import * as courtesy from './courtesy-data.ts'
import { feeling } from './feeling.ts'
import { EXAMPLE_YOUNG, EXAMPLES, type Interest, LOST, LOST_PET, OFF_TOPIC } from './off-topic-data.ts'
import { PUJA_FOR_MONEY, RITES_TEXT } from './rites-data.ts'
import { service } from './service.ts'

/** What an answer without a reading may know beside the context. */
export type TalkGiven = {
  /** questions left with this astrologer */
  left?: number
  /** the matter of the last reading in the talk */
  last?: Matter | null
  /** of two saved births of the name that is asked back */
  savedYears?: SavedYears
}

const ME: Record<'Oracle' | 'Astra', Spoken> = {
  Oracle: { en: 'Oracle', hi: 'ओरेकल', hing: 'Oracle' },
  Astra: { en: 'Astra', hi: 'एस्ट्रा', hing: 'Astra' },
}

/** The name of the astrologer, as written in the language of the answer. */
export const myName = ({ question, speech }: WriteContext): string => ME[question.astrologer][speech]

const one = (context: WriteContext, slot: string, wordings: Wordings): Sentence[][] => [
  [line(say(context, slot, wordings, { me: myName(context) }))],
]

const INTERESTS: Partial<Record<Matter, Interest>> = {
  love_feelings: 'love',
  partner_meet: 'love',
  proposal_answer: 'love',
  ex_return: 'love',
  fidelity: 'love',
  love_marriage: 'marriage',
  marriage_time: 'marriage',
  marriage_late: 'marriage',
  spouse_nature: 'marriage',
  proposal_match: 'marriage',
  kundli_match: 'marriage',
  marital_harmony: 'love',
  job_get: 'work',
  job_change: 'work',
  job_trouble: 'work',
  promotion: 'work',
  gov_job: 'work',
  transfer: 'work',
  interview_result: 'work',
  career_field: 'work',
  career_path: 'work',
  business_start: 'work',
  business_grow: 'work',
  partnership: 'work',
  arts_sport: 'work',
  wealth: 'money',
  saving_expense: 'money',
  debt_loan: 'money',
  money_stuck: 'money',
  invest_save: 'money',
  inheritance: 'money',
  house_buy: 'home',
  house_sell: 'home',
  vehicle: 'home',
  home_peace: 'home',
  exam: 'study',
  stream_choice: 'study',
  study_focus: 'study',
  higher_study: 'study',
  abroad_go: 'abroad',
  abroad_settle: 'abroad',
  move_city: 'abroad',
  mind_unrest: 'mind',
  fear_fail: 'mind',
  anger: 'mind',
  nature: 'self',
  strengths_weak: 'self',
  purpose: 'self',
  graha_state: 'self',
  chart_fact: 'self',
}

const IS_LOST =
  /\blost\b|missing|misplaced|stolen|\bstole\b|\bkho\s?(?:ga|gy|ya|yi)|\bgum\b|gum ?ga|gayab|chor[ie]|खो ?ग|खोया|खोई|गुम|ग़ायब|गायब|चोरी/iu
/** A rite that somebody wants money for. */
const PUJA = /\b(?:po+ja|puja|havan|hawan|anushth?an|yagya?|jaap|shanti path)\b|पूजा|हवन|अनुष्ठान|यज्ञ|जाप/iu
const PRICE = /\d{4,}|\d ?k\b|haza+r|\blakh|rupa?y|\brs\b|₹|हज़ार|हजार|लाख|रुपए|रुपये/iu
/** What is done for somebody who died: custom, which no chart adds to. */
const RITES =
  /a+tma (?:ki |ko )?shanti|shra+dh|tarpan|pind ?da+n|asthi|ter+ahvi|tehravi|\bbarsi\b|(?:his|her|their) soul|last rites|आत्मा (?:की |को )?शांति|श्राद्ध|तर्पण|पिंड ?दान|अस्थि|तेरहवीं|तेरहवी|बरसी/iu
const ANIMAL =
  /\b(?:dog|puppy|pup|cat|kitten|pet|parrot|cow|kutt[aei]|bill[ie]|tota|gaay)\b|कुत्त|बिल्ली|तोता|गाय(?![\p{L}\p{M}])/iu

/** One friendly sentence, with what can be asked instead. */
const offTopic = (context: WriteContext, last: Matter | null | undefined): Sentence[][] => {
  const { age, speech } = context
  const interest = (last && INTERESTS[last]) ?? 'any'
  const example = (age < ADULT ? EXAMPLE_YOUNG : EXAMPLES[interest])[speech]
  const { words } = context.asked
  if (!IS_LOST.test(words)) return [[line(say(context, 'off_topic', OFF_TOPIC, { example }))]]
  if (ANIMAL.test(words)) return [[line(say(context, 'lost', LOST_PET))]]
  return [[line(say(context, 'lost', LOST, { example }))]]
}

const COURTESIES: Partial<Record<Form, (context: WriteContext) => Sentence[][]>> = {
  thanks: (context) => one(context, 'thanks', courtesy.THANKS),
  greeting: (context) => one(context, 'greeting', hasSpoken(context) ? courtesy.GREETING_AGAIN : courtesy.GREETING),
  bye: (context) => one(context, 'bye', courtesy.BYE),
  acknowledge: (context) => one(context, 'acknowledge', courtesy.ACKNOWLEDGE),
  who_are_you: (context) => one(context, 'who', courtesy.WHO),
  empty: (context) => one(context, 'empty', courtesy.EMPTY),
  is_it_certain: certain,
  complaint,
}

/** Forms that are talk only where nothing else is asked or stands before. */
const UNLESS_ABOUT: Partial<Record<Form, (context: WriteContext) => Sentence[][] | null>> = {
  feeling: (context) => (context.asked.matter === null ? feeling(context) : null),
  explain_more: (context) => (hasSpoken(context) ? null : nothingBefore(context)),
  simpler: (context) => (hasSpoken(context) ? null : nothingBefore(context)),
  disagree: (context) => (ofChart(context) ? null : disagree(context)),
  past_claim: (context) => (ofChart(context) || namesYear(context) ? null : disagree(context)),
}

/** A claim on a year can be laid beside the chart. */
const namesYear = ({ asked, parsed }: WriteContext): boolean =>
  asked.matter === 'past_check' &&
  (asked.scope?.kind === 'year' || parsed.told.some(({ event }) => event !== undefined))

const ofChart = ({ asked }: WriteContext): boolean => asked.matter !== null && CLAIMS_OF_CHART.has(asked.matter)

/**
 * What is no reading and costs nothing: asking back, courtesies, complaints, feelings, questions on the service, weather and
 * poems. Null when the message asks something of the chart.
 */
export const writeTalk = (context: WriteContext, given: TalkGiven = {}): ReturnType<Writer> => {
  const back = writeAskBack(context, given.savedYears)
  if (back) return back
  const { form, matter } = context.asked
  if (matter === 'service') return service(context, given.left, myName(context))
  if (matter === 'off_topic') return offTopic(context, given.last)
  if (matter === 'remedy' && PUJA.test(context.asked.words) && PRICE.test(context.asked.words))
    return [[line(say(context, 'puja', PUJA_FOR_MONEY))]]
  if (matter === 'remedy' && RITES.test(context.asked.words)) return [[line(say(context, 'rites', RITES_TEXT))]]
  return unknownTerm(context) ?? (COURTESIES[form] ?? UNLESS_ABOUT[form])?.(context) ?? null
}
