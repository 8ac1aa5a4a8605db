import { expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { agreed } from './agreed.ts'
import { rankOf } from './calendar.ts'
import { judge } from './judge.ts'
import { LIFE_MATTERS } from './types.ts'

const NOON = new Date('2026-11-22T06:30:00Z')
const judged = (...times: string[]) =>
  times.map((tob) => judge(computeChart({ dob: '18/12/1991', tob, lat: 28.61, lng: 77.21 }, NOON), NOON))

test('one chart agrees with itself in everything', () => {
  const [only] = judged('1:44:20')
  expect(agreed([only!])).toEqual([only])
})

test('over a quarter of an hour every chart keeps what is said, in a calendar without gaps', () => {
  const judgements = judged('1:37:00', '1:44:20', '1:52:00')
  const all = agreed(judgements)
  let named = 0
  for (const id of LIFE_MATTERS) {
    const [verdict, ...others] = all.map(({ matter }) => matter(id))
    for (const { calendar, windows, standing, until } of others) {
      const shape = ({ start, end, class: of, advice }: (typeof calendar)[number]) => [start, end, of, advice]
      expect(calendar.map(shape)).toEqual(verdict!.calendar.map(shape))
      expect(windows.map(shape)).toEqual(verdict!.windows.map(shape))
      expect([standing, until]).toEqual([verdict!.standing, verdict!.until])
    }
    for (const [index, window] of verdict!.calendar.entries()) {
      if (index > 0) expect(window.start).toBe(verdict!.calendar[index - 1]!.end)
      for (const { matter } of judgements) {
        const shared = matter(id).calendar.filter(({ start, end }) => start < window.end && end > window.start)
        expect(Math.min(...shared.map((each) => rankOf(each.class)))).toBeGreaterThanOrEqual(rankOf(window.class))
      }
    }
    if (verdict!.windows.length > 0) named += 1
  }
  expect(named).toBeGreaterThan(LIFE_MATTERS.length / 2)
})

test('over a whole day what differs is in the middle, and less is promised', () => {
  const judgements = judged('0:10', '6:00', '12:00', '18:00', '23:50')
  const all = agreed(judgements)
  const differ = LIFE_MATTERS.filter((id) => new Set(judgements.map(({ matter }) => matter(id).standing)).size > 1)
  expect(differ.length).toBeGreaterThan(10)
  for (const id of differ) expect(all[0]!.matter(id).standing).toBe('mixed')
  const days = (of: typeof judgements) =>
    LIFE_MATTERS.flatMap((id) => of[0]!.matter(id).calendar)
      .filter((window) => rankOf(window.class) >= rankOf('good'))
      .reduce((sum, { start, end }) => sum + Date.parse(end) - Date.parse(start), 0)
  expect(days(all)).toBeLessThan(days(judgements))
})
