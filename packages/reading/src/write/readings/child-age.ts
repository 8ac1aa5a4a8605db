import { ADULT } from '#rules.ts'
import type { WriteContext } from '#write/types.ts'

/** From that age of a parent on a child whose wedding is asked about is taken for grown. */
const PARENT_AGE = 45
const CHILD_AGE =
  /\b(\d{1,2})\s*(?:yrs?|years?|saal|sal|baras|varsh|ka\b|ki\b|ke\b|old|h\b|hai)|(\d{1,2})\s*(?:साल|वर्ष|बरस|की|का|के)/iu
const BARE_AGE = /^\D{0,24}(\d{1,2})\D{0,12}$/u
const GROWN_UP =
  /\b(?:job|naukri|working|works|graduat\w+|doctor|engineer|teacher|ca|mba|phd|settled|naukri)\b|नौकरी|नौकरीपेशा|डॉक्टर|इंजीनियर/iu

/** How old the child is, as far as the talk says; null where it does not. */
const childAge = ({ question }: WriteContext): number | null => {
  const said = [question.message, ...question.history.filter(({ role }) => role === 'user').map(({ text }) => text)]
  const found = said.map((text, at) => CHILD_AGE.exec(text) ?? (at === 0 ? BARE_AGE.exec(text) : null)).find(Boolean)
  const age = found?.[1] ?? found?.[2]
  return age === undefined ? null : Number(age)
}

/** A wedding is read of who is grown; where that is not known the age is asked, free. */
export const childKind = (ctx: WriteContext): 'reading' | 'refusal' | 'ask_back' => {
  const age = childAge(ctx)
  if (age !== null) return age < ADULT ? 'refusal' : 'reading'
  const isGrown = ctx.age >= PARENT_AGE || GROWN_UP.test(ctx.question.message)
  return isGrown ? 'reading' : 'ask_back'
}
