import { DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import { describe, expect, it } from 'vitest'
import { gather, piecesOf } from '#chunks.ts'
import { AT, chartNo } from '#testing/people.ts'
import { TEXTS } from '#texts/predict.ts'
import { PREDICTION_TYPES, type PredictionType } from '#types.ts'
import { predictionSpan } from './period-days.ts'
import { predict } from './predict.ts'
import { turnOf } from './schedule.ts'

const civil = (date: Date) => new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)

const textFor = (number: number, type: PredictionType, at: Date, code: 'en' | 'hi' = 'en') => {
  const language = code === 'hi' ? ('Hindi' as const) : ('English' as const)
  const person = { name: 'Meera', gender: 'Female', maritalStatus: 'Married', language } as const
  return gather(piecesOf(predict({ chart: chartNo(number), at, person, type, language }))).text
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|')

/** The days that a text names with their year. */
const daysIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`(\\d{1,2}) (${MONTHS.join('|')}) (\\d{4})`, 'g'))].map(
    ([, day = '', month = '', year]) =>
      `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`,
  )

describe('a period', () => {
  it.each([
    ['2026-12-31T06:00:00Z', '2026-12-31', '2027-01-01', '2027-01-06', '2027-01-29', '2027-12-30'],
    ['2027-02-28T06:00:00Z', '2027-02-28', '2027-03-01', '2027-03-06', '2027-03-29', '2028-02-27'],
    ['2028-02-29T06:00:00Z', '2028-02-29', '2028-03-01', '2028-03-06', '2028-03-29', '2029-02-28'],
    ['2026-11-30T18:29:59Z', '2026-11-30', '2026-12-01', '2026-12-06', '2026-12-29', '2027-11-29'],
    ['2026-11-30T18:30:00Z', '2026-12-01', '2026-12-02', '2026-12-07', '2026-12-30', '2027-11-30'],
  ])('asked for at %s begins on %s and ends with its last day', (at, first, ...last) => {
    for (const [index, type] of PREDICTION_TYPES.entries()) {
      const { from, to, noons, days } = predictionSpan(type, new Date(at))
      expect(civil(from)).toBe(first)
      expect(civil(new Date(to.getTime() - 1))).toBe(last[index])
      expect(noons).toHaveLength(days)
      expect([civil(noons[0] ?? to), civil(noons.at(-1) ?? from)]).toEqual([first, last[index]])
    }
  })

  it('looks forward: its heading names it, and no day before today is told', { timeout: 60_000 }, () => {
    const wrong: string[] = []
    for (let number = 0; number < 40; number += 1) {
      const at = new Date(AT.getTime() + number * 9 * DAY_MS)
      for (const type of number % 4 === 0 ? PREDICTION_TYPES : (['daily', 'weekly', 'monthly'] as const)) {
        const { from, to } = predictionSpan(type, at)
        const days = daysIn(textFor(number, type, at))
        expect(days.slice(0, 2)).toEqual([civil(from), civil(new Date(to.getTime() - 1))])
        wrong.push(...days.filter((day) => day < civil(from)).map((day) => `${number} ${type} ${day}`))
      }
    }
    expect(wrong).toEqual([])
  })
})

/** Every text of effect or advice that a prediction chooses from. */
const POOLS = (['en', 'hi'] as const).map((code) => {
  const { fields, moon, pools } = TEXTS[code]
  const advice = Object.values(fields).flatMap((of) => Object.values(of).flat())
  return [code, [...advice, ...moon.flat(), ...pools.TARA_CARE, ...pools.STEPS]] as const
})

describe('what was said', () => {
  it.each(POOLS)('does not come again in fourteen running days, in %s', { timeout: 60_000 }, (code, texts) => {
    const folded = [...new Set(texts)].map((text) => [text, text.slice(1)] as const)
    for (const number of [3, 10]) {
      const days = Array.from({ length: 28 }, (_, day) =>
        textFor(number, 'daily', new Date(AT.getTime() + day * DAY_MS), code),
      )
      for (const [text, rest] of folded) {
        const on = days.flatMap((said, day) => (said.includes(rest) ? [day] : []))
        const again = on.filter((day, index) => index > 0 && day - (on[index - 1] ?? 0) < 14)
        expect(again, `${number} ${text}`).toEqual([])
      }
    }
  })

  it('is another text in each kind of prediction of a day, and in fourteen running weeks', () => {
    for (let day = 20_000; day < 20_040; day += 1)
      for (const offset of [0, 7, 14])
        expect(new Set(PREDICTION_TYPES.map((type) => turnOf(type, day, 15, offset))).size).toBe(4)
    const weeks = Array.from({ length: 14 }, (_, week) => turnOf('weekly', 20_000 + week * 7, 15, 3))
    expect(new Set(weeks).size).toBeGreaterThan(11)
  })
})
