import type { Guess } from './listen.ts'
import { namesTopic } from './matters.ts'
import type { Heard } from './normalise.ts'
import type { AskBack, Matter, Question } from './types.ts'

/** Below this a matter is not sure, and another this near may be meant. */
const UNSURE = 0.3
const NEAR = 0.06
/** Matters whose answers would hardly differ: the likelier one is answered. */
const ALIKE: readonly (readonly Matter[])[] = [
  ['love_feelings', 'partner_meet', 'proposal_answer', 'ex_return', 'love_marriage', 'fidelity'],
  [
    'marriage_time',
    'marriage_late',
    'partner_meet',
    'love_marriage',
    'proposal_match',
    'second_marriage',
    'spouse_nature',
  ],
  ['marital_harmony', 'separation', 'fidelity', 'in_laws', 'home_peace', 'family_bond', 'family_dispute'],
  ['job_get', 'job_change', 'interview_result', 'gov_job', 'promotion', 'career_path', 'job_trouble', 'transfer'],
  ['career_field', 'career_path', 'arts_sport', 'stream_choice', 'purpose'],
  ['business_start', 'business_grow', 'partnership', 'wealth'],
  ['wealth', 'saving_expense', 'debt_loan', 'money_stuck', 'invest_save', 'inheritance', 'promotion'],
  ['house_buy', 'house_sell', 'inheritance', 'family_dispute', 'home_peace'],
  ['exam', 'study_focus', 'stream_choice', 'higher_study', 'fear_fail', 'parenting'],
  ['abroad_go', 'abroad_settle', 'move_city', 'journey', 'transfer', 'higher_study'],
  ['mind_unrest', 'fear_fail', 'anger', 'health_general', 'home_peace'],
  ['parenting', 'anger', 'study_focus', 'family_bond'],
  ['nature', 'strengths_weak', 'purpose', 'life_overview', 'luck_rise', 'past_check', 'career_path'],
  ['luck_rise', 'life_overview', 'outlook', 'wealth', 'career_path'],
  ['chart_fact', 'graha_state', 'transit', 'term', 'dosha_yoga'],
  ['day', 'outlook', 'muhurat'],
]
/** Never what a doubtful message is taken for while something of life is as likely. */
const LAST_GUESS = new Set<Matter>(['off_topic', 'service', 'term', 'past_check'])

/** Small customs: what is only a little like a question on one was about something else. */
const OF_CUSTOM = new Set<Matter>(['direction', 'lucky_things', 'twins'])
const CUSTOM_SURE = 0.5
const FEW_WORDS = 4

const wouldDiffer = (one: Matter, two: Matter): boolean =>
  !(LAST_GUESS.has(one) || LAST_GUESS.has(two) || ALIKE.some((group) => group.includes(one) && group.includes(two)))
/** Less than this is as good as nothing: six in ten of these were heard wrongly. */
const NOTHING = 0.18
/** Words that are about no matter must be surer of one: `flirpozing karna sahi hai kya`. */
const OF_NOTHING = 0.35

/** What must be asked back, free, because answers would differ. */
export const askBackFor = (
  found: readonly { question: Question; guesses: readonly Guess<Matter>[] }[],
  saved: readonly string[],
  words: Heard,
): AskBack | null => {
  const { keys } = words
  const [first] = found
  if (!first || found.length > 1) return null
  const { question, guesses } = first
  const { subject } = question
  if (subject.kind === 'saved' && saved.filter((name) => name === subject.name).length > 1)
    return { about: 'same_name', name: subject.name }
  if (question.matter === null || question.refers !== null) return null
  const [one, two] = guesses
  const least = keys.length === 1 ? UNSURE : namesTopic(words) ? NOTHING : OF_NOTHING
  const isOfLife = question.matter === 'life_overview' || question.form === 'feeling'
  if (one && one.share < least && keys.length > 0 && !isOfLife) return { about: 'nothing_heard' }
  if (one && one.share < CUSTOM_SURE && OF_CUSTOM.has(one.name) && keys.length > FEW_WORDS)
    return { about: 'nothing_heard' }
  const isDoubtful = one && two && one.share < UNSURE && one.share - two.share < NEAR
  // a choice that is weighed is answered as such
  const isWeighed = question.options.length > 1 && question.options.every(({ id }) => id !== 'free')
  if (isDoubtful && !isWeighed && wouldDiffer(one.name, two.name) && question.form !== 'feeling')
    return { about: 'matter', between: [one.name, two.name] }
  if (question.matter === 'muhurat' && question.activity === null) return { about: 'activity' }
  return null
}
