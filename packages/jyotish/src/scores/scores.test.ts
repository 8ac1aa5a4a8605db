import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { transits } from '#gochara/transit.ts'
import { gocharaOf, plainValue } from '#gochara/vedha.ts'
import { forEachGraha, GRAHAS, type GrahaId } from '#ids.ts'
import type { Chart } from '#types.ts'
import { dashaTerms } from './dasha-terms.ts'
import { monthsOf, periodScores } from './period.ts'
import { personScores } from './person.ts'
import { signScores, tithiGroup } from './sign-day.ts'
import { CATEGORIES, type ScoreId } from './types.ts'
import { TRANSIT_WEIGHTS } from './weights-data.ts'

const now = new Date('2026-01-01T00:00:00Z')
const dateAt = (day: number) => {
  const date = new Date(Date.UTC(2024, 0, 1) + day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const deviation = (values: readonly number[]) => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}
const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]!
const IDS: readonly ScoreId[] = ['overall', ...CATEGORIES]

describe('the signs over two years', () => {
  const days = Array.from({ length: 730 }, (_, day) => signScores(dateAt(day)))
  const of = (id: ScoreId) => days.flatMap((signs) => signs.map(({ scores }) => scores[id].score))
  const moves = days
    .slice(1)
    .flatMap((signs, day) =>
      signs.map(({ scores }, sign) => Math.abs(scores.overall.score - days[day]![sign]!.scores.overall.score)),
    )

  test.each(IDS)('%s is spread as designed', (id) => {
    const scores = of(id)
    expect(mean(scores)).toBeGreaterThan(58.9)
    expect(mean(scores)).toBeLessThan(62.5)
    expect(deviation(scores)).toBeGreaterThan(9.9)
    expect(deviation(scores)).toBeLessThan(12.1)
    expect(quantile(scores, 0.05)).toBeGreaterThanOrEqual(39)
    expect(quantile(scores, 0.95)).toBeLessThanOrEqual(83)
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(24)
    expect(Math.max(...scores)).toBeLessThanOrEqual(95)
  })

  test('moves from day to day as designed', () => {
    expect(quantile(moves, 0.5)).toBe(4)
    expect(quantile(moves, 0.9)).toBe(10)
  })

  test('gives three reasons, the largest first, none of them empty', () => {
    for (const { scores } of days.flat().slice(0, 2000)) {
      for (const id of IDS) {
        const { reasons } = scores[id]
        const sizes = reasons.map(({ points }) => Math.abs(points))
        expect(reasons).toHaveLength(3)
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
        expect(Math.min(...sizes)).toBeGreaterThan(0)
      }
    }
  })

  test('is the mean of the five', () => {
    for (const { scores } of days.flat()) {
      expect(scores.overall.score).toBe(Math.round(mean(CATEGORIES.map((id) => scores[id].score))))
    }
  })

  test('is the same when asked again', () => {
    expect(signScores(dateAt(400))).toEqual(days[400])
  })
})

test('one sign of one day, redone by hand', () => {
  // 21 November 2026, a Saturday. Love of Mesha: transit part from eight skies, keys Tula and Simha.
  const chart = computeChart({ dob: '1/1/2000', tob: '12:00', lat: 28.61, lng: 77.21 }, now)
  const start = Date.parse('2026-11-20T18:30:00Z')
  const weights = TRANSIT_WEIGHTS.love
  const total = GRAHAS.reduce((sum, id) => sum + weights[id], 0)
  const goodHouses = { sun: 4, moon: 6, mars: 3, mercury: 6, jupiter: 5, venus: 9, saturn: 3, rahu: 3, ketu: 3 }
  const natures = {
    sun: -0.4,
    moon: 0.5,
    mars: -0.8,
    mercury: 0.5,
    jupiter: 1,
    venus: 1,
    saturn: -0.8,
    rahu: -0.7,
    ketu: -0.6,
  }
  const parts = Array.from({ length: 8 }, (_, index) => {
    const { grahas } = transits(chart, new Date(start + (index + 0.5) * 3 * 3_600_000))
    const sign = (id: string) => grahas.find((graha) => graha.id === id)!.sign
    const signs = forEachGraha(sign)
    const a = GRAHAS.reduce((sum, id) => {
      const value = plainValue(gocharaOf(id, signs, 0)) - ((2 * goodHouses[id]) / 12 - 1)
      return sum + (weights[id] * value) / total
    }, 0)
    const looks: Record<GrahaId, number[]> = {
      rahu: [],
      ketu: [],
      sun: [7],
      moon: [7],
      mercury: [7],
      venus: [7],
      mars: [4, 7, 8],
      jupiter: [5, 7, 9],
      saturn: [3, 7, 10],
    }
    const k = [6, 4].reduce((sum, key, index) => {
      const inside = GRAHAS.filter((id) => sign(id) === key).reduce((part, id) => part + natures[id], 0)
      const looking = GRAHAS.filter((id) => looks[id].some((house) => (sign(id) + house - 1) % 12 === key)).reduce(
        (part, id) => part + natures[id] / 2,
        0,
      )
      return sum + (inside + looking) / (index + 1)
    }, 0)
    return { a, k }
  })
  // Saturn is no friend and no enemy of Mars; Dwadashi at noon is Bhadra.
  const expected = Math.round(64 + 32 * mean(parts.map(({ a }) => a)) + 4.5 * mean(parts.map(({ k }) => k)))
  expect(signScores({ year: 2026, month: 11, day: 21 })[0]!.scores.love.score).toBe(expected)
})

