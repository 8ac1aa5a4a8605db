import { chartAt, judge, momentAt } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { answer } from '#answer.ts'
import { agreed } from '#certainty/agree.ts'
import { framed } from '#certainty/frame.ts'
import { coarserOf } from '#certainty/generalise-fact.ts'
import { noonOfDay } from '#dates.ts'
import type { Parts } from '#parts.ts'
import { chartNo, question } from '#testing/people.ts'
import type { Question } from '#types.ts'
import { factsFrom } from './contexts.ts'

/** The sample of `test`; all of them with `--long`. */
const CHARTS = process.env.TEST_LONG ? 40 : 10
const SPANS = [5, 15, 60, null] as const
const QUESTIONS = [
  'When will I get a job?',
  'meri shaadi kab hogi',
  'मेरी सेहत कैसी रहेगी',
  'Should I change my job now?',
  'paisa kab aayega',
  'Will my son get married?',
  'ghar kab lunga',
]

const textOf = (asked: Question): string =>
  answer(asked)
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ')

const ask = (n: number, message: string, uncertainty: number | null): Question => ({
  ...question(chartNo(n), message, { asWritten: true }),
  uncertainty,
})

/** Some instant at which the birth can have been. */
const possibleAt = ({ chart, uncertainty, at }: Question, share: number) => {
  const given = Date.parse(chart.input.utc)
  const half = (uncertainty ?? 0) * 60_000
  const ms = uncertainty === null ? given : given - half + share * 2 * half
  return chartAt(
    momentAt(Math.round(ms / 1000) * 1000, chart.input.lat, chart.input.lng),
    noonOfDay(at),
    chart.conventions,
  )
}

/** Whether a statement says no more than another: its dates are as wide, it leaves out what is open. */
const isImplied = (said: Parts, by: Parts): boolean =>
  [by, ...coarserOf(by)].some((each) => {
    const both = agreed([said, each])
    return both !== null && JSON.stringify(both) === JSON.stringify(said)
  })

describe.each(SPANS)('a birth known to %s minutes', (span) => {
  it('is told only what holds at any of them', () => {
    for (let n = 0; n < CHARTS; n += 1) {
      const asked = ask(n, QUESTIONS[n % QUESTIONS.length] ?? '', span)
      const { frame } = framed(asked.chart, span, noonOfDay(asked.at))
      const { facts } = answer(asked)
      for (const share of [0.13, 0.5, 0.91]) {
        const chart = possibleAt(asked, share)
        if (frame !== 'lagna') continue
        const own = new Map(factsFrom(chart, noonOfDay(asked.at), frame).map((fact) => [fact.id, fact.parts]))
        for (const fact of facts) {
          const theirs = own.get(fact.id)
          if (theirs) expect(isImplied(fact.parts, theirs), `${n} ${fact.text.en}`).toBe(true)
        }
        const judgement = judge(chart, noonOfDay(asked.at), asked.person.gender)
        for (const { parts } of facts) {
          if (parts.says !== 'window' || asked.message.includes('son')) continue
          const good = ['fair', 'good', 'best']
          const from = (day: number) => new Date(day * 86_400_000).toISOString()
          const shared = judgement
            .matter(parts.matter)
            .calendar.filter(({ start, end }) => start < from(parts.to.first - 2) && end > from(parts.from.last + 2))
          if (good.includes(parts.class))
            for (const window of shared) expect(good, `${n} ${parts.matter} ${window.start}`).toContain(window.class)
        }
      }
    }
  })
})

it('names the same matter, in months, and why', () => {
  const text = textOf(ask(9, 'When will I get a job?', 15))
  expect(text).toMatch(/job/)
  expect(text).not.toMatch(/\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October)\b/)
  expect(textOf(ask(9, 'When will I get married?', null))).toMatch(
    /counted the houses from|read from your (?:Moon|Sun)/,
  )
})

it('says of facts whose houses are not counted from the lagna from where they are', () => {
  let counted = 0
  for (let n = 0; n < 12; n += 1)
    for (const { parts, text } of answer(ask(n, 'When will I get a job?', null)).facts) {
      if (!('house' in parts || 'houses' in parts) || parts.says === 'transit') continue
      counted += 1
      expect(text.en).toMatch(/counted from the (?:Moon|Sun)|from the (?:natal )?Moon/)
      expect(text.hi).toMatch(/से गिने|चंद्र से/)
    }
  expect(counted).toBeGreaterThan(5)
})
