import type { Form } from '@dhruva/intent/parse'
import type { WriteContext } from '#write/types.ts'

/** Words that each form may have (section 7.1 of the design of the astrologer). */
const BUDGETS: Partial<Record<Form, number>> = {
  when: 90,
  until_when: 90,
  after_that: 90,
  yes_no: 90,
  which_of: 110,
  why: 90,
  how: 110,
  how_is: 130,
  what_is: 110,
  list: 110,
  count: 70,
  explain_more: 100,
  simpler: 50,
  is_it_certain: 45,
  feeling: 80,
}
const BUDGET = 100
const DETAILED = 220
const SHORT = 45
/** Of several questions in a message each is answered more briefly. */
const AMONG_OTHERS = 0.7

/** Words that an answer may have, by what is asked and wished. */
export const limitOf = ({ parsed, asked }: WriteContext): number => {
  const whole = BUDGETS[asked.form] ?? BUDGET
  if (parsed.wishes.includes('short')) return SHORT
  if (parsed.questions.length > 1) return Math.round(whole * AMONG_OTHERS)
  return parsed.wishes.includes('detail') ? DETAILED : whole
}
