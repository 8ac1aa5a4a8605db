// Whatever is asked of a birth, in whichever words and language and of whom, and whatever its predictions say: a stretch of time is
// advised one way in a matter. The messages are those that understanding was learnt from: here they are only many ways of asking.
import { readFileSync } from 'node:fs'
import { rowsIn } from '@dhruva/intent/parse/training'
import { LIFE_MATTERS } from '@dhruva/jyotish'
import { expect, it } from 'vitest'
import { AT, chartNo, question } from '#testing/people.ts'
import { answer } from './answer.ts'
import type { Parts } from './parts.ts'
import { predict } from './prediction/predict.ts'
import { type Fact, PREDICTION_TYPES } from './types.ts'

const CHARTS = process.env.TEST_LONG ? 100 : 4
const WORDINGS = process.env.TEST_LONG ? 4 : 2
const FORMS = new Set(['when', 'yes_no', 'how_is', 'what_is', 'why', 'how', 'until_when', 'after_that'])

const messages = (['en', 'hi', 'hing'] as const).flatMap((speech) => {
  const file = new URL(`../../intent/training/${speech}.tsv`, import.meta.url)
  const asked = rowsIn(readFileSync(file, 'utf8')).filter(({ subject, form }) => subject === 'self' && FORMS.has(form))
  const byMatter = Map.groupBy(asked, ({ matter }) => matter)
  // of the many wordings some from the front and some from the end: they were written by different people
  return LIFE_MATTERS.flatMap((matter) => {
    const of = byMatter.get(matter) ?? []
    return [...of.slice(0, WORDINGS / 2), ...of.slice(-WORDINGS / 2)].map(({ text }) => text)
  })
})

type Window = Parts<'window'>
const isWindow = (fact: Fact): fact is Fact & { parts: Window } => fact.parts.says === 'window'
type Told = { by: string; window: Window }

/** Of whom and what a stretch was judged: `window.child_1.marriage.2` is of `child_1.marriage`. */
const judgedOf = ({ id }: Fact) => id.split('.').slice(1, -1).join('.')

it('gives one advice for a time and a matter', { timeout: 600_000 }, () => {
  const wrong: string[] = []
  let compared = 0
  for (let no = 0; no < CHARTS; no += 1) {
    const gender = no % 2 ? ('Female' as const) : ('Male' as const)
    const maritalStatus = (['Single', 'Married', 'Divorced'] as const)[no % 3] ?? 'Single'
    const chart = chartNo(no)
    const told = new Map<string, Told[]>()
    const keep = (by: string, facts: readonly Fact[]) => {
      for (const fact of facts.filter(isWindow)) {
        const key = judgedOf(fact)
        told.set(key, [...(told.get(key) ?? []), { by, window: fact.parts }])
      }
    }
    for (const [at, message] of messages.entries()) {
      const astrologer = (at + no) % 2 ? ('Oracle' as const) : ('Astra' as const)
      keep(
        message,
        answer(question(chart, message, { astrologer, gender, maritalStatus, name: 'Meera', asWritten: true })).facts,
      )
    }
    const person = { name: 'Meera', gender, maritalStatus, language: 'English' as const }
    for (const type of PREDICTION_TYPES) keep(type, predict({ chart, at: AT, person, type, language: 'English' }).facts)
    for (const [key, all] of told)
      for (const [at, one] of all.entries())
        for (const other of all.slice(at + 1)) {
          // stretches meet on a day
          if (other.window.from.last >= one.window.to.first || one.window.from.last >= other.window.to.first) continue
          compared += 1
          if (one.window.advice !== other.window.advice)
            wrong.push(
              `${no} ${key}: ${JSON.stringify([one, other].map(({ by, window: w }) => [by, w.from.first, w.to.last, w.advice, w.class, w.maha, w.antar]))}`,
            )
        }
  }
  expect(compared).toBeGreaterThan(30 * CHARTS)
  expect(wrong).toEqual([])
})
