/** What a chart says of the matters of life: numbers and ids only; the words are `reading`'s. All instants ISO 8601 UTC. */
import type { Classical, GrahaId, VargaId } from '#ids.ts'

export const LIFE_MATTERS = [
  'love_feelings',
  'partner_meet',
  'proposal_answer',
  'ex_return',
  'love_marriage',
  'marriage_time',
  'marriage_late',
  'proposal_match',
  'marital_harmony',
  'spouse_nature',
  'separation',
  'fidelity',
  'second_marriage',
  'in_laws',
  'job_get',
  'career_path',
  'interview_result',
  'job_change',
  'transfer',
  'promotion',
  'job_trouble',
  'gov_job',
  'career_field',
  'business_start',
  'business_grow',
  'partnership',
  'arts_sport',
  'wealth',
  'saving_expense',
  'debt_loan',
  'money_stuck',
  'invest_save',
  'inheritance',
  'house_buy',
  'house_sell',
  'vehicle',
  'home_peace',
  'family_bond',
  'family_dispute',
  'children_time',
  'parenting',
  'exam',
  'study_focus',
  'stream_choice',
  'higher_study',
  'abroad_go',
  'abroad_settle',
  'move_city',
  'journey',
  'health_general',
  'mind_unrest',
  'anger',
  'fear_fail',
  'nature',
  'strengths_weak',
  'purpose',
  'life_overview',
  'luck_rise',
  'worship',
  'friends_enemies',
] as const
/** A matter that is judged from houses, karakas, dasha and gochara. */
export type LifeMatter = (typeof LIFE_MATTERS)[number]

/** What a graha stands for with a lagna: +2 yogakaraka .. -1 malefic. */
export type Role = {
  value: number
  rules: readonly number[]
  yogakaraka: boolean
  maraka: boolean
  badhaka: boolean
}

/** Why a graha is strong or weak; `points` before the sum is squeezed into 0..1. */
export type StrengthTerm = { id: string; points: number; by?: GrahaId }
export type Strength = {
  value: number
  word: 'strong' | 'good' | 'mixed' | 'weak' | 'very_weak'
  terms: StrengthTerm[]
}

/** One reason for or against a matter, weighed; the facts behind it are found by `what`. */
export type MatterReason = {
  what: 'lord' | 'karaka' | 'occupant' | 'aspect' | 'bindus' | 'varga' | 'moon' | 'yoga' | 'dosha'
  graha: GrahaId | null
  house: number | null
  varga?: VargaId
  yoga?: string
  weight: number
}

export type Standing = 'strong' | 'good' | 'mixed' | 'slow' | 'hard'
export type WindowClass = 'best' | 'good' | 'fair' | 'slow' | 'rest'
/** What a stretch of time asks for in a matter: one for a stretch and matter, whoever speaks of it. */
export type Advice = 'act' | 'act_check' | 'prepare_try' | 'prepare' | 'hold'

/** Why a stretch is as it is, strongest first. */
export type WindowReason =
  | {
      what: 'period'
      level: 'maha' | 'antar' | 'pratyantar'
      graha: GrahaId
      /** `for`: a node that acts for the lord of its sign or for the graha beside it, which is `of` */
      by: 'rules' | 'sits' | 'karaka' | 'looks' | 'lagna_lord' | 'for'
      of: GrahaId | null
      house: number | null
      weight: number
    }
  | { what: 'transit'; graha: GrahaId; by: 'in' | 'looks' | 'on_lord'; house: number; exalted: boolean; weight: number }
  | { what: 'double'; house: number; weight: number }
  | { what: 'sade_sati' | 'eighth_from_moon'; graha: 'saturn'; weight: number }

/** A stretch of time judged for one matter. */
export type Window = {
  start: string
  end: string
  class: WindowClass
  advice: Advice
  score: number
  maha: GrahaId
  antar: GrahaId
  reasons: WindowReason[]
}

