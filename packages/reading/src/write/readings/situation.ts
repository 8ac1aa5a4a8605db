import type { LifeMatter } from '@dhruva/jyotish'
import type { WriteContext } from '#write/types.ts'
import { ownWords } from './own-words.ts'
import { type Cue, SITUATIONS, type SituationId } from './shape/situations-data.ts'

/** What the person said of it: the clause alone where other questions stand beside it; with the question before, where this one goes on from it. */
const saidOf = (ctx: WriteContext): string => {
  const { asked, question } = ctx
  const own = ownWords(ctx)
  if (!asked.refers) return own
  const before = question.history.findLast(({ role }) => role === 'user')
  return before ? `${own} ${before.text}` : own
}

const fits = ({ whose, ages, unmarried }: Cue, { age, question }: WriteContext, isKin: boolean): boolean =>
  (whose === undefined || (whose === 'kin') === isKin) &&
  (!ages || (age >= ages[0] && age <= ages[1])) &&
  !(unmarried && question.person.maritalStatus === 'Married')

/** The everyday situation that a question on a matter is about, by what was said; null where the matter's own texts fit. */
export const situationOf = (ctx: WriteContext, matter: LifeMatter, isKin: boolean): SituationId | null => {
  const words = saidOf(ctx)
  const found = SITUATIONS.find(
    (one: Cue) => one.of.includes(matter) && one.cue.test(words) && !one.not?.test(words) && fits(one, ctx, isKin),
  )
  return found?.id ?? null
}
