import type { GrahaId, VargaId } from '#ids.ts'
import type { YogaId } from '#yoga-types.ts'
import type { LifeMatter } from './types.ts'

/** Terms that only some matters know. */
export type MatterKind = 'marriage' | 'partnership' | 'home' | 'mind' | 'health'

/**
 * What a matter is judged from: houses from the lagna (the first of `main` leads), the grahas that stand for it by nature (the first
 * leads), its divisional chart, and the combinations that speak for or against it.
 */
export type MatterRule = {
  main: readonly number[]
  support: readonly number[]
  karakas: readonly GrahaId[]
  varga: VargaId | null
  /**
   * the sum of the promise that a third of all charts stay under: houses differ in what they have by nature, and what every chart has is
   * no promise (measured over births; `usual.test.ts` measures again)
   */
  usual: number
  kind?: MatterKind
  yogas?: readonly YogaId[]
  doshas?: readonly (YogaId | 'manglik')[]
}

const WORK_YOGAS: readonly YogaId[] = [
  'raja',
  'dharma_karmadhipati',
  'ruchaka',
  'bhadra',
  'hamsa',
  'malavya',
  'shasha',
  'amala',
]
const MONEY_YOGAS: readonly YogaId[] = ['dhana', 'lakshmi', 'chandra_mangala']
const LEARNING_YOGAS: readonly YogaId[] = ['saraswati', 'budha_aditya', 'bhadra', 'hamsa']
const FORTUNE_YOGAS: readonly YogaId[] = ['raja', 'gajakesari', 'lakshmi', 'dharma_karmadhipati', 'vipareeta']
const MIND_DOSHAS: readonly YogaId[] = ['kemadruma', 'chandra_grahan']

const LOVE: MatterRule = {
  main: [5, 7],
  support: [11, 1],
  karakas: ['venus', 'moon'],
  varga: 'd9',
  usual: 0.8,
  kind: 'marriage',
  yogas: ['malavya'],
}
/** Jupiter stands for the husband in the chart of a woman; where it is not known whose chart it is he comes second. */
const MARRIAGE: MatterRule = {
  main: [7],
  support: [2, 11, 5],
  karakas: ['venus', 'jupiter'],
  varga: 'd9',
  usual: 0.5,
  kind: 'marriage',
  yogas: ['malavya'],
  doshas: ['manglik'],
}
const UNION_AT_RISK: MatterRule = { ...MARRIAGE, usual: 0.4, support: [6, 8, 12], karakas: ['venus'] }
const WORK: MatterRule = {
  main: [10],
  support: [6, 11, 2],
  karakas: ['saturn', 'sun', 'mercury'],
  varga: 'd10',
  usual: 2.4,
  yogas: WORK_YOGAS,
}
const CHANGE: MatterRule = {
  ...WORK,
  usual: 2.3,
  main: [10, 3],
  support: [6, 9, 12],
  karakas: ['saturn', 'moon'],
  yogas: [],
}
const BUSINESS: MatterRule = {
  main: [7, 10],
  support: [2, 11, 3],
  karakas: ['mercury'],
  varga: 'd10',
  usual: 1.4,
  yogas: ['dhana', 'bhadra'],
}
const DEBT: MatterRule = {
  main: [6, 11],
  support: [2, 12],
  karakas: ['mars', 'jupiter', 'saturn'],
  varga: 'd2',
  usual: 3.1,
  yogas: ['vipareeta', 'dhana'],
}
const HOUSE: MatterRule = {
  main: [4],
  support: [11, 2],
  karakas: ['mars', 'saturn', 'venus'],
  varga: 'd4',
  usual: 1.1,
  kind: 'home',
}
const HOME: MatterRule = {
  main: [4],
  support: [2, 3],
  karakas: ['moon'],
  varga: 'd12',
  usual: 1.3,
  kind: 'home',
  yogas: ['gajakesari'],
}
const CHILDREN: MatterRule = {
  main: [5],
  support: [9, 2, 11],
  karakas: ['jupiter'],
  varga: 'd7',
  usual: 0.5,
  yogas: ['hamsa'],
  doshas: ['guru_chandal'],
}
const STUDY: MatterRule = {
  main: [5, 4],
  support: [9, 6, 11],
  karakas: ['mercury', 'jupiter', 'mars'],
  varga: 'd24',
  usual: 1.4,
  yogas: LEARNING_YOGAS,
  doshas: ['guru_chandal'],
}
const ABROAD: MatterRule = { main: [12, 9], support: [7, 3, 4], karakas: ['rahu', 'moon'], varga: 'd9', usual: 1 }
const SELF: MatterRule = {
  main: [1],
  support: [],
  karakas: ['sun', 'moon'],
  varga: 'd9',
  usual: 2,
  yogas: ['raja', 'gajakesari', 'hamsa', 'malavya', 'ruchaka', 'bhadra', 'shasha'],
}

/**
 * Houses and karakas after Brihat Parashara Hora Shastra 11-23 and 32, divisional charts after 7; the support houses are practice. Of what is
 * feared (debts, trouble at work, parting) the promise and the good times are those of its good end.
 */
