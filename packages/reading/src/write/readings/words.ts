import type { LifeMatter } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'
import { asked as askedEn } from './en/asked-data.ts'
import { effects as effectsEn } from './en/effects-data.ts'
import { matters as mattersEn } from './en/matters-data.ts'
import { more as moreEn } from './en/more-data.ts'
import { reasons as reasonsEn } from './en/reasons-data.ts'
import { situations as situationsEn } from './en/situations-data.ts'
import { verdicts as verdictsEn } from './en/verdicts-data.ts'
import { asked as askedHi } from './hi/asked-data.ts'
import { effects as effectsHi } from './hi/effects-data.ts'
import { matters as mattersHi } from './hi/matters-data.ts'
import { more as moreHi } from './hi/more-data.ts'
import { reasons as reasonsHi } from './hi/reasons-data.ts'
import { situations as situationsHi } from './hi/situations-data.ts'
import { verdicts as verdictsHi } from './hi/verdicts-data.ts'
import { asked as askedHing } from './hing/asked-data.ts'
import { effects as effectsHing } from './hing/effects-data.ts'
import { matters as mattersHing } from './hing/matters-data.ts'
import { more as moreHing } from './hing/more-data.ts'
import { reasons as reasonsHing } from './hing/reasons-data.ts'
import { situations as situationsHing } from './hing/situations-data.ts'
import { verdicts as verdictsHing } from './hing/verdicts-data.ts'
import type { SituationTexts } from './shape/situation.ts'
import type {
  AskedTexts,
  Domain,
  EffectTexts,
  Field,
  MatterText,
  MoreTexts,
  ReasonTexts,
  Verdicts,
} from './shape/texts.ts'

/** Everything a reading is written with in one language. */
export type Words = {
  matters: Record<LifeMatter, MatterText>
  situations: SituationTexts
  asked: AskedTexts
  effects: EffectTexts
  reasons: ReasonTexts
  verdicts: Verdicts
  more: MoreTexts
}

export const WORDS: Spoken<Words> = {
  en: {
    matters: mattersEn,
    situations: situationsEn,
    asked: askedEn,
    effects: effectsEn,
    reasons: reasonsEn,
    verdicts: verdictsEn,
    more: moreEn,
  },
  hi: {
    matters: mattersHi,
    situations: situationsHi,
    asked: askedHi,
    effects: effectsHi,
    reasons: reasonsHi,
    verdicts: verdictsHi,
    more: moreHi,
  },
  hing: {
    matters: mattersHing,
    situations: situationsHing,
    asked: askedHing,
    effects: effectsHing,
    reasons: reasonsHing,
    verdicts: verdictsHing,
    more: moreHing,
  },
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

const FIELD_OF_DOMAIN: Record<Domain, Field> = {
  love: 'love',
  marriage: 'marriage',
  work: 'work',
  business: 'business',
  money: 'money',
  debt: 'money',
  property: 'property',
  home: 'home',
  children: 'children',
  study: 'study',
  travel: 'travel',
  health: 'health',
  mind: 'mind',
  self: 'mind',
  luck: 'path',
  spirit: 'path',
  people: 'dispute',
}
const FIELD_OF_MATTER: Partial<Record<LifeMatter, Field>> = {
  marital_harmony: 'home',
  separation: 'home',
  fidelity: 'home',
  parenting: 'home',
  family_dispute: 'dispute',
  inheritance: 'dispute',
  money_stuck: 'dispute',
  career_path: 'office',
  transfer: 'office',
  promotion: 'office',
  job_trouble: 'office',
  arts_sport: 'path',
  house_sell: 'sale',
  journey: 'path',
  move_city: 'path',
  vehicle: 'vehicle',
}

/** The field of life whose effects of grahas fit a matter. */
export const fieldOf = (matter: LifeMatter): Field => FIELD_OF_MATTER[matter] ?? FIELD_OF_DOMAIN[DOMAIN_OF[matter]]
