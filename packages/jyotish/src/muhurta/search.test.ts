import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { panchangOf } from '#panchang/panchang-day.ts'
import { compareDays } from './compare.ts'
import { festivalDate } from './festivals.ts'
import { searchMuhurta } from './search.ts'
import { ACTIVITIES, FESTIVALS, type MuhurtaAsk } from './types.ts'

const DELHI = { lat: 28.6139, lng: 77.209, tz: 'Asia/Kolkata' }
const NEWARK = { lat: 40.7357, lng: -74.1724, tz: 'America/New_York' }
const civil = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}
const search = (
  activity: MuhurtaAsk['activity'],
  from: string,
  to: string,
  more: Partial<Omit<MuhurtaAsk, 'from' | 'to'>> = {},
) => searchMuhurta({ activity, chart: null, place: DELHI, ...more, from: civil(from), to: civil(to) })
const clock = (iso: string, timeZone: string) =>
  new Date(iso).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
const now = new Date('2026-01-01T00:00:00Z')

describe('festivals on their published dates', () => {
  // Holidays of the Government of India; where the almanacs were of two minds (Diwali 2024) its date.
  const published = {
    diwali: ['2024-10-31', '2025-10-20', '2026-11-08', '2027-10-29'],
    dhanteras: ['2024-10-29', '2025-10-18', '2026-11-06', '2027-10-27'],
    holi: ['2024-03-25', '2025-03-14', '2026-03-04', '2027-03-22'],
    navratri: ['2024-10-03', '2025-09-22', '2026-10-11', '2027-09-30'],
    akshaya_tritiya: ['2024-05-10', '2025-04-30', '2026-04-19', '2027-05-09'],
    raksha_bandhan: ['2024-08-19', '2025-08-09', '2026-08-28', '2027-08-17'],
    makar_sankranti: ['2024-01-15', '2025-01-14', '2026-01-14', '2027-01-15'],
  } as const
  test.each(FESTIVALS)('%s', (id) => {
    for (const date of published[id]) {
      const year = Number(date.slice(0, 4))
      expect(festivalDate(id, year, DELHI)).toBe(date)
    }
  })
})

describe('customs on their published dates', () => {
  const customs = (activity: MuhurtaAsk['activity'], from: string, to: string) =>
    search(activity, from, to).customs.map(({ id, start, end }) => [id, ...[start, end].map((at) => day(at))])
  const day = (iso: string) => new Date(iso).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

  test('Kharmas of winter and spring', () => {
    expect(customs('vehicle', '2026-12-20', '2026-12-25')).toEqual([['kharmas', '2026-12-16', '2027-01-14']])
    expect(customs('business', '2025-03-20', '2025-03-25')).toEqual([['kharmas', '2025-03-14', '2025-04-14']])
  })
  test('the extra months of 2023 and 2026', () => {
    expect(customs('vehicle', '2023-08-01', '2023-08-02')).toEqual([['adhik', '2023-07-18', '2023-08-16']])
    expect(customs('vehicle', '2026-06-01', '2026-06-02')).toEqual([['adhik', '2026-05-17', '2026-06-15']])
    // Jyeshtha, the month after the extra one, is an ordinary one.
    expect(customs('vehicle', '2026-06-20', '2026-06-21')).toEqual([])
  })
  test('Pitru Paksha of 2025 and Holashtak of 2026', () => {
    expect(customs('gold', '2025-09-10', '2025-09-11')).toEqual([['pitru_paksha', '2025-09-07', '2025-09-22']])
    expect(customs('vehicle', '2026-02-26', '2026-02-27')).toEqual([['holashtak', '2026-02-24', '2026-03-03']])
  })
  test('Chaturmas of 2024, from Devshayani to Devutthana Ekadashi', () => {
    expect(customs('marriage', '2024-08-01', '2024-08-02')).toEqual([['chaturmas', '2024-07-16', '2024-11-11']])
  })
})