export const MATTER_RULES: Readonly<Record<LifeMatter, MatterRule>> = {
  love_feelings: LOVE,
  partner_meet: LOVE,
  proposal_answer: LOVE,
  ex_return: LOVE,
  love_marriage: { ...LOVE, usual: 0.8, support: [11, 9], karakas: ['venus', 'rahu'] },
  marriage_time: MARRIAGE,
  marriage_late: MARRIAGE,
  proposal_match: MARRIAGE,
  marital_harmony: MARRIAGE,
  spouse_nature: MARRIAGE,
  separation: UNION_AT_RISK,
  fidelity: UNION_AT_RISK,
  second_marriage: { ...MARRIAGE, usual: 1.1, main: [2, 9], support: [11], karakas: ['venus'] },
  in_laws: { usual: 0.9, main: [8, 10], support: [3], karakas: ['moon', 'sun'], varga: 'd9' },
  job_get: WORK,
  career_path: WORK,
  interview_result: WORK,
  job_change: CHANGE,
  transfer: CHANGE,
  promotion: { ...WORK, usual: 3.5, main: [11, 10], support: [9, 2], karakas: ['sun', 'jupiter'] },
  job_trouble: { ...WORK, usual: 2.7, main: [6, 10], support: [8, 12], karakas: ['saturn'], yogas: ['vipareeta'] },
  gov_job: { ...WORK, usual: 3.4, main: [10, 6], support: [9, 1], karakas: ['sun', 'saturn', 'mars'] },
  career_field: WORK,
  business_start: BUSINESS,
  business_grow: BUSINESS,
  partnership: { ...BUSINESS, usual: 1.4, kind: 'partnership' },
  arts_sport: {
    usual: 1.8,
    main: [5, 3],
    support: [10, 11],
    karakas: ['venus', 'mars', 'rahu'],
    varga: 'd10',
    yogas: ['malavya', 'ruchaka', 'saraswati'],
  },
  wealth: {
    usual: 2.3,
    main: [2, 11],
    support: [5, 9],
    karakas: ['jupiter', 'venus'],
    varga: 'd2',
    yogas: MONEY_YOGAS,
  },
  saving_expense: {
    usual: 1.7,
    main: [2, 12],
    support: [11],
    karakas: ['jupiter', 'venus'],
    varga: 'd2',
    yogas: MONEY_YOGAS,
  },
  debt_loan: DEBT,
  money_stuck: DEBT,
  invest_save: { usual: 2.2, main: [5, 11], support: [2], karakas: ['jupiter'], varga: 'd2', yogas: MONEY_YOGAS },
  inheritance: { usual: 0.8, main: [8], support: [4, 9, 2], karakas: ['saturn'], varga: 'd4', yogas: ['vipareeta'] },
  house_buy: HOUSE,
  house_sell: { usual: 2.2, main: [3, 10], support: [12], karakas: ['mars', 'saturn', 'venus'], varga: 'd4' },
  vehicle: { usual: 1.1, main: [4], support: [11, 2], karakas: ['venus'], varga: 'd16' },
  home_peace: HOME,
  family_bond: HOME,
  family_dispute: { usual: 2.5, main: [6, 3], support: [4], karakas: ['mars', 'moon'], varga: 'd12', kind: 'home' },
  children_time: CHILDREN,
  parenting: CHILDREN,
  exam: STUDY,
  study_focus: STUDY,
  stream_choice: { ...STUDY, usual: 1.9, main: [4, 5], support: [9], karakas: ['mercury', 'jupiter'] },
  higher_study: { ...STUDY, usual: 1.6, main: [9, 5], support: [12], karakas: ['jupiter', 'mercury'] },
  abroad_go: ABROAD,
  abroad_settle: { ...ABROAD, usual: 1.1, varga: 'd4' },
  move_city: { usual: 2, main: [3, 4], support: [12], karakas: ['moon', 'mercury'], varga: 'd4' },
  journey: { usual: 1.5, main: [9, 3], support: [12], karakas: ['jupiter'], varga: 'd4' },
  health_general: { usual: 0.8, main: [1], support: [6, 8], karakas: ['sun', 'moon'], varga: null, kind: 'health' },
  mind_unrest: {
    usual: 0.9,
    main: [4],
    support: [12],
    karakas: ['moon', 'mercury'],
    varga: null,
    kind: 'mind',
    yogas: ['gajakesari'],
    doshas: MIND_DOSHAS,
  },
  anger: { usual: 1.7, main: [1, 3], support: [], karakas: ['mars'], varga: null, kind: 'mind', doshas: ['angarak'] },
  fear_fail: {
    usual: 1.5,
    main: [5, 3],
    support: [],
    karakas: ['moon'],
    varga: null,
    kind: 'mind',
    yogas: ['gajakesari'],
    doshas: MIND_DOSHAS,
  },
  nature: SELF,
  strengths_weak: SELF,
  purpose: { ...SELF, usual: 2.9, main: [9, 10, 1], yogas: FORTUNE_YOGAS },
  life_overview: { ...SELF, usual: 2.7, main: [1, 9], yogas: FORTUNE_YOGAS },
  luck_rise: {
    usual: 1.9,
    main: [9],
    support: [1, 11, 5],
    karakas: ['jupiter', 'sun'],
    varga: 'd9',
    yogas: FORTUNE_YOGAS,
  },
  worship: { usual: 1.9, main: [5, 9, 12], support: [], karakas: ['jupiter', 'ketu'], varga: 'd20', yogas: ['hamsa'] },
  friends_enemies: { usual: 2.7, main: [11, 6], support: [3], karakas: ['mercury', 'mars'], varga: 'd9' },
}
