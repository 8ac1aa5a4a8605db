import type { Category, LifeMatter, Window } from '@dhruva/jyotish'
import { indianDay } from '#facts/days.ts'
import type { Time } from '#parts.ts'
import type { Field } from '#texts/en/predict-fields-data.ts'
import type { PredictionContext } from './context.ts'

/** A field of life as a prediction tells it, the matter whose judgement speaks for it, and the score its day is told from. */
export type Told = { field: Field; matter: LifeMatter; score: Category | null }

const TOLD: Record<Field, Told> = {
  work: { field: 'work', matter: 'career_path', score: 'career' },
  study: { field: 'study', matter: 'study_focus', score: null },
  money: { field: 'money', matter: 'wealth', score: 'money' },
  love: { field: 'love', matter: 'love_feelings', score: 'love' },
  couple: { field: 'couple', matter: 'marital_harmony', score: 'love' },
  family: { field: 'family', matter: 'home_peace', score: 'family' },
  body: { field: 'body', matter: 'health_general', score: 'health' },
}

/** Up to these ages work, and love of who is single or parted, are told. */
const WORKS_UNTIL = 65
const LOVES_UNTIL = { Single: 44, Divorced: 54, Married: 69 } as const

const fieldNames = ({ age, isChild, isFigure, wanted }: PredictionContext): Field[] => {
  if (isFigure) return ['work']
  if (isChild) return ['study', 'family', 'body']
  const { maritalStatus } = wanted.person
  const loves = age <= LOVES_UNTIL[maritalStatus]
  const near: Field = loves ? (maritalStatus === 'Married' ? 'couple' : 'love') : 'family'
  if (age <= WORKS_UNTIL) return ['work', 'money', near, 'body']
  return near === 'family' ? ['money', 'family', 'body'] : ['money', near, 'family', 'body']
}

/** What is told of a person: by age and marital status; of a public figure only work. */
export const fieldsOf = (context: PredictionContext): Told[] =>
  fieldNames(context)
    .map((field) => TOLD[field])
    // what an uncertain time of birth leaves open is not told
    .filter(({ matter }) => !context.judgement.matter(matter).open)

/** The judged stretches of a matter that touch two instants, in order; whole, though they may begin before and end after. */
export const stretchesOf = (
  { judgement }: PredictionContext,
  matter: LifeMatter,
  fromMs: number,
  toMs: number,
): Window[] =>
  judgement.matter(matter).calendar.filter(({ start, end }) => Date.parse(start) < toMs && Date.parse(end) > fromMs)

/** The stretch that runs at an instant; from the first noon on there always is one. */
export const stretchAt = (context: PredictionContext, matter: LifeMatter, ms: number): Window | null =>
  stretchesOf(context, matter, ms, ms + 1)[0] ?? null

/** What a time inside of a stretch asks for: a fact that holds for every chart with that advice, whenever its stretch began. */
export const asksFact = (
  context: PredictionContext,
  matter: LifeMatter,
  { class: of, advice, antar }: Window,
  id: string,
  time: Time,
): string =>
  context.fact(
    `asks.${matter}.${id}`,
    'judgement',
    { kind: 'graha', id: antar },
    { says: 'asks', matter, time, class: of, advice },
  )

/** The whole stretch as it was judged, with its dates. */
export const windowFact = (context: PredictionContext, matter: LifeMatter, window: Window): string => {
  const { start, end, maha, antar, advice } = window
  return context.fact(
    `window.${matter}.${start.slice(0, 10)}`,
    'judgement',
    { kind: 'graha', id: antar },
    {
      says: 'window',
      matter,
      from: indianDay(start),
      to: indianDay(end),
      ...(context.isExact ? { maha, antar } : {}),
      advice,
      class: window.class,
    },
  )
}
