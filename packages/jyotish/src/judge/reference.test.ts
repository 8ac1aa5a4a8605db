import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { computeChart, runningPeriods } from '#chart.ts'
import { judge } from './judge.ts'
import type { LifeMatter, WindowClass } from './types.ts'

/** Sunday 22 November 2026, noon in India. */
const NOON = new Date('2026-11-22T06:30:00Z')
const DELHI = { lat: 28.61, lng: 77.21 }

/** Made births whose lagna and running periods are those of the cases; the periods end on the day that is named. */
const BIRTHS = {
  libra: { dob: '3/11/1995', tob: '6:19:07', ...DELHI },
  virgo: { dob: '18/12/1991', tob: '1:44:20', ...DELHI },
  leo: { dob: '5/7/1979', tob: '11:09:57', lat: 19.08, lng: 72.88 },
  sagittarius: { dob: '26/12/1999', tob: '6:44:57', ...DELHI },
  taurus: { dob: '8/2/1998', tob: '12:31:20', ...DELHI },
} as const

const charts = {
  libra: computeChart(BIRTHS.libra, NOON),
  virgo: computeChart(BIRTHS.virgo, NOON),
  leo: computeChart(BIRTHS.leo, NOON),
  sagittarius: computeChart(BIRTHS.sagittarius, NOON),
  taurus: computeChart(BIRTHS.taurus, NOON),
}
type Case = keyof typeof charts

const near = (iso: string, day: string) =>
  expect(Math.abs(Date.parse(iso) - Date.parse(`${day}T00:00:00Z`)), `${iso} near ${day}`).toBeLessThanOrEqual(
    10 * DAY_MS,
  )

describe('reference cases', () => {
  test.each<[Case, number, string, string, string]>([
    ['libra', 6, 'mercury', 'ketu', '2026-12-21'],
    ['virgo', 5, 'moon', 'venus', '2027-07-24'],
    ['leo', 4, 'mercury', 'rahu', '2027-10-09'],
    ['sagittarius', 8, 'venus', 'saturn', '2028-02-08'],
    ['taurus', 1, 'saturn', 'moon', '2027-09-05'],
  ])('%s: lagna %i, %s-%s until %s', (name, lagna, maha, antar, until) => {
    const chart = charts[name]
    const running = runningPeriods(chart, NOON)!
    expect(chart.ascendant.sign).toBe(lagna)
    expect([running.maha.lord, running.antar.lord, running.antar.end.slice(0, 10)]).toEqual([maha, antar, until])
  })

  test.each<[Case, LifeMatter, string, string, WindowClass]>([
    ['libra', 'job_get', '2027-01-25', '2027-06-26', 'good'],
    ['virgo', 'marriage_time', '2027-01-25', '2027-06-03', 'best'],
    ['leo', 'debt_loan', '2027-04-13', '2027-06-26', 'good'],
    ['sagittarius', 'exam', '2027-01-09', '2027-03-17', 'best'],
    ['taurus', 'abroad_settle', '2027-09-05', '2027-10-20', 'good'],
  ])('%s, %s: first from %s to %s, %s', (name, matter, from, to, of) => {
    const [first] = judge(charts[name], NOON).matter(matter).windows
    near(first!.start, from)
    near(first!.end, to)
    expect(first!.class).toBe(of)
  })

  test('Libra: a bigger time for work at the end of 2030; Ketu in the seventh parts partners until he ends', () => {
    const judgement = judge(charts.libra, NOON)
    const bigger = judgement.matter('job_get').windows[1]!
    expect(bigger.class).toBe('best')
    expect([bigger.start.slice(0, 4), bigger.end.slice(0, 4)]).toEqual(['2030', '2031'])
    expect(bigger.start < '2030-11' && bigger.end > '2031-02').toBe(true)
    const { now } = judgement.matter('partnership')
    expect([now.class, now.advice, now.antar]).toEqual(['rest', 'hold', 'ketu'])
    near(now.end, '2026-12-21')
  })

  test('Virgo: Jupiter looks on the seventh and Saturn is in it, the best of the sixty months', () => {
    const { windows, calendar } = judge(charts.virgo, NOON).matter('marriage_time')
    expect(windows).toHaveLength(1)
    expect(windows[0]!.score).toBe(Math.max(...calendar.map(({ score }) => score)))
    expect(windows[0]!.reasons).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'transit', graha: 'jupiter', by: 'looks', house: 7, exalted: true }),
        expect.objectContaining({ what: 'transit', graha: 'saturn', by: 'in', house: 7 }),
        expect.objectContaining({ what: 'double', house: 7 }),
      ]),
    )
  })

  test('Leo: Jupiter looks on the sixth; Mercury-Jupiter is good for debts too', () => {
    const { windows, calendar } = judge(charts.leo, NOON).matter('debt_loan')
    expect(windows[0]!.reasons).toContainEqual(
      expect.objectContaining({ what: 'transit', graha: 'jupiter', by: 'looks', house: 6 }),
    )
    const later = calendar.filter(({ start, antar }) => antar === 'jupiter' && start >= '2028-07')
    expect(later.some((window) => window.class === 'good')).toBe(true)
  })

  test('Sagittarius: from autumn 2027 with Jupiter in the ninth again a best time', () => {
    const { calendar } = judge(charts.sagittarius, NOON).matter('exam')
    const autumn = calendar.find(({ start, end }) => start < '2027-10-01' && end > '2027-10-01')!
    expect(autumn.class).toBe('best')
  })

  test('Taurus: Mars rules the twelfth, and his period opens it', () => {
    const [first] = judge(charts.taurus, NOON).matter('abroad_settle').windows
    expect(first!.antar).toBe('mars')
    expect(first!.reasons[0]).toMatchObject({ what: 'period', graha: 'mars', by: 'rules', house: 12 })
  })
})
