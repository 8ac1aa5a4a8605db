import type { Gender } from '@dhruva/common'
import type { CertainChart } from '@dhruva/contract/drawing'
import { type Chart, GRAHA_NAMES, type GrahaId, NAKSHATRA_NAMES, SIGN_NAMES, type Stability } from '@dhruva/jyotish'
import type { TextLanguage } from '#http/fail.ts'
import type { Flow } from './flow.ts'
import type { KundliTexts } from './texts-data.ts'

/** A saved kundli as it is put on paper. */
export type KundliPaper = {
  name: string
  place: string
  gender: Gender
  maritalStatus: 'Single' | 'Married' | 'Divorced'
  celebrity: boolean
  /** minutes to either side by which the time of birth is uncertain; null when it is unknown, 0 when it is exact */
  uncertainty: number | null
  chart: Chart
  /** what of it holds; null when the time is exact */
  stability: Stability | null
  /** when it is made */
  at: Date
}

/** What each part of the paper is written with. */
export type Writing = {
  paper: KundliPaper
  certain: CertainChart
  flow: Flow
  t: KundliTexts
  language: TextLanguage
}

export const graha = (id: GrahaId, language: TextLanguage) => GRAHA_NAMES[id][language]
export const sign = (index: number, language: TextLanguage) => SIGN_NAMES[index]?.[language] ?? ''
export const star = (index: number, language: TextLanguage) => NAKSHATRA_NAMES[index]?.[language] ?? ''
