import type { Code } from '@dhruva/common'
import { INDIA } from '@dhruva/common'
import { type Chart, type GrahaId, type Judgement, signOf, skyAt } from '@dhruva/jyotish'
import { grahaOf, ruledBy } from '#chart.ts'
import { ageOn, dateIn } from '#dates.ts'
import { createFact } from '#facts/create-fact.ts'
import { civilDay, weekdayOf } from '#facts/days.ts'
import { nameOf } from '#facts/render-prediction.ts'
import { signName, spokenName } from '#names.ts'
import type { CountedFrom, Parts, Whose } from '#parts.ts'
import { ADULT } from '#rules.ts'
import type { Period } from '#texts/en/predict.ts'
import type { Band } from '#texts/en/predict-lines.ts'
import { fnv1a } from '#texts/forms/hash.ts'
import { TEXTS, TEXTS_OF_ANOTHER, type Words } from '#texts/predict.ts'
import type { Fact, FactKind, Opens, PredictionType, Sentence } from '#types.ts'
import { nameIn } from '#write/context.ts'
import { type PredictionSpan, predictionSpan } from './period-days.ts'
import { turnOf } from './schedule.ts'
import type { Wanted } from './types.ts'

const PERIOD: Record<PredictionType, Period> = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }

/**
 * A sentence of a prediction, and what it is there. One with a `rank` is said when there is room, lower ranks first; `more` is a longer
 * wording of it, said when there is room for that.
 */
export type Line = Sentence & { is: 'sentence' | 'item' | 'head'; rank?: number; more?: Line }

/** Everything the parts of a prediction share. `frame` tells from where houses are counted. */
export type PredictionContext = {
  wanted: Wanted
  chart: Chart
  frame: CountedFrom
  code: Code
  t: Words
  period: Period
  span: PredictionSpan
  name: string
  /** completed years on the first day */
  age: number
  /** for a child nothing of love, work or money is read */
  isChild: boolean
  isFigure: boolean
  /** whom the text speaks to or of */
  whose: Whose
  facts: Map<string, Fact>
  /** Keeps a fact and gives its id. */
  fact: (id: string, kind: FactKind, opens: Opens, parts: Parts) => string
  /** a number for a place in the text: the same for the same chart and period */
  v: (slot: string) => number
  /** the judgement of this chart on the first day, the one that answers read */
  judgement: Judgement
  /** the time of birth is exact: dashas may be named */
  isExact: boolean
  /** whether something, such as a graha in a place, was not told yet; from now on it is */
  isNew: (...what: readonly string[]) => boolean
  /** the text of a pool whose turn it is in this period, or the next one not said yet in this prediction */
  choose: (slot: string, pool: readonly string[]) => string
  /** the phrasing `v` gives, or the next one not used yet in this prediction */
  pick: (slot: string, make: (v: number) => string) => string
}

const hash = (text: string): number => {
  const value = fnv1a(text)
  return (value ^ (value >>> 15)) >>> 8
}

const PHRASINGS = 6

