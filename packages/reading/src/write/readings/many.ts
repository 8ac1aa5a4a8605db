import { CHOICES, type Choice } from '@dhruva/jyotish'
import { MANY } from './many-data.ts'
import { SPARED } from './parts.ts'
import { type Draft, draft, type Reader, worded } from './reader.ts'
import { type Known, leanDrafts, SIDES, settledDrafts } from './weighed.ts'

/** What else a way stands for beside others: who may stay has a job, who changes it as well. */
const ALSO: Partial<Record<Known, readonly Known[]>> = {
  stay: ['job', 'home_country'],
  change: ['job'],
  government: ['job', 'work'],
  private: ['job', 'work'],
  business: ['work'],
  job: ['work'],
}

/** The pairs that a choice of three ways and more is made of; none of fewer. */
export const choicesOfMany = ({ ctx }: Reader): Choice[] => {
  const { options } = ctx.asked
  if (options.length < 3) return []
  const named = options.flatMap(({ id }) => WAYS.filter((way) => way === id))
  const ways = new Set<Known>([...named, ...named.flatMap((way) => ALSO[way] ?? [])])
  // one side at least is named itself
  const places = (choice: Choice) =>
    Math.min(...SIDES[choice].flatMap((side) => (named.includes(side) ? [named.indexOf(side)] : [])))
  return CHOICES.filter(
    (choice) => SIDES[choice].every((side) => ways.has(side)) && SIDES[choice].some((side) => named.includes(side)),
  ).toSorted((one, other) => places(one) - places(other))
}
const WAYS: readonly Known[] = Object.values(SIDES).flat()

/** Three ways and more, weighed two at a time; null where they are no ways that a chart weighs. */
export const manyAnswer = (reader: Reader): Draft[] | null => {
  const choices = choicesOfMany(reader)
  const [one, ...others] = choices
  if (!one) return null
  const first = leanDrafts(reader, one, true)
  const winner = SIDES[one][first.swapped ? 1 : 0]
  // the one that leads is set beside the third
  const next = others.find((choice) => SIDES[choice].includes(winner)) ?? others[0]
  const weighed = next ? [first, leanDrafts(reader, next, true)] : [first]
  const lead = next ? [draft(worded(reader, 'many', MANY[reader.ctx.speech]), [], SPARED.reason)] : []
  return [
    ...lead,
    ...weighed.flatMap(({ drafts }) =>
      drafts.map((one) => (one.priority === SPARED.against ? { ...one, priority: SPARED.bigger } : one)),
    ),
    ...settledDrafts(reader, first.compared.window),
  ]
}

const WHICH_STREAM = /\bwhich|\bwhat|kaun ?s|kon ?s|\bkis\b|kya l(?:u|e)|कौन स|कौनस|किस|क्या ल/iu
const STREAMS = ['science', 'commerce', 'arts'] as const
/** Who asks which stream, and names none, is told of the three. */
export const asksStream = ({ ctx, matter }: Reader): boolean =>
  matter === 'stream_choice' &&
  ctx.asked.options.length === 0 &&
  (ctx.asked.form === 'what_is' || ctx.asked.form === 'which_of') &&
  WHICH_STREAM.test(ctx.asked.words)

export const ofStreams = (reader: Reader): Reader => {
  const options = STREAMS.map((id) => ({ id, words: '' }))
  return { ...reader, ctx: { ...reader.ctx, asked: { ...reader.ctx.asked, options } } }
}
