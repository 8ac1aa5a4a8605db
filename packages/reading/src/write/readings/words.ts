import type { LifeMatter } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'
import { matters as mattersEn } from './en/matters-data.ts'
import { more as moreEn } from './en/more-data.ts'
import { reasons as reasonsEn } from './en/reasons-data.ts'
import { verdicts as verdictsEn } from './en/verdicts-data.ts'
import { matters as mattersHi } from './hi/matters-data.ts'
import { more as moreHi } from './hi/more-data.ts'
import { reasons as reasonsHi } from './hi/reasons-data.ts'
import { verdicts as verdictsHi } from './hi/verdicts-data.ts'
import { matters as mattersHing } from './hing/matters-data.ts'
import { more as moreHing } from './hing/more-data.ts'
import { reasons as reasonsHing } from './hing/reasons-data.ts'
import { verdicts as verdictsHing } from './hing/verdicts-data.ts'
import type { Domain, MatterText, MoreTexts, ReasonTexts, Verdicts } from './shape/texts.ts'

/** Everything a reading is written with in one language. */
export type Words = {
  matters: Record<LifeMatter, MatterText>
  reasons: ReasonTexts
  verdicts: Verdicts
  more: MoreTexts
}

export const WORDS: Spoken<Words> = {
  en: { matters: mattersEn, reasons: reasonsEn, verdicts: verdictsEn, more: moreEn },
  hi: { matters: mattersHi, reasons: reasonsHi, verdicts: verdictsHi, more: moreHi },
  hing: { matters: mattersHing, reasons: reasonsHing, verdicts: verdictsHing, more: moreHing },
}

/** What the houses of a matter are called by. */
export const DOMAIN_OF: Record<LifeMatter, Domain> = {
  love_feelings: 'love',
  partner_meet: 'love',
  proposal_answer: 'love',
  ex_return: 'love',
  love_marriage: 'marriage',
  marriage_time: 'marriage',
  marriage_late: 'marriage',
  proposal_match: 'marriage',
  marital_harmony: 'marriage',
  spouse_nature: 'marriage',
  separation: 'marriage',
  fidelity: 'marriage',
  second_marriage: 'marriage',
  in_laws: 'home',
  job_get: 'work',
  career_path: 'work',
  interview_result: 'work',
  job_change: 'work',
  transfer: 'work',
  promotion: 'work',
  job_trouble: 'work',
  gov_job: 'work',
  career_field: 'work',
  business_start: 'business',
  business_grow: 'business',
  partnership: 'business',
  arts_sport: 'work',
  wealth: 'money',
  saving_expense: 'money',
  debt_loan: 'debt',
  money_stuck: 'debt',
  invest_save: 'money',
  inheritance: 'money',
  house_buy: 'property',
  house_sell: 'property',
  vehicle: 'property',
  home_peace: 'home',
  family_bond: 'home',
  family_dispute: 'home',
  children_time: 'children',
  parenting: 'children',
  exam: 'study',
  study_focus: 'study',
  stream_choice: 'study',
  higher_study: 'study',
  abroad_go: 'travel',
  abroad_settle: 'travel',
  move_city: 'travel',
  journey: 'travel',
  health_general: 'health',
  mind_unrest: 'mind',
  anger: 'mind',
  fear_fail: 'mind',
  nature: 'self',
  strengths_weak: 'self',
  purpose: 'luck',
  life_overview: 'luck',
  luck_rise: 'luck',
  worship: 'spirit',
  friends_enemies: 'people',
}