export const predictionContext = (
  wanted: Wanted,
  { chart, judgement }: Pick<PredictionContext, 'chart' | 'judgement'>,
  frame: CountedFrom,
): PredictionContext => {
  const code: Code = wanted.language === 'Hindi' ? 'hi' : 'en'
  const span = predictionSpan(wanted.type, wanted.at)
  const isFigure = wanted.celebrity ?? false
  const whose = isFigure ? 'they' : 'you'
  const age = ageOn(chart.input.dob, wanted.at)
  const facts = new Map<string, Fact>()
  const used = new Set<string>()
  const told = new Set<string>()
  const v = (slot: string) => hash(`${wanted.chart.input.utc} ${wanted.type} ${span.from.toISOString()} ${slot}`)
  return {
    wanted,
    chart,
    frame,
    code,
    t: (isFigure ? TEXTS_OF_ANOTHER : TEXTS)[code],
    period: PERIOD[wanted.type],
    span,
    name: nameIn(code, wanted.person.name) || (isFigure ? spokenName(wanted.person.name) : ''),
    age,
    isChild: age < ADULT,
    isFigure,
    whose,
    facts,
    fact: (id, kind, opens, parts) => {
      if (!facts.has(id)) facts.set(id, createFact({ id, kind, parts, whose, opens, strength: 1 }))
      return id
    },
    v,
    judgement,
    isExact: !wanted.uncertainty && wanted.uncertainty !== null,
    isNew: (...what) => {
      const key = what.join(' ')
      const fresh = !told.has(key)
      told.add(key)
      return fresh
    },
    choose: (slot, pool) => {
      const first = turnOf(wanted.type, span.day, pool.length, hash(`${wanted.chart.input.utc} ${slot}`) % pool.length)
      const order = pool.map((_, index) => pool[(first + index) % pool.length] ?? '')
      const text = order.find((each) => !used.has(each)) ?? order[0] ?? ''
      used.add(text)
      return text
    },
    pick: (slot, make) => {
      const first = v(slot)
      const texts = Array.from({ length: PHRASINGS }, (_, index) => make(first + index))
      const text = texts.find((each) => !used.has(each)) ?? texts[0] ?? ''
      used.add(text)
      return text
    },
  }
}

export const say = (text: string, ...facts: string[]): Line => ({ text, facts, is: 'sentence' })
/** An item of a list. */
export const item = (text: string, ...facts: string[]): Line => ({ text, facts, is: 'item' })
/** What stands above a list. */
export const head = (text: string): Line => ({ text, facts: [], is: 'head' })

export const graha = ({ code }: PredictionContext, id: GrahaId): string => nameOf(code, id)
export const sign = ({ code }: PredictionContext, index: number): string => signName(code, ((index % 12) + 12) % 12)
export const dated = ({ code }: PredictionContext, when: string | Date): string => dateIn(code, INDIA, when)

export const noonOf = (iso: string): Date => new Date(`${iso}T12:00:00+05:30`)
export const weekday = ({ t }: PredictionContext, iso: string): string =>
  t.tables.WEEKDAYS[weekdayOf(civilDay(iso))] ?? ''

/** One word for a score of a day, or for the mean of a span. */
export const bandOf = (score: number): Band => {
  if (score >= 75) return 'very_good'
  if (score >= 67) return 'good'
  if (score >= 60) return 'steady'
  return score >= 52 ? 'mixed' : 'careful'
}

/** The sign of a graha at an instant. */
export const signAt = ({ chart }: PredictionContext, id: GrahaId, ms: number): number =>
  signOf(skyAt(ms, chart.conventions).grahas[id].lon)

/** A place as one cause: a graha in a sign is the same one, counted from the Moon or from the ascendant. */
export const placeKey = (at: number): string => `in ${at}`

/** The sign of a house in the frame of this prediction. */
export const signOfHouse = ({ chart }: PredictionContext, house: number): number =>
  (chart.ascendant.sign + house - 1) % 12

/** House 1..12 of a sign in the frame of this prediction. */
export const houseIn = ({ chart }: PredictionContext, index: number): number =>
  ((index - chart.ascendant.sign + 12) % 12) + 1
export const placed = ({ t, frame, whose }: PredictionContext, house: number): string =>
  t.say.placed(house, frame, whose)
/** A house in the parts of a fact. */
export const placedIn = ({ frame }: PredictionContext, house: number) => ({ house, countedFrom: frame })
export const area = ({ t }: PredictionContext, house: number): string => t.area(house)

/** The houses that a graha stands for in a time of its own: those it rules, or where a node stands. */
export const housesOf = (chart: Chart, id: GrahaId): number[] => {
  const ruled = ruledBy(chart, id)
  return ruled.length > 0 ? ruled : [grahaOf(chart, id).house]
}