describe('a search', () => {
  test('names up to three days in order, the best among them, and a day outside a custom', () => {
    const found = search('vehicle', '2026-12-01', '2026-12-31', { place: NEWARK })
    expect(found.chosen).toHaveLength(3)
    expect(found.chosen).toEqual(found.chosen.toSorted())
    expect(found.chosen).toContain(found.best)
    // Shukla Navami, which is rikta, ends at 12:45 in New Jersey; then Dashami and Revati hold the Friday.
    const friday = found.days.find(({ date }) => date === '2026-12-18')!
    expect(clock(friday.best!.start, NEWARK.tz)).toBe('12:44')
    expect(friday.best!.customs).toEqual(['kharmas'])
    const inKharmas = search('vehicle', '2026-12-10', '2026-12-31', { place: NEWARK })
    const best = inKharmas.days.find(({ date }) => date === inKharmas.best)!
    const outside = inKharmas.days.find(({ date }) => date === inKharmas.outside)
    if (best.best!.customs.length > 0) expect(outside!.hours.some(({ customs }) => customs.length === 0)).toBe(true)
    else expect(outside).toBeUndefined()
  })

  test('finds no wedding in Chaturmas: it names the least bad day and the first good one after', () => {
    const found = search('marriage', '2026-08-01', '2026-08-31')
    expect(found.chosen).toEqual([])
    expect(found.best).toBeNull()
    expect(found.leastBad!.hours.customs).toContain('chaturmas')
    // Devutthana Ekadashi is 20 November; no family marries before it.
    expect(found.after!.date > '2026-11-19').toBe(true)
    expect(found.after!.best!.customs).toEqual([])
  })

  test('buys gold on Dhanteras and Akshaya Tritiya', () => {
    const spring = search('gold', '2026-04-15', '2026-04-25')
    const akshaya = spring.days.find(({ date }) => date === '2026-04-19')!
    expect(
      akshaya.hours.some(({ terms }) => terms.some(({ code }) => code === 'festival' || code === 'nakshatra')),
    ).toBe(true)
    expect(spring.chosen).toContain('2026-04-19')
  })

  test('leaves an eclipse out where it is seen and only there', () => {
    // The Moon rose eclipsed over India on 3 March 2026; in Portugal it was day.
    const outs = (place: MuhurtaAsk['place']) =>
      search('travel', '2026-03-03', '2026-03-03', { place }).days[0]!.left.flatMap((left) =>
        left.outs.map(({ code }) => code),
      )
    expect(outs(DELHI)).toContain('eclipse')
    expect(outs({ lat: 38.72, lng: -9.14, tz: 'Europe/Lisbon' })).not.toContain('eclipse')
  })

  test('keeps Rahu Kaal and the other limbs of the panchang page', () => {
    for (const activity of ACTIVITIES) {
      for (const day of search(activity, '2027-01-20', '2027-02-05').days) {
        const panchang = panchangOf(civil(day.date), DELHI.lat, DELHI.lng, DELHI.tz)
        const rahu = panchang.rahu_kaal!
        expect(day.sunrise).toBe(panchang.sunrise_utc)
        for (const { start, end, terms } of day.hours) {
          expect(end <= rahu.start || start >= rahu.end).toBe(true)
          const middle = new Date((Date.parse(start) + Date.parse(end)) / 2).toISOString()
          const star = panchang.nakshatras.find((limb) => limb.start <= middle && middle < limb.end)!
          const tithi = panchang.tithis.find((limb) => limb.start <= middle && middle < limb.end)!
          expect(terms).toContainEqual(expect.objectContaining({ code: 'nakshatra', nakshatra: star.number }))
          expect(terms).toContainEqual(expect.objectContaining({ code: 'tithi', tithi: tithi.number }))
          const vishti = panchang.karanas.filter(({ name }) => name === 'Vishti')
          expect(vishti.every((limb) => end <= limb.start || start >= limb.end)).toBe(true)
        }
      }
    }
  })

  test('gives no hour of a day that is over', () => {
    const after = new Date('2027-01-21T07:00:00Z')
    const found = search('vehicle', '2027-01-20', '2027-01-25', { after })
    expect(found.days[0]!.date).toBe('2027-01-21')
    for (const { hours } of found.days)
      for (const { start } of hours) expect(Date.parse(start)).toBeGreaterThanOrEqual(after.getTime())
  })

  test('names a child from the eleventh day', () => {
    const chart = computeChart({ dob: '5/1/2027', tob: '11:00', lat: 28.61, lng: 77.21 }, now)
    const found = search('naming', '2027-01-05', '2027-02-05', { chart })
    expect(found.chosen.length).toBeGreaterThan(0)
    for (const { date, hours } of found.days) if (hours.length > 0) expect(date >= '2027-01-15').toBe(true)
  })

  test('has nothing to say where the Sun does not rise', () => {
    const found = search('vehicle', '2026-12-20', '2026-12-22', {
      place: { lat: 78.22, lng: 15.65, tz: 'Arctic/Longyearbyen' },
    })
    expect(found).toMatchObject({ chosen: [], best: null, leastBad: null })
    expect(found.days[0]!.left).toEqual([])
  })
})

describe('days beside each other', () => {
  const chart = computeChart({ dob: '14/8/1992', tob: '06:20', lat: 26.91, lng: 75.79 }, now)
  const dates = ['2026-11-23', '2026-11-24', '2026-11-25'].map(civil)

  test('rest on the score of the person and its tara', () => {
    const [first, second] = compareDays(chart, dates, null)
    expect(first).toMatchObject({ date: '2026-11-23', of: 'overall', muhurta: null })
    // One day on the Moon has gone on by one nakshatra or none.
    expect([first!.tara.tara, (first!.tara.tara % 9) + 1]).toContain(second!.tara.tara)
  })

  test('count an activity three times its points', () => {
    const [plain] = compareDays(chart, dates, null, { of: 'career' })
    const [named] = compareDays(chart, dates, 'interview')
    const found = search('interview', '2026-11-23', '2026-11-23', {
      chart,
      place: { lat: chart.input.lat, lng: chart.input.lng, tz: chart.input.tz },
    })
    const points = (found.days[0]!.best ?? found.leastBad?.hours)?.points
    if (points !== undefined) expect(named!.score).toBe(Math.round(plain!.score + 3 * points))
    expect(named!.muhurta).toEqual(found.days[0])
  })

  test('say Chandrashtama', () => {
    const month = Array.from({ length: 28 }, (_, index) => civil(`2026-12-${String(index + 1).padStart(2, '0')}`))
    const days = compareDays(chart, month, null).filter(({ chandrashtama }) => chandrashtama)
    // The Moon is two and a quarter days in a sign and comes round in 27.3.
    expect(days.length).toBeGreaterThanOrEqual(2)
    expect(days.length).toBeLessThanOrEqual(4)
  })
})