test('tithi groups', () => {
  const groups = [1, 2, 3, 4, 5, 6, 9, 10, 14, 15, 16, 29, 30].map(tithiGroup)
  expect(groups).toEqual([
    'nanda',
    'bhadra',
    'jaya',
    'rikta',
    'purna',
    'nanda',
    'rikta',
    'purna',
    'rikta',
    'purnima',
    'nanda',
    'rikta',
    'amavasya',
  ])
})

const people = Array.from({ length: 150 }, (_, index) =>
  computeChart(
    {
      dob: `${(index % 28) + 1}/${(index % 12) + 1}/${1950 + (index % 60)}`,
      tob: `${index % 24}:${(index * 7) % 60}`,
      lat: 10 + (index % 20),
      lng: 73 + (index % 14),
    },
    now,
  ),
)
const withoutDasha = (chart: Chart): Chart => ({ ...chart, vimshottari: { ...chart.vimshottari, mahadashas: [] } })

describe('150 people over 90 days', () => {
  const days = people.flatMap((chart) => personScores(withoutDasha(chart), { year: 2026, month: 1, day: 1 }, 90))

  test.each(IDS)('%s is spread as designed', (id) => {
    const scores = days.map((day) => day.scores[id].score)
    expect(mean(scores)).toBeGreaterThan(59)
    expect(mean(scores)).toBeLessThan(62.5)
    expect(deviation(scores)).toBeGreaterThan(9.5)
    expect(deviation(scores)).toBeLessThan(11.7)
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(15)
  })
})

describe('dasha in a score', () => {
  const [chart] = people

  test('a lord can help a category and not another', () => {
    for (const lord of GRAHAS) {
      const terms = dashaTerms(chart!, lord, lord)
      for (const id of CATEGORIES) {
        expect(terms[id].every(({ points }) => [3, -3, -1.5].includes(points))).toBe(true)
        expect(terms[id].length % 2).toBe(0)
      }
    }
  })

  test('lords of 6, 8 and 12 hinder unless they rule 1, 5 or 9', () => {
    for (const each of people) {
      for (const lord of GRAHAS) {
        const hinders = dashaTerms(each, lord, lord).love.some(
          (term) => term.code === 'dasha' && term.effect === 'hinders',
        )
        const rules = each.houses.filter((house) => house.lord === lord).map(({ house }) => house)
        const bad =
          rules.some((house) => [6, 8, 12].includes(house)) && !rules.some((house) => [1, 5, 9].includes(house))
        expect(hinders).toBe(bad)
      }
    }
  })
})

describe('a period', () => {
  const [chart] = people
  const year = periodScores(chart!, { year: 2026, month: 1, day: 1 }, 365)

  test('has its days, their mean, the best and the worst', () => {
    expect(year.days.map(({ date }) => date).slice(57, 60)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
    const overall = year.days.map(({ scores }) => scores.overall.score)
    const best = year.days.find(({ date }) => date === year.best)!
    const worst = year.days.find(({ date }) => date === year.worst)!
    expect(best.scores.overall.score).toBe(Math.max(...overall))
    expect(worst.scores.overall.score).toBe(Math.min(...overall))
    expect(year.mean.overall).toBe(Math.round(mean(overall)))
  })

  test('a day is the same alone and in its year', () => {
    const [day] = personScores(chart!, { year: 2026, month: 7, day: 14 }, 1)
    expect(year.days.find(({ date }) => date === '2026-07-14')).toEqual(day)
  })

  test('months are the means of their days', () => {
    const months = monthsOf(year.days)
    expect(months.map(({ month }) => month)).toHaveLength(12)
    const may = year.days.filter(({ date }) => date.startsWith('2026-05'))
    expect(months[4]).toMatchObject({ month: '2026-05' })
    expect(months[4]!.mean.love).toBe(Math.round(mean(may.map(({ scores }) => scores.love.score))))
  })

  test('goes by the zone that is named', () => {
    const there = personScores(chart!, { year: 2026, month: 7, day: 14 }, 1, 'America/New_York')
    expect(there[0]!.date).toBe('2026-07-14')
    expect(there).not.toEqual(personScores(chart!, { year: 2026, month: 7, day: 14 }, 1))
  })
})
