import type { Code } from '@dhruva/common'
import {
  type Category,
  type DayScores,
  type GrahaId,
  type ScoreId,
  type ScoreReason,
  SIGN_NAMES,
} from '@dhruva/jyotish'
import { nameOf } from '#facts/render-prediction.ts'
import type { Time } from '#parts.ts'
import { graha, type PredictionContext, placed, placedIn, sign } from './context.ts'

/** A clause without full stop and the ids of the facts it rests on. */
export type Clause = { text: string; facts: string[] }

/** When a reason holds, with a name for the id of its fact. */
export type When = { id: string; time: Time }

type Of<K extends ScoreReason['code']> = Extract<ScoreReason, { code: K }>

export const signFromMoon = ({ chart }: PredictionContext, house: number): number =>
  (chart.moon_sign + house - 1) % SIGN_NAMES.length

const names = (code: Code, ids: readonly GrahaId[]) => ids.map((id) => nameOf(code, id))

/** The fact of a graha's transit, from the natal Moon. */
export const wholeTransit = (context: PredictionContext, reason: Of<'transit'>, when: When): string => {
  const { graha: id, house, state, obstructed_by: others } = reason
  const key = `reason.${when.id}.transit.${id}.${house}.${[state, ...others].join('.')}`
  return context.fact(
    key,
    'transit',
    { kind: 'transit', id },
    {
      says: 'transit_moves',
      time: when.time,
      graha: id,
      sign: signFromMoon(context, house),
      fromMoon: house,
      state,
      obstructedBy: others,
    },
  )
}

const transit = (
  context: PredictionContext,
  reason: Of<'transit'>,
  matter: string,
  slot: string,
  when: When,
): Clause => {
  const { graha: id, house, obstructed_by: others, points } = reason
  const at = signFromMoon(context, house)
  const key = wholeTransit(context, reason, when)
  const { say } = context.t
  const held = others.length > 0
  const text = context.pick(slot, (v) =>
    held
      ? say.heldBack(v, graha(context, id), sign(context, at), house, matter, names(context.code, others), points > 0)
      : (points > 0 ? say.goodTransit : say.badTransit)(v, graha(context, id), sign(context, at), house, matter),
  )
  return { text, facts: [key] }
}

const inHouse = (
  context: PredictionContext,
  reason: Of<'in_key_house' | 'aspects_key_house'>,
  matter: string,
  slot: string,
  when: When,
): Clause => {
  const { code, graha: id, house, points } = reason
  const name = code === 'in_key_house' ? 'inHouse' : 'onHouse'
  const key = `reason.${when.id}.${name}.${id}.${house}`
  context.fact(
    key,
    'transit',
    { kind: 'house', id: String(house) },
    {
      says: code === 'in_key_house' ? 'sits_moves' : 'looks_moves',
      time: when.time,
      graha: id,
      ...placedIn(context, house),
    },
  )
  const text = context.pick(slot, (v) =>
    context.t.say[name](v, graha(context, id), placed(context, house), matter, points > 0),
  )
  return { text, facts: [key] }
}

const dasha = (
  context: PredictionContext,
  reason: Of<'dasha'>,
  category: Category,
  slot: string,
  matter: string,
  when: When,
): Clause => {
  const { level, graha: id, effect } = reason
  const key = `reason.${when.id}.dasha.${level}.${id}.${effect}.${category}`
  context.fact(
    key,
    'dasha',
    { kind: 'dasha', id: level },
    {
      says: 'dasha_moves',
      time: when.time,
      score: category,
      supports: effect === 'supports',
      ...(level === 'maha' ? { maha: id } : { antar: id }),
    },
  )
  const text = context.pick(slot, (v) =>
    context.t.say.dasha(v, level, graha(context, id), matter, effect === 'supports'),
  )
  return { text, facts: [key] }
}

/** One cause of a field's score in words; null for those that no clause is written for. The Moon's own terms have sentences elsewhere. */
export const causeClause = (
  context: PredictionContext,
  reason: ScoreReason,
  id: Category,
  when: When,
): Clause | null => {
  const slot = `${when.id} ${id} ${reason.code}`
  const matter = context.t.tables.MATTER[id]
  switch (reason.code) {
    case 'transit':
      return transit(context, reason, matter, slot, when)
    case 'in_key_house':
    case 'aspects_key_house':
      return inHouse(context, reason, matter, slot, when)
    case 'dasha':
      return dasha(context, reason, id, slot, matter, when)
    case 'tara':
    case 'chandra':
    case 'weekday_lord':
    case 'tithi':
      return null
  }
}

/** Whether a cause is one of the Moon's own terms, which weigh on every matter alike. */
const isCommon = ({ code }: ScoreReason): boolean => code === 'tara' || code === 'chandra'

/** Equal for equal causes. */
const keyOf = ({ points: _, ...cause }: ScoreReason): string => JSON.stringify(cause)

/** Those that tell more of a stretch of days than of one of them. */
const lasts = (reason: ScoreReason): boolean => !isCommon(reason) && !('graha' in reason && reason.graha === 'moon')

/** The causes of one score over several days, summed, the largest first; those that change with the Moon are left out. */
export const summed = (days: readonly DayScores[], id: ScoreId): ScoreReason[] => {
  const found = new Map<string, ScoreReason>()
  const all = days.flatMap(({ scores }) => scores[id].reasons).filter(lasts)
  for (const reason of all) {
    const key = keyOf(reason)
    found.set(key, { ...reason, points: (found.get(key)?.points ?? 0) + reason.points })
  }
  return [...found.values()].toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
}
