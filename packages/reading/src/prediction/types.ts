import type { Language } from '@dhruva/common'
import type { Chart } from '@dhruva/jyotish'
import type { Fact, Person, PredictionType, Sentence } from '#types.ts'

/** What a prediction is to be made of. */
export type Wanted = {
  chart: Chart
  at: Date
  person: Person
  type: PredictionType
  language: Language
  /** the birth is a public figure's: whoever asks is someone else */
  celebrity?: boolean | undefined
  /** minutes by which the time of birth may be off to either side; null: unknown; 0 or absent: exact */
  uncertainty?: number | null | undefined
}

export type Prediction = { paragraphs: Sentence[][]; facts: Fact[] }
