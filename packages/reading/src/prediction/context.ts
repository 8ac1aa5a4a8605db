import type { Code } from '@dhruva/common'
import { INDIA } from '@dhruva/common'
import { CATEGORIES, type Category, type Chart, type GrahaId } from '@dhruva/jyotish'
import { grahaOf, ruledBy } from '#chart.ts'
import { ageOn, dateIn } from '#dates.ts'
import { createFact } from '#facts/create-fact.ts'
import { civilDay, weekdayOf } from '#facts/days.ts'
import { nameOf } from '#facts/render-prediction.ts'
import { signName, spokenName } from '#names.ts'
import type { CountedFrom, Parts, Whose } from '#parts.ts'
import { ADULT } from '#rules.ts'
import type { Period } from '#texts/en/predict.ts'
import type { Level } from '#texts/en/predict-tables.ts'
import { fnv1a } from '#texts/forms/hash.ts'
import { TEXTS, TEXTS_OF_ANOTHER, type Words } from '#texts/predict.ts'
import type { Fact, FactKind, Opens, PredictionType, Sentence } from '#types.ts'
import { type PredictionSpan, predictionSpan } from './period-days.ts'
import type { Wanted } from './types.ts'

const PERIOD: Record<PredictionType, Period> = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }

/** A sentence of a prediction, and what it is there. */
export type Line = Sentence & { is: 'sentence' | 'item' | 'head' }

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
  /** for a child nothing of love, work or money is read; of a public figure only public matters */
  categories: readonly Category[]
  isChild: boolean
  isFigure: boolean
  /** whom the text speaks to or of */
  whose: Whose
  facts: Map<string, Fact>
  /** Keeps a fact and gives its id. */
  fact: (id: string, kind: FactKind, opens: Opens, parts: Parts) => string
  /** a number for a place in the text: the same for the same chart and period */
  v: (slot: string) => number
  /** a note that is given once in a prediction, and then no more */
  once: (text: string) => Line[]
  /** the phrasing `v` gives, or the next one not used yet in this prediction */
  pick: (slot: string, make: (v: number) => string) => string
}

const hash = (text: string): number => {
  const value = fnv1a(text)
  return (value ^ (value >>> 15)) >>> 8
}

const PHRASINGS = 6

const categoriesFor = (isChild: boolean, isFigure: boolean): readonly Category[] => {
  if (isFigure) return ['career']
  return isChild ? ['health', 'family'] : CATEGORIES
}

export const predictionContext = (wanted: Wanted, chart: Chart, frame: CountedFrom): PredictionContext => {
  const code: Code = wanted.language === 'Hindi' ? 'hi' : 'en'
  const span = predictionSpan(wanted.type, wanted.at)
  const isFigure = wanted.celebrity ?? false
  const whose = isFigure ? 'they' : 'you'
  const isChild = ageOn(chart.input.dob, wanted.at) < ADULT
  const facts = new Map<string, Fact>()
  const used = new Set<string>()
  const v = (slot: string) => hash(`${wanted.chart.input.utc} ${wanted.type} ${span.from.toISOString()} ${slot}`)
  return {
    wanted,
    chart,
    frame,
    code,
    t: (isFigure ? TEXTS_OF_ANOTHER : TEXTS)[code],
    period: PERIOD[wanted.type],
    span,
    name: spokenName(wanted.person.name),
    categories: categoriesFor(isChild, isFigure),
    isChild,
    isFigure,
    whose,
    facts,
    fact: (id, kind, opens, parts) => {
      if (!facts.has(id)) facts.set(id, createFact({ id, kind, parts, whose, opens, themes: ['today'], strength: 1 }))
      return id
    },
    v,
    once: (text) => {
      const isNew = !used.has(text)
      used.add(text)
      return isNew ? [say(text)] : []
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

export const levelOf = (score: number): Level => (score >= 64 ? 'high' : score >= 52 ? 'mid' : 'low')

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
