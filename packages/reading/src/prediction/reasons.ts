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
import { type Desk, graha, levelOf, placed, placedIn, sign } from './context.ts'

/** A clause without full stop and the ids of the facts it rests on. */
export type Clause = { text: string; facts: string[] }

/** When a reason holds, with a name for the id of its fact. */
export type When = { id: string; time: Time }

type Of<K extends ScoreReason['code']> = Extract<ScoreReason, { code: K }>

const signFromMoon = ({ chart }: Desk, house: number): number => (chart.moon_sign + house - 1) % SIGN_NAMES.length

const names = (code: Code, ids: readonly GrahaId[]) => ids.map((id) => nameOf(code, id))

/** The fact of a graha's transit, from the natal Moon. */
export const wholeTransit = (desk: Desk, reason: Of<'transit'>, when: When): string => {
  const { graha: id, house, state, obstructed_by: others } = reason
  const key = `reason.${when.id}.transit.${id}.${house}.${[state, ...others].join('.')}`
  return desk.fact(
    key,
    'transit',
    { kind: 'transit', id },
    {
      says: 'transit_moves',
      time: when.time,
      graha: id,
      sign: signFromMoon(desk, house),
      fromMoon: house,
      state,
      obstructedBy: others,
    },
  )
}

const transit = (desk: Desk, reason: Of<'transit'>, matter: string, slot: string, when: When): Clause => {
  const { graha: id, house, obstructed_by: others, points } = reason
  const at = signFromMoon(desk, house)
  const key = wholeTransit(desk, reason, when)
  const { say } = desk.t
  const held = others.length > 0
  const text = desk.pick(slot, (v) =>
    held
      ? say.heldBack(v, graha(desk, id), sign(desk, at), house, matter, names(desk.code, others), points > 0)
      : (points > 0 ? say.goodTransit : say.badTransit)(v, graha(desk, id), sign(desk, at), house, matter),
  )
  return { text, facts: [key] }
}

const inHouse = (
  desk: Desk,
  reason: Of<'in_key_house' | 'aspects_key_house'>,
  matter: string,
  slot: string,
  when: When,
): Clause => {
  const { code, graha: id, house, points } = reason
  const name = code === 'in_key_house' ? 'inHouse' : 'onHouse'
  const key = `reason.${when.id}.${name}.${id}.${house}`
  desk.fact(
    key,
    'transit',
    { kind: 'house', id: String(house) },
    {
      says: code === 'in_key_house' ? 'sits_moves' : 'looks_moves',
      time: when.time,
      graha: id,
      ...placedIn(desk, house),
    },
  )
  const text = desk.pick(slot, (v) => desk.t.say[name](v, graha(desk, id), placed(desk, house), matter, points > 0))
  return { text, facts: [key] }
}

const dasha = (
  desk: Desk,
  reason: Of<'dasha'>,
  category: Category,
  slot: string,
  matter: string,
  when: When,
): Clause => {
  const { level, graha: id, effect } = reason
  const key = `reason.${when.id}.dasha.${level}.${id}.${effect}.${category}`
  desk.fact(
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
  const text = desk.pick(slot, (v) => desk.t.say.dasha(v, level, graha(desk, id), matter, effect === 'supports'))
  return { text, facts: [key] }
}

const tara = (desk: Desk, reason: Of<'tara'>, when: When): Clause => {
  const { tara: no, id } = reason
  const key = `reason.${when.id}.tara.${no}`
  desk.fact(
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
  const { say, tables } = desk.t
  return { text: say.taraWhy(tables.TARA[id], no, tables.TARA_MEANS[id]), facts: [key] }
}

const chandra = (desk: Desk, { house }: Of<'chandra'>, when: When): Clause => {
  const key = `reason.${when.id}.chandra.${house}`
  const at = signFromMoon(desk, house)
  desk.fact(
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
  const clause = desk.t.sky.MOON_DAY[house - 1] ?? ''
  return {
    text: desk.t.say.chandraWhy(graha(desk, 'moon'), sign(desk, at), house, clause),
    facts: [key],
  }
}

/** One cause of a score in words; null for those that no clause is written for. */
const clauseOf = (desk: Desk, reason: ScoreReason, id: ScoreId, when: When, matter: string): Clause | null => {
  const slot = `${when.id} ${id} ${reason.code}`
  switch (reason.code) {
    case 'transit':
      return transit(desk, reason, matter, slot, when)
    case 'in_key_house':
    case 'aspects_key_house':
      return inHouse(desk, reason, matter, slot, when)
    case 'dasha':
      return id === 'overall' ? null : dasha(desk, reason, id, slot, matter, when)
    case 'tara':
      return tara(desk, reason, when)
    case 'chandra':
      return chandra(desk, reason, when)
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
  desk: Desk,
  { score, reasons }: Pick<Score, 'score' | 'reasons'>,
  id: Category,
  when: When,
): Clause | null => {
  const own = reasons.filter((reason) => !isCommon(reason))
  const [main] = own
  if (!main) return null
  const matter = desk.t.tables.MATTER[id]
  const first = clauseOf(desk, main, id, when, matter)
  const other = own.find((reason) => reason.points > 0 !== main.points > 0 && whoOf(reason) !== whoOf(main))
  const second = other ? clauseOf(desk, other, id, when, desk.t.say.again(matter)) : null
  const level = levelOf(score)
  const against = level !== 'mid' && (level === 'high') !== main.points > 0
  if (first && second) {
    return { text: desk.t.say.both(first.text, second.text), facts: [...first.facts, ...second.facts] }
  }
  if (!first || !against) return first
  const text = desk.pick(`${when.id} ${id} against`, (v) => desk.t.say.against(v, first.text, level === 'high'))
  return { ...first, text }
}

/** Why a day or a month stands out: the largest cause in the direction it stands out in, else the largest at all. */
export const standsOut = (
  desk: Desk,
  reasons: readonly ScoreReason[],
  up: boolean,
  when: When,
  of: Period,
): Clause | null => {
  // of a public figure the Moon's mood is not told, and no dasha moves all matters alike
  const told = reasons.filter((reason) => reason.code !== 'dasha' && !(desk.isFigure && reason.code === 'chandra'))
  const reason = told.find(({ points }) => points > 0 === up) ?? told[0]
  return reason ? clauseOf(desk, reason, 'overall', when, desk.t.say.whole[of]) : null
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
export const moonOf = (desk: Desk, nakshatra: number, at: number) => ({
  tara: tarabala(nakshatra, desk.chart.nakshatra),
  chandra: chandrabala(at, desk.chart.moon_sign),
})
