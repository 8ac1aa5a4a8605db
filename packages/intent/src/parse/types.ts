/** What a message asks, as `parse` reads it. */
import { ACTIVITIES, type Activity, type GrahaId, LIFE_MATTERS } from '@dhruva/jyotish'

export { ACTIVITIES, type Activity }

/** What the answer is written in: English, Hindi in Devanagari, Hindi in Latin letters. */
export type Speech = 'en' | 'hi' | 'hing'
export type Script = 'latin' | 'devanagari' | 'mixed'
export type Register = 'plain' | 'formal' | 'casual' | 'terse'

export const MATTERS = [
  ...LIFE_MATTERS,
  'kundli_match',
  'direction',
  'past_check',
  'remedy',
  'gem',
  'lucky_things',
  'chart_fact',
  'graha_state',
  'dosha_yoga',
  'transit',
  'term',
  'twins',
  'day',
  'outlook',
  'muhurat',
  'service',
  'off_topic',
] as const
/** What is asked about. */
export type Matter = (typeof MATTERS)[number]

export type Subject =
  | {
      kind:
        | 'self'
        | 'spouse'
        | 'partner'
        | 'ex'
        | 'mother'
        | 'father'
        | 'in_laws'
        | 'friend'
        | 'colleague'
        | 'boss'
        | 'couple'
        | 'family'
        | 'unborn'
        | 'pet'
        | 'world'
    }
  | { kind: 'in_law'; who: 'mother' | 'father' | 'sister' | 'brother' | 'son' | 'daughter' }
  | { kind: 'child'; nth: number | null; sex: 'm' | 'f' | null }
  | { kind: 'sibling'; age: 'elder' | 'younger' | null; sex: 'm' | 'f' | null }
  | { kind: 'grandchild' | 'uncle_aunt' | 'cousin' | 'other' | 'deceased'; word: string }
  | { kind: 'saved'; name: string }
export type SubjectKind = Subject['kind']

export const FORMS = [
  'yes_no',
  'when',
  'until_when',
  'after_that',
  'which_of',
  'why',
  'how',
  'what_is',
  'how_is',
  'compare_days',
  'choose_date',
  'list',
  'count',
  'explain_more',
  'simpler',
  'is_it_certain',
  'disagree',
  'past_claim',
  'feeling',
  'complaint',
  'thanks',
  'greeting',
  'bye',
  'who_are_you',
  'acknowledge',
  'empty',
] as const
/** How the question wants to be answered. */
export type Form = (typeof FORMS)[number]

/** The time that is named, from the day of the question; months 1..12, days of the week 0 = Sunday. */
export type Scope =
  | { kind: 'day'; offset: number }
  | { kind: 'date'; year: number | null; month: number; day: number }
  | { kind: 'weekday'; day: number; next: boolean }
  | { kind: 'days' | 'weeks' | 'months' | 'years'; from: number; count: number }
  | { kind: 'month'; month: number; year: number | null }
  | { kind: 'year'; year: number }
  | { kind: 'years_between'; from: number; to: number }
  | { kind: 'age'; age: number }
  | { kind: 'festival'; id: string }
  | { kind: 'dasha'; graha: GrahaId; level: 'maha' | 'antar' | 'any' }
  | { kind: 'past' }

export type Wish =
  | 'one_line'
  | 'short'
  | 'detail'
  | 'list'
  | 'only_date'
  | 'honest'
  | 'simple'
  | 'no_jargon'
  | 'remedy_too'
  | 'in_english'
  | 'in_hindi'
/** Whether a yes would be good news. */
export type Polarity = 'hoped' | 'feared' | 'open'

/** One side of a choice: one of the ways a chart can tell apart, or the person's own words. */
export const OPTIONS = [
  'love',
  'arranged',
  'job',
  'business',
  'stay',
  'change',
  'home_country',
  'abroad',
  'study',
  'work',
  'government',
  'private',
  'science',
  'commerce',
  'arts',
  'buy',
  'rent',
  'sell',
  'keep',
  'alone',
  'partner',
  'this_year',
  'next_year',
] as const
/** Ways that are weighed by the time of a matter: to do it, or to leave it. */
export const ACTS = [
  'tell',
  'quiet',
  'accept',
  'refuse',
  'go_on',
  'quit',
  'now',
  'wait',
  'cash',
  'loan',
  'new',
  'used',
  'near',
  'far',
  'wait_for',
  'move_on',
  'drop',
  'take_seat',
] as const
export type Act = (typeof ACTS)[number]
export type Option = { id: (typeof OPTIONS)[number] | Act | 'free'; words: string }

export type Question = {
  subject: Subject
  /** null of a courtesy or a message without one */
  matter: Matter | null
  form: Form
  scope: Scope | null
  options: Option[]
  polarity: Polarity
  /** what of the talk it goes on from */
  refers: 'last_answer' | 'last_matter' | 'claim' | null
  graha: GrahaId | null
  house: number | null
  /** the word of jyotish asked about, as written */
  term: string | null
  activity: Activity | null
  /** the years or months of which one is asked for */
  periods: Periods | null
  /** its own words, as written */
  words: string
  /** 0..1 */
  sure: { subject: number; matter: number; form: number }
}

/** Which of several years or months is asked for; `named` are those that are compared, none where all to come are. */
export type Periods = {
  unit: 'year' | 'month'
  most: 'best' | 'worst'
  named: ReadonlyArray<{ year: number; month: number | null }>
}

/** Facts of the person's own life that a message tells. */
export type Told = { job?: string; since?: number; status?: string; event?: { what: string; year: number } }

/** What is asked back, free, when answers would differ. */
export type AskBack =
  | { about: 'matter'; between: [Matter, Matter] }
  | { about: 'nothing_heard' }
  | { about: 'language' }
  | { about: 'whose'; subject: Subject }
  | { about: 'same_name'; name: string }
  | { about: 'child_age'; subject: Subject }
  | { about: 'activity' }

export type ParsedMessage = {
  /** 0..4, in the order written; none only of an empty message */
  questions: Question[]
  /** questions heard beyond the fourth */
  more: number
  told: Told[]
  wishes: Wish[]
  speech: Speech
  script: Script
  register: Register
  askBack: AskBack | null
}

/** What an answered turn was about, kept with its message. */
export type About = { subject: Subject; matter: Matter | null; form: Form }

/** One message of the talk; of an answer also what it was about and what it rests on. */
export type TalkTurn = {
  role: 'user' | 'astrologer'
  text: string
  about?: readonly About[]
  facts?: ReadonlyArray<{ id?: string; text: { en: string } }>
}

export type Listening = {
  message: string
  history: readonly TalkTurn[]
  /** first names of the births the person has saved, beside the one that is asked about */
  saved?: readonly string[]
  /** the day of the question, for times named from it */
  at: Date
  /** what was chosen for the answer, or the birth's language; used when the message has none of its own */
  speech?: Speech
}
