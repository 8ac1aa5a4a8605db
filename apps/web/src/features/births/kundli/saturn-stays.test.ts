import { DAY_MS } from '@dhruva/common'
import { computeChart } from '@dhruva/jyotish'
import { expect, test } from 'vitest'
import { ageAt, joined, passagesOf, type Stay, shareOfLife, tenseOf } from './saturn-stays.ts'

const stay = (phase: string, start: string, end: string): Stay => ({
  phase,
  sign: 0,
  start: `${start}T00:00:00Z`,
  end: `${end}T00:00:00Z`,
})

test('stays of one phase less than 30 days apart are one, others stay apart', () => {
  const stays = [stay('peak', '2022-04-29', '2022-07-12'), stay('peak', '2022-08-05', '2023-01-17')]
  expect(joined(stays)).toEqual([stay('peak', '2022-04-29', '2023-01-17')])
  expect(joined([stays[0]!, stay('rising', '2022-07-12', '2022-08-05'), stays[1]!])).toHaveLength(3)
  expect(joined([stays[0]!, stay('peak', '2022-09-05', '2023-01-17')])).toHaveLength(2)
})

test('every life has its passages, each of about seven and a half years, none lost', () => {
  for (let index = 0; index < 60; index += 1) {
    const dob = `1/${(index % 12) + 1}/${1935 + index}`
    const { doshas } = computeChart({ dob, tob: '06:00', lat: 26, lng: 80 }, new Date('2026-01-01T00:00:00Z'))
    const { intervals } = doshas.sade_sati
    const passages = passagesOf(intervals)
    expect(passages.length, dob).toBeGreaterThanOrEqual(3)
    expect(passages.length, dob).toBeLessThanOrEqual(5)
    expect(passages[0]!.start).toBe(intervals[0]!.start)
    expect(passages.at(-1)!.end).toBe(intervals.at(-1)!.end)
    for (const { start, end, stays } of passages.slice(1, -1)) {
      const years = (Date.parse(end) - Date.parse(start)) / (365.25 * DAY_MS)
      expect(years, dob).toBeGreaterThan(6.5)
      expect(years, dob).toBeLessThan(9.5)
      expect(new Set(stays.map(({ phase }) => phase))).toEqual(new Set(['rising', 'peak', 'setting']))
    }
  }
})

test('a span is past, now or to come; its end is past', () => {
  const span = stay('peak', '2023-01-17', '2025-03-29')
  expect(tenseOf(span, '2022-01-01T00:00:00Z')).toBe('future')
  expect(tenseOf(span, span.start)).toBe('now')
  expect(tenseOf(span, span.end)).toBe('past')
})

test('age and share of life', () => {
  expect(ageAt('1996-08-14T01:12:00Z', '2026-08-14T00:00:00Z')).toBe(29)
  expect(ageAt('1996-08-14T01:12:00Z', '1990-01-01T00:00:00Z')).toBe(0)
  expect(shareOfLife('1996-08-14T00:00:00Z', '2046-08-14T00:00:00Z')).toBeCloseTo(0.5, 3)
  expect(shareOfLife('1996-08-14T00:00:00Z', '2196-08-14T00:00:00Z')).toBe(1)
})
