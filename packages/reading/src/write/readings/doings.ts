import type { LifeMatter } from '@dhruva/jyotish'
import type { WriteContext } from '#write/types.ts'
import { DOINGS } from './doings-data.ts'
import { ownWords } from './own-words.ts'
import type { Wordings } from './shape/texts.ts'

/** Of how many earlier messages of the person a short follow-up is still about. */
const BEFORE = 2
/** A message of fewer words leans on the one before it. */
const FEW = 7

/** What the person wrote of this: the question, and of a short one what came before it. */
export const saidOf = (ctx: WriteContext): string => {
  const { asked, question } = ctx
  const own = ownWords(ctx)
  if (own.split(/\s+/).length >= FEW && asked.refers === null) return own
  const earlier = question.history.filter(({ role }) => role === 'user').slice(-BEFORE)
  return [own, ...earlier.map(({ text }) => text).toReversed()].join(' . ')
}

/** What helps in the situation that was told; null where none is known: then the steps of the matter stand. */
export const doingsFor = (ctx: WriteContext, matter: LifeMatter): Wordings | null => {
  const said = saidOf(ctx)
  const { kind } = ctx.asked.subject
  const isChild = kind === 'child' || kind === 'grandchild'
  const found = DOINGS.find(
    ({ of, whose, cue }) =>
      (of === null || of.includes(matter)) && (whose === 'any' || (whose === 'other') === isChild) && cue.test(said),
  )
  return found?.steps[ctx.speech] ?? null
}
