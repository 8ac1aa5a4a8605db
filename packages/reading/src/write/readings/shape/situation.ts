import type { SituationId } from './situations-data.ts'
import type { MatterText, Wordings } from './texts.ts'

/** What is said of a situation in place of its matter's own words: steps always, and what is aimed at where it is another thing. */
export type SituationText = Partial<Pick<MatterText, 'aim' | 'topic' | 'gender' | 'hold' | 'on'>> & {
  steps: Wordings
  /** the same of another person, `{kin}` */
  ofKin?: string
}
export type SituationTexts = Record<SituationId, SituationText>
