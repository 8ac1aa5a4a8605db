import { expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { rankOf } from './calendar.ts'
import { judge } from './judge.ts'
import { moonChart, steady } from './steady.ts'
import { LIFE_MATTERS } from './types.ts'

const NOON = new Date('2026-11-22T06:30:00Z')
const chartOf = (tob: string) => computeChart({ dob: '18/12/1991', tob, lat: 28.61, lng: 77.21 }, NOON)
const judged = (...times: string[]) => times.map((tob) => judge(chartOf(tob), NOON))

test('one chart agrees with itself in everything', () => {
  const [only] = judged('1:44:20')
  const found = steady([only!])
  expect(found).toMatchObject({ roles: true, strongest: only!.strongest, weakest: only!.weakest })
  for (const id of LIFE_MATTERS) {
    const verdict = only!.matter(id)
    expect(found.matter(id)).toMatchObject({ standing: verdict.standing, advice: verdict.now.advice })
    expect(found.matter(id).window === null).toBe(verdict.windows.length === 0)
  }
})

test('over a quarter of an hour a window is one that every chart has, and no longer than any has it', () => {
  const judgements = judged('1:37:00', '1:44:20', '1:52:00')
  const found = steady(judgements)
  expect(found.roles).toBe(true)
  let agreed = 0
  for (const id of LIFE_MATTERS) {
    const { window, standing } = found.matter(id)
    for (const { matter } of judgements) {
      if (standing) expect(matter(id).standing).toBe(standing)
      const shared = matter(id).calendar.filter(({ start, end }) => window && start < window.end && end > window.start)
      if (window)
        expect(Math.min(...shared.map((each) => rankOf(each.class)))).toBeGreaterThanOrEqual(rankOf(window.class))
    }
    if (window) agreed += 1
  }
  expect(agreed).toBeGreaterThan(LIFE_MATTERS.length / 2)
})

test('over a whole day no role can be named', () => {
  const found = steady(judged('0:10', '6:00', '12:00', '18:00', '23:50'))
  expect(found.roles).toBe(false)
  expect(LIFE_MATTERS.some((id) => found.matter(id).standing === null)).toBe(true)
})

test('the chart from the Moon has the Moon in its first house and her sign for its lagna', () => {
  const chart = moonChart(chartOf('1:44:20'))
  expect(chart.ascendant.sign).toBe(chart.moon_sign)
  expect(chart.grahas.find(({ id }) => id === 'moon')!.house).toBe(1)
  expect(judge(chart, NOON).roles.mars.rules).toContain(1)
})
