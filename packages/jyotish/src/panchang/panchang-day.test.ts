import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import published from '../../testdata/kundli-thirdparty.json' with { type: 'json' }
import { limbsBetween, partAt } from './limbs.ts'
import { panchangOf } from './panchang-day.ts'

const IST = 5.5 * 3_600_000
const ist = (text: string) => Date.parse(`${text}Z`) - IST
const dateOf = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
const now = new Date('2026-01-01T00:00:00Z')
const delhi = (date: string) => panchangOf(dateOf(date), 28.61, 77.21, 'Asia/Kolkata')

describe('published limbs', () => {
  const ends = published.panchang.cases.filter((each) => each.ends_ist)

  test.each(ends)('$what $date', (each) => {
    const day = panchangOf(dateOf(each.date!), each.lat, each.lng, 'Asia/Kolkata')
    const limbs = each.what === 'tithi end' ? day.tithis : day.nakshatras
    const apart = limbs.map((limb) => Math.abs(Date.parse(limb.end) - ist(each.ends_ist!)) / 1000)
    const nearest = limbs[apart.indexOf(Math.min(...apart))]!
    expect(Math.min(...apart)).toBeLessThanOrEqual(each.tolerance_s!)
    if (each.tithi) expect(nearest.number).toBe(each.tithi)
  })
})

describe('a day of the panchang', () => {
  const days = Array.from({ length: 120 }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1 + index * 3)).toISOString().slice(0, 10),
  )

  test('has limbs that follow each other without a gap and cover it', () => {
    for (const date of days) {
      const day = delhi(date)
      const midnight = ist(`${date}T00:00:00`)
      for (const limbs of [day.tithis, day.nakshatras, day.yogas, day.karanas]) {
        expect(Date.parse(limbs[0]!.start)).toBeLessThanOrEqual(midnight)
        expect(Date.parse(limbs.at(-1)!.end)).toBeGreaterThanOrEqual(midnight + DAY_MS)
        for (const [index, limb] of limbs.entries()) {
          expect(limb.start < limb.end).toBe(true)
          if (index > 0) expect(limb.start).toBe(limbs[index - 1]!.end)
        }
      }
      for (const { number, start, end } of day.tithis) {
        const halves = day.karanas.filter((karana) => Math.ceil(karana.number / 2) === number)
        for (const half of halves) expect(half.start >= start && half.end <= end).toBe(true)
      }
    }
  })

  test('changes limbs in the second it names', () => {
    for (const kind of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
      const from = Date.UTC(2025, 6, 1)
      for (const { part, startMs, endMs } of limbsBetween(kind, from, from + 20 * DAY_MS)) {
        expect(partAt(kind, startMs)).toBe(part)
        expect(partAt(kind, endMs - 1000)).toBe(part)
        expect(partAt(kind, startMs - 1000)).not.toBe(part)
      }
    }
  })

  test('agrees with the panchang of a birth', () => {
    for (const date of days.slice(0, 40)) {
      const { year, month, day } = dateOf(date)
      const { panchang, nakshatra, input } = computeChart(
        { dob: `${day}/${month}/${year}`, tob: '13:37', lat: 28.61, lng: 77.21 },
        now,
      )
      const found = delhi(date)
      const running = (limbs: { start: string; end: string; number: number; name: string }[]) =>
        limbs.find(({ start, end }) => start <= input.utc && input.utc < end)
      expect(running(found.tithis)).toMatchObject({ number: panchang.tithi, name: panchang.tithi_name })
      expect(running(found.yogas)).toMatchObject({ number: panchang.yoga, name: panchang.yoga_name })
      expect(running(found.karanas)).toMatchObject({ number: panchang.karana, name: panchang.karana_name })
      expect(running(found.nakshatras)?.number).toBe(nakshatra)
      expect(found).toMatchObject({
        vara: panchang.vara,
        sunrise_utc: panchang.sunrise_utc,
        sunset_utc: panchang.sunset_utc,
      })
    }
  })

  test('touches one to three tithis', () => {
    const most = days.map((date) => delhi(date).tithis.length)
    expect(new Set(most)).toEqual(new Set([1, 2, 3]))
  })

  test('divides the daylight by the weekday', () => {
    // A Monday: Rahu Kaal is the second eighth, Gulika the sixth, Yamaganda the fourth.
    const day = delhi('2026-01-05')
    const [rise, set] = [Date.parse(day.sunrise_utc!), Date.parse(day.sunset_utc!)]
    const eighth = (set - rise) / 8
    expect(day.vara_name).toBe('Somavara')
    expect(Math.abs(Date.parse(day.rahu_kaal!.start) - (rise + eighth))).toBeLessThanOrEqual(1000)
    expect(Math.abs(Date.parse(day.gulika!.start) - (rise + 5 * eighth))).toBeLessThanOrEqual(1000)
    expect(Math.abs(Date.parse(day.yamaganda!.start) - (rise + 3 * eighth))).toBeLessThanOrEqual(1000)
    const noon = (rise + set) / 2
    expect(Date.parse(day.abhijit!.start) < noon && noon < Date.parse(day.abhijit!.end)).toBe(true)
    expect(delhi('2026-01-07').abhijit).toBeNull()
  })

  test('each part of the day is the same eighth on no two weekdays', () => {
    const week = ['2026-01-04', '2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09', '2026-01-10'].map(
      delhi,
    )
    for (const part of ['rahu_kaal', 'gulika', 'yamaganda'] as const) {
      const eighths = week.map((day) => {
        const [rise, set] = [Date.parse(day.sunrise_utc!), Date.parse(day.sunset_utc!)]
        return Math.round(((Date.parse(day[part]!.start) - rise) * 8) / (set - rise)) + 1
      })
      expect(new Set(eighths).size).toBe(7)
    }
  })

  test('exists where the Sun does not rise', () => {
    const day = panchangOf({ year: 2026, month: 12, day: 21 }, 78.22, 15.65, 'Arctic/Longyearbyen')
    expect(day).toMatchObject({ sunrise_utc: null, sunset_utc: null, rahu_kaal: null, abhijit: null, vara: 1 })
    expect(day.tithis.length).toBeGreaterThan(0)
  })

  test('is 23 hours long when the clocks go forward', () => {
    const day = panchangOf({ year: 2024, month: 3, day: 10 }, 40.71, -74.01, 'America/New_York')
    expect(day.sunrise_utc!.slice(0, 10)).toBe('2024-03-10')
    expect(Date.parse(day.next_sunrise_utc!) - Date.parse(day.sunrise_utc!)).toBeGreaterThan(23.8 * 3_600_000)
  })

  test('moonrise falls on its date, and some dates have none', () => {
    const rises = Array.from({ length: 30 }, (_, index) => delhi(`2026-04-${String(index + 1).padStart(2, '0')}`))
    const missing = rises.filter((day) => day.moonrise_utc === null)
    expect(missing).toHaveLength(1)
    for (const { moonrise_utc, date } of rises) {
      if (moonrise_utc) expect(new Date(Date.parse(moonrise_utc) + IST).toISOString().slice(0, 10)).toBe(date)
    }
  })
})