export type Verdict = {
  /** -1..1 */
  promise: number
  standing: Standing
  /** the sorted reasons of weight >= 0.4, never two of one graha */
  pro: MatterReason[]
  con: MatterReason[]
  /** what stretch runs on the day */
  now: Window
  /** for an answer: the nearest workable one first, then better ones further away; at most three. Empty when none is fair */
  windows: Window[]
  /** while none is fair within twelve months: the least slow stretch of them, to prepare in */
  prepare: Window | null
  /** the end of the slow or resting stretch that contains the day; null when none does */
  until: string | null
  /** all stretches of the sixty months, in order, without gaps */
  calendar: Window[]
  /** the houses, karakas and varga it was judged from */
  /** of a birth whose time is not exact: each chart that it can have has a good time, or some have, and no time is good in all */
  open?: boolean
  from: { main: readonly number[]; support: readonly number[]; karakas: readonly GrahaId[]; varga: VargaId | null }
}

/** Whose life is read from turned houses of the asker's chart (bhavat bhavam). */
export type Kin =
  | 'spouse'
  | 'partner'
  | 'child_1'
  | 'child_2'
  | 'child_3'
  | 'mother'
  | 'father'
  | 'elder_sibling'
  | 'younger_sibling'
  | 'mother_in_law'
  | 'father_in_law'
  | 'child_in_law'
  | 'grandchild'
  | 'friend'
  | 'boss'
  | 'colleague'
  | 'maternal_uncle'
  | 'paternal_uncle'
/** What of a relative may be read. */
export type KinArea =
  | 'work'
  | 'marriage'
  | 'study'
  | 'money'
  | 'home'
  | 'children'
  | 'travel'
  | 'health'
  | 'bond'
  | 'ease'

export const CHOICES = [
  'love_arranged',
  'job_business',
  'stay_change',
  'home_abroad',
  'study_work',
  'government_private',
  'science_commerce',
  'science_arts',
  'commerce_arts',
  'buy_rent',
  'sell_keep',
  'alone_partner',
  'this_next_year',
] as const
/** Two ways that a chart can weigh; named `first_second`. */
export type Choice = (typeof CHOICES)[number]

export type Side = { weight: number; reason: MatterReason | null }
export type Comparison = {
  lean: 'first' | 'second' | 'first_slightly' | 'second_slightly' | 'alike'
  first: Side
  second: Side
  /** the time that turns it or decides it: the nearest good one of the matter that is asked of */
  window: Window | null
}

/** Why something is late, in the order of 4.10; null of `delay` when nothing holds it back. */
export type DelayCause = {
  what:
    | 'aspect'
    | 'sits'
    | 'lord_hidden'
    | 'combust'
    | 'retrograde'
    | 'nodes'
    | 'weak'
    | 'period'
    | 'sade_sati'
    | 'expense'
  graha: GrahaId
  house: number | null
  /** when it eases */
  eases: string | null
}

/** A year of the past as the same rules see it. */
export type PastYear = {
  year: number
  best: LifeMatter[]
  /** best or good for some months of it: what a person tells of that year fits */
  good: LifeMatter[]
  rest: LifeMatter[]
  sadeSati: boolean
  mahaChange: GrahaId | null
}

/** The judgement of one chart on one day; each part is computed when first asked for, and once. */
export type Judgement = {
  /** the day it was judged on */
  at: string
  roles: Record<GrahaId, Role>
  strengths: Record<GrahaId, Strength>
  strongest: Classical
  weakest: Classical
  matter: (id: LifeMatter) => Verdict
  relative: (who: Kin, area: KinArea) => Verdict
  /** `of`: the matter that this year and the next are compared for */
  compare: (choice: Choice, of?: LifeMatter) => Comparison
  delay: (id: LifeMatter) => DelayCause | null
  past: (year: number) => PastYear
  /** the running lord, or Saturn in Sade Sati, that asks the most of the person now */
  troubling: () => { graha: GrahaId; why: 'maha' | 'antar' | 'pratyantar' | 'sade_sati'; until: string }
  /** the graha a remedy is for; of a matter, or of the present when none is named */
  remedyFor: (id: LifeMatter | null) => GrahaId
}
