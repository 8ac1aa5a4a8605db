import type { Language } from '@dhruva/common'
import { HELD_LIES_EN, HELD_LIES_HI, HELD_TRUTHS_EN, HELD_TRUTHS_HI } from './held-out.ts'
import { SECOND_LIES_EN, SECOND_LIES_HI, SECOND_TRUTHS_EN, SECOND_TRUTHS_HI } from './held-out-two.ts'
import type { Saying } from './known.ts'
import { LIES_EN } from './lies-en.ts'
import { LIES_HI } from './lies-hi.ts'
import { TRUTHS_EN } from './truths-en.ts'
import { TRUTHS_HI } from './truths-hi.ts'

export { chartNo, question } from '@dhruva/reading/testing/people'
export { knownOf } from './known.ts'

export const LIES: Record<Language, readonly Saying[]> = {
  English: [...LIES_EN, ...HELD_LIES_EN, ...SECOND_LIES_EN],
  Hindi: [...LIES_HI, ...HELD_LIES_HI, ...SECOND_LIES_HI],
}
export const TRUTHS: Record<Language, readonly Saying[]> = {
  English: [...TRUTHS_EN, ...HELD_TRUTHS_EN, ...SECOND_TRUTHS_EN],
  Hindi: [...TRUTHS_HI, ...HELD_TRUTHS_HI, ...SECOND_TRUTHS_HI],
}
