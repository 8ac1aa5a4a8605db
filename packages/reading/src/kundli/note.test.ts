import type { Code } from '@dhruva/common'
import { expect, test } from 'vitest'
import { AT, chartNo } from '#testing/people.ts'
import type { Asked } from './context.ts'
import { kundliLines } from './lines.ts'
import { dayNote, dayScores } from './note.ts'

const CODES: readonly Code[] = ['en', 'hi']
const MARITAL = ['Single', 'Married', 'Divorced'] as const
const HOURS = [0, 0, 0, 45, null] as const

const asked = (n: number, code: Code, more: Partial<Asked> = {}): Asked => ({
  chart: chartNo(n),
  at: new Date(AT.getTime() + n * 97 * 86_400_000),
  person: { gender: n % 2 === 0 ? 'Female' : 'Male', maritalStatus: MARITAL[n % 3] ?? 'Single' },
  uncertainty: HOURS[n % HOURS.length] ?? null,
  celebrity: false,
  code,
  ...more,
})
const all = CODES.flatMap((code) => Array.from({ length: 40 }, (_, n) => asked(n, code)))

/** What nobody wants to find on a locked screen, their own or another's. */
const GRAVE =
  /health|ill|sick|disease|hospital|surgery|death|die|danger|accident|enem|divorce|separat|debt|loss|fear|suffer|\bmind\b|स्वास्थ्य|सेहत|बीमार|रोग|मृत्यु|मौत|ख़?तरा|दुर्घटना|शत्रु|तलाक|कर्ज|क़र्ज|हानि|डर|बचिए/i

test('a note says the score and what runs now as home says them', () => {
  for (const one of all) {
    const { title, body } = dayNote(one)
    const now = kundliLines(one).find(({ about }) => about === 'now')?.text ?? ''
    expect(now).not.toBe('')
    expect(body.endsWith(now)).toBe(true)
    const score = dayScores(one)?.overall
    if (score === undefined) expect([title, body]).toEqual([one.code === 'en' ? 'Your day' : 'आज का दिन', now])
    else expect(title).toContain(String(score))
  }
})

test('it names the side of life that the day is easiest for', () => {
  const names = { career: 'work', money: 'money matters', family: 'family' }
  let told = 0
  for (const one of all.filter(({ code }) => code === 'en')) {
    const scores = dayScores(one)
    if (!scores) continue
    told += 1
    const most = Math.max(scores.career, scores.money, scores.family)
    const [, field] = /^Easiest today: ([a-z ]+)\. /.exec(dayNote(one).body) ?? []
    const best = (['career', 'money', 'family'] as const).filter((id) => scores[id] === most)
    expect(best.map((id) => names[id])).toContain(field)
  }
  expect(told).toBe(24)
})

test('it holds nothing grave, and is short enough to be read where it stands', () => {
  for (const one of all) {
    const { title, body } = dayNote(one)
    expect(`${title} ${body}`).not.toMatch(GRAVE)
    expect(body.length).toBeLessThan(320)
  }
})

test('each is in its language', () => {
  for (const one of all) {
    const { title, body } = dayNote(one)
    expect(`${title} ${body}`).not.toMatch(one.code === 'hi' ? /[a-z]/i : /[\u0900-\u097f]/)
  }
})

test('of a public figure and an uncertain birth no score is told', () => {
  expect(dayNote(asked(0, 'en', { celebrity: true })).title).toBe('Your day')
  expect(dayNote(asked(0, 'en', { uncertainty: 30 })).title).toBe('Your day')
})
