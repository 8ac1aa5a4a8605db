import { DAY_MS } from '@dhruva/common'
import { type Advice, judge, type Window } from '@dhruva/jyotish'
import { expect, it } from 'vitest'
import { answer } from '#answer.ts'
import { noonOfDay } from '#dates.ts'
import { indianDay } from '#facts/days.ts'
import type { Parts } from '#parts.ts'
import { AT, chartNo, question } from '#testing/people.ts'
import { TEXTS } from '#texts/predict.ts'
import { PREDICTION_TYPES } from '#types.ts'
import { predict } from './predict.ts'
import type { Prediction } from './types.ts'

const STATUSES = ['Single', 'Married', 'Divorced'] as const
const genderOf = (number: number) => (number % 2 === 0 ? ('Female' as const) : ('Male' as const))
const personOf = (number: number) => ({
  name: 'Meera',
  gender: genderOf(number),
  maritalStatus: STATUSES[number % 3] ?? ('Single' as const),
  language: 'English' as const,
})
const known = new Map<string, Prediction>()
const made = (number: number, type: (typeof PREDICTION_TYPES)[number]): Prediction => {
  const key = `${number} ${type}`
  const found =
    known.get(key) ?? predict({ chart: chartNo(number), at: AT, person: personOf(number), type, language: 'English' })
  known.set(key, found)
  return found
}

type Told = Parts<'asks' | 'window'>
const isTold = (parts: Parts): parts is Told => parts.says === 'asks' || parts.says === 'window'

/** The first and the last day of what was told. */
const daysOf = (parts: Told): [number, number] => {
  if (parts.says === 'window') return [parts.from.first, parts.to.last]
  const { time } = parts
  if ('on' in time) return [time.on.first, time.on.last]
  if ('from' in time) return [time.from.first, time.to.last]
  const [first, next] = [0, 1].map((more) => {
    const [year = 0, month = 1] = time.month.split('-').map(Number)
    return Date.UTC(year, month - 1 + more) / DAY_MS
  })
  return [Math.max(first ?? 0, indianDay(AT).first), (next ?? 0) - 1]
}

/** The stretches that run on a day, by a judgement made for the test. */
const runningOn = (calendar: readonly Window[], day: number): Window[] =>
  calendar.filter(({ start, end }) => indianDay(start).first <= day && indianDay(end).last >= day)

it('tells for each stretch and field the class and the advice of the judgement', { timeout: 120_000 }, () => {
  const wrong: string[] = []
  let told = 0
  for (let number = 0; number < 100; number += 1) {
    const judgement = judge(chartNo(number), noonOfDay(AT), genderOf(number))
    for (const type of number % 5 === 0 ? PREDICTION_TYPES : (['daily', 'weekly', 'monthly'] as const))
      for (const { parts } of made(number, type).facts) {
        if (!isTold(parts)) continue
        const { calendar } = judgement.matter(parts.matter)
        const end = indianDay(calendar.at(-1)?.end ?? AT).last
        for (const day of daysOf(parts)) {
          told += 1
          const fits = runningOn(calendar, Math.min(day, end)).some(
            (window) => window.class === parts.class && window.advice === parts.advice,
          )
          if (!fits) wrong.push(`${number} ${type} ${JSON.stringify(parts)}`)
        }
      }
  }
  expect(told).toBeGreaterThan(3000)
  expect(wrong).toEqual([])
})

const ADVICES: readonly Advice[] = ['act', 'act_check', 'prepare_try', 'prepare', 'hold']
const asked = new Map<string, Advice>(
  Object.values(TEXTS.en.fields).flatMap((of) =>
    ADVICES.flatMap((advice) => of[advice].map((text) => [text.slice(1), advice] as const)),
  ),
)

it('asks in words for what the cited stretch asks for, and for nothing else', { timeout: 120_000 }, () => {
  let asking = 0
  for (let number = 0; number < 100; number += 1)
    for (const type of number % 5 === 0 ? PREDICTION_TYPES : (['daily', 'weekly', 'monthly'] as const)) {
      const { paragraphs, facts } = made(number, type)
      const partsOf = new Map(facts.map(({ id, parts }) => [id, parts]))
      for (const { text, facts: ids } of paragraphs.flat().filter((sentence) => sentence.text.startsWith('- **'))) {
        const said = [...asked].filter(([words]) => text.includes(words)).map(([, advice]) => advice)
        const judged = ids.flatMap((id) => {
          const parts = partsOf.get(id)
          return parts && isTold(parts) ? [parts.advice] : []
        })
        if (said.length > 0) asking += 1
        expect(
          said.every((advice) => judged.includes(advice)),
          text,
        ).toBe(true)
      }
    }
  expect(asking).toBeGreaterThan(1000)
})

it('and an answer in the chat advises no other way about the same time', { timeout: 120_000 }, () => {
  const wrong: string[] = []
  let compared = 0
  for (let number = 0; number < 30; number += 1)
    for (const [matter, message] of [
      ['career_path', 'How is my career in the coming weeks?'],
      ['wealth', 'How will my money be this month?'],
      ['health_general', 'How will my health be?'],
    ] as const) {
      const person = personOf(number)
      const { facts } = answer({ ...question(chartNo(number), message), person })
      const predicted = made(number, 'monthly').facts.flatMap(({ parts }) =>
        isTold(parts) && parts.matter === matter ? [parts] : [],
      )
      for (const { parts } of facts) {
        if (parts.says !== 'window' || parts.matter !== matter) continue
        for (const own of predicted) {
          const [[from, to], [first, last]] = [daysOf(own), daysOf(parts)]
          if (from >= last || first >= to || (own.says === 'window' && from !== first && first > from)) continue
          compared += 1
          if (own.advice !== parts.advice) wrong.push(`${number} ${matter} ${JSON.stringify([own, parts])}`)
        }
      }
    }
  expect(compared).toBeGreaterThan(30)
  expect(wrong).toEqual([])
})
