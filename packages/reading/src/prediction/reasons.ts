import type { Code } from '@dhruva/common'
import {
  type Category,
  chandrabala,
  type DayScores,
  type GrahaId,
  type Score,
  type ScoreId,
  type ScoreReason,
  SIGN_NAMES,
  tarabala,
} from '@dhruva/jyotish'
import { nameOf } from '#facts/render-prediction.ts'
import type { Time } from '#parts.ts'
import type { Period } from '#texts/en/predict.ts'
import { graha, levelOf, type PredictionContext, placed, placedIn, sign } from './context.ts'

/** A clause without full stop and the ids of the facts it rests on. */
export type Clause = { text: string; facts: string[] }

/** When a reason holds, with a name for the id of its fact. */
export type When = { id: string; time: Time }

type Of<K extends ScoreReason['code']> = Extract<ScoreReason, { code: K }>

const signFromMoon = ({ chart }: PredictionContext, house: number): number =>
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

const tara = (context: PredictionContext, reason: Of<'tara'>, when: When): Clause => {
  const { tara: no, id } = reason
  const key = `reason.${when.id}.tara.${no}`
  context.fact(
    key,
    'panchang',
    { kind: 'panchang', id: 'nakshatra' },
    {
      says: 'tara_moves',
      time: when.time,
      tara: id,
      taraNumber: no,
    },
  )
  const { say, tables } = context.t
  return { text: say.taraWhy(tables.TARA[id], no, tables.TARA_MEANS[id]), facts: [key] }
}

const chandra = (context: PredictionContext, { house }: Of<'chandra'>, when: When): Clause => {
  const key = `reason.${when.id}.chandra.${house}`
  const at = signFromMoon(context, house)
  context.fact(
    key,
    'transit',
    { kind: 'transit', id: 'moon' },
    {
      says: 'chandra_moves',
      time: when.time,
      graha: 'moon',
      sign: at,
      fromMoon: house,
    },
  )
  const clause = context.t.sky.MOON_DAY[house - 1] ?? ''
  return {
    text: context.t.say.chandraWhy(graha(context, 'moon'), sign(context, at), house, clause),
    facts: [key],
  }
}

/** One cause of a score in words; null for those that no clause is written for. */
const clauseOf = (
  context: PredictionContext,
  reason: ScoreReason,
  id: ScoreId,
  when: When,
  matter: string,
): Clause | null => {
  const slot = `${when.id} ${id} ${reason.code}`
  switch (reason.code) {
    case 'transit':
      return transit(context, reason, matter, slot, when)
    case 'in_key_house':
    case 'aspects_key_house':
      return inHouse(context, reason, matter, slot, when)
    case 'dasha':
      return id === 'overall' ? null : dasha(context, reason, id, slot, matter, when)
    case 'tara':
      return tara(context, reason, when)
    case 'chandra':
      return chandra(context, reason, when)
    case 'weekday_lord':
    case 'tithi':
      return null
  }
}

/** The Moon's own terms weigh on every matter alike; a day's opening tells them once. */
const isCommon = ({ code }: ScoreReason): boolean => code === 'tara' || code === 'chandra'

/**
 * What moves one matter: the largest cause, and the largest of the other sign beside it. A single cause that goes against
 * the score is told as such. Null when nothing but the Moon moves it.
 */
export const matterClause = (
  context: PredictionContext,
  { score, reasons }: Pick<Score, 'score' | 'reasons'>,
  id: Category,
  when: When,
): Clause | null => {
  const own = reasons.filter((reason) => !isCommon(reason))
  const [main] = own
  if (!main) return null
  const matter = context.t.tables.MATTER[id]
  const first = clauseOf(context, main, id, when, matter)
  const other = own.find((reason) => reason.points > 0 !== main.points > 0 && whoOf(reason) !== whoOf(main))
  const second = other ? clauseOf(context, other, id, when, context.t.say.again(matter)) : null
  const level = levelOf(score)
  const against = level !== 'mid' && (level === 'high') !== main.points > 0
  if (first && second) {
    return { text: context.t.say.both(first.text, second.text), facts: [...first.facts, ...second.facts] }
  }
  if (!first || !against) return first
  const text = context.pick(`${when.id} ${id} against`, (v) => context.t.say.against(v, first.text, level === 'high'))
  return { ...first, text }
}

/** Why a day or a month stands out: the largest cause in the direction it stands out in, else the largest at all. */
export const standsOut = (
  context: PredictionContext,
  reasons: readonly ScoreReason[],
  up: boolean,
  when: When,
  of: Period,
): Clause | null => {
  // of a public figure the Moon's mood is not told, and no dasha moves all matters alike
  const tellable = reasons.filter(
    (reason) => reason.code !== 'dasha' && !(context.isFigure && reason.code === 'chandra'),
  )
  const reason = tellable.find(({ points }) => points > 0 === up) ?? tellable[0]
  return reason ? clauseOf(context, reason, 'overall', when, context.t.say.whole[of]) : null
}

const whoOf = (reason: ScoreReason): GrahaId | null => ('graha' in reason ? reason.graha : null)

/** Equal for equal causes. */
const keyOf = ({ points: _, ...cause }: ScoreReason): string => JSON.stringify(cause)

/** Those that tell more of a stretch of days than of one of them. */
const lasts = (reason: ScoreReason): boolean => !isCommon(reason) && !('graha' in reason && reason.graha === 'moon')

const SLOW: ReadonlyArray<GrahaId | null> = ['jupiter', 'saturn', 'rahu', 'ketu']
/** From so many days on only what stays for months tells of all of them. */
const LONG = 60

/** The causes of one score over several days, summed, the largest first; those that change with the Moon are left out. */
export const summed = (days: readonly DayScores[], id: ScoreId): ScoreReason[] => {
  const found = new Map<string, ScoreReason>()
  const all = days.flatMap(({ scores }) => scores[id].reasons).filter(lasts)
  const slow = days.length < LONG ? [] : all.filter((reason) => reason.code === 'dasha' || SLOW.includes(whoOf(reason)))
  for (const reason of slow.length > 0 ? slow : all) {
    const key = keyOf(reason)
    found.set(key, { ...reason, points: (found.get(key)?.points ?? 0) + reason.points })
  }
  return [...found.values()].toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
}

/** Tara and Chandrabala of a Moon in a nakshatra and sign. */
export const moonOf = (context: PredictionContext, nakshatra: number, at: number) => ({
  tara: tarabala(nakshatra, context.chart.nakshatra),
  chandra: chandrabala(at, context.chart.moon_sign),
})
