import { describe, expect, test } from 'vitest'
import { OBSERVANCE_NAMES } from './names-data.ts'
import { festivalDay, observances } from './observances.ts'
import type { Observance, ObservanceId } from './types.ts'

const DELHI = { lat: 28.6139, lng: 77.209, tz: 'Asia/Kolkata' }
const IST_MS = 5.5 * 3_600_000
const year = new Map([2024, 2025, 2026, 2027].map((each) => [each, observances(each, DELHI)]))
const of = (id: ObservanceId, each: number): Observance => {
  const found = year.get(each)?.find((observance) => observance.id === id)
  if (!found) throw new Error(`no ${id} in ${each}`)
  return found
}
const clock = (iso: string) => new Date(Date.parse(iso) + IST_MS).toISOString().slice(5, 16).replace('T', ' ')
const time = (observance: Observance, id: Observance['times'][number]['id']) =>
  observance.times.filter((each) => each.id === id).map(({ start, end }) => [clock(start), end && clock(end)])[0]
const minutes = (text: string) => Date.parse(`2026-${text.replace(' ', 'T')}Z`) / 60_000

/** Times of New Delhi, to minutes: as papers printed them where one is named, else worked by hand from the rule. */
const near = (found: (string | null)[] | undefined, start: string, end: string | null, within = 3) => {
  expect(found).toBeDefined()
  expect(Math.abs(minutes(found?.[0] ?? '') - minutes(start))).toBeLessThanOrEqual(within)
  if (end) expect(Math.abs(minutes(found?.[1] ?? '') - minutes(end))).toBeLessThanOrEqual(within)
}

describe('a year', () => {
  test('is in order, and everything has a name', () => {
    for (const list of year.values()) {
      const dates = list.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted())
      for (const { id, times } of list) {
        expect(OBSERVANCE_NAMES[id].en).not.toBe('')
        for (const { start, end } of times) if (end) expect(start < end).toBe(true)
      }
    }
  })

  test('has what comes back every month, the extra month, too', () => {
    const count = (each: number, kind: Observance['kind']) => year.get(each)?.filter((one) => one.kind === kind).length
    expect(count(2025, 'ekadashi')).toBe(25)
    expect(count(2026, 'ekadashi')).toBe(24)
    expect(count(2026, 'purnima')).toBe(13)
    expect(count(2026, 'sankranti')).toBe(12)
    expect(count(2026, 'eclipse')).toBe(4)
  })

  test('the extra Jyeshtha of 2026 has its own Ekadashis and Ganga Dussehra, the plain one the rest', () => {
    expect(of('padmini', 2026)).toMatchObject({ date: '2026-05-27', masa: { amanta: { month: 2, adhika: true } } })
    expect(of('parama', 2026).date).toBe('2026-06-11')
    expect(of('nirjala', 2026).date).toBe('2026-06-25')
    expect(of('ganga_dussehra', 2026).date).toBe('2026-05-25')
    expect(of('vat_savitri', 2026).date).toBe('2026-05-16')
    expect(of('vat_purnima', 2026).date).toBe('2026-06-29')
  })
})

test('Vaishnavas fast on the days of the temple in Bangalore', () => {
  // iskconbangalore.org, Vaishnava calendar of Gaurabda 539: Dvadasi of 26 March and 22 June, Mahadvadasi of 7 June.
  const bangalore = observances(2025, { lat: 12.97, lng: 77.59, tz: 'Asia/Kolkata' })
  const fasts = bangalore.filter(({ kind }) => kind === 'ekadashi').map(({ date, vaishnava }) => vaishnava ?? date)
  expect(fasts.filter((date) => date > '2025-03-15' && date < '2025-08-10')).toEqual([
    '2025-03-26',
    '2025-04-08',
    '2025-04-24',
    '2025-05-08',
    '2025-05-23',
    '2025-06-07',
    '2025-06-22',
    '2025-07-06',
    '2025-07-21',
    '2025-08-05',
  ])
})

test('Navratri and Pitru Paksha have a day for each tithi', () => {
  const navratri = of('sharad_navratri', 2025)
  // Tritiya of 2025 has two sunrises, so that the nine tithis take ten days.
  expect(navratri).toMatchObject({ date: '2025-09-22', until: '2025-10-01' })
  expect(navratri.days?.map(({ date }) => date.slice(5))).toEqual([
    '09-22',
    '09-23',
    '09-24',
    '09-26',
    '09-27',
    '09-28',
    '09-29',
    '09-30',
    '10-01',
  ])
  // In spring of 2025 Tritiya has no sunrise and shares the day of Dwitiya.
  expect(
    of('chaitra_navratri', 2025)
      .days?.map(({ date }) => date.slice(5))
      .slice(0, 4),
  ).toEqual(['03-30', '03-31', '03-31', '04-01'])
  const shraddhas = of('pitru_paksha', 2026).days
  expect(shraddhas?.at(0)).toEqual({ tithi: 15, date: '2026-09-26' })
  expect(shraddhas?.at(-1)).toEqual({ tithi: 30, date: '2026-10-10' })
  expect(shraddhas).toHaveLength(16)
})

describe('hours', () => {
  test('Parana waits for the end of Hari Vasara and avoids noon', () => {
    // namoastro.com: Ekadashi 13 October, Gauna 14 October, Hari Vasara until 11:56.
    const papankusha = of('papankusha', 2024)
    expect(papankusha).toMatchObject({ date: '2024-10-13', vaishnava: '2024-10-14' })
    near(time(papankusha, 'hari_vasara_end'), '10-14 11:56', null)
    near(time(papankusha, 'parana'), '10-14 13:16', '10-14 15:34', 5)
    // Dwadashi is over before pratah is.
    near(time(of('kamada', 2026), 'parana'), '03-30 06:15', '03-30 07:09', 4)
  })

  test('punya kala by day and by night', () => {
    near(time(of('makar_sankranti', 2024), 'punya_kala'), '01-15 07:15', '01-15 17:46', 6)
    near(time(of('kanya_sankranti', 2024), 'punya_kala'), '09-16 12:16', '09-16 18:25', 6)
    near(time(of('kanya_sankranti', 2024), 'maha_punya_kala'), '09-16 16:22', '09-16 18:25', 6)
    near(time(of('kanya_sankranti', 2025), 'punya_kala'), '09-17 06:07', '09-17 12:15', 6)
  })

  test('Holika burns when Bhadra is over', () => {
    // zeenews.india.com, 23 March 2024: for an hour and 14 minutes until 0:27.
    near(time(of('holika_dahan', 2024), 'puja'), '03-24 23:13', '03-25 00:27')
    near(time(of('holika_dahan', 2026), 'puja'), '03-03 18:22', '03-03 20:50', 6)
  })

  test('the Moon rises on Karva Chauth', () => {
    near(time(of('karva_chauth', 2025), 'moonrise'), '10-10 20:13', null, 6)
  })

  test('the bath of Narak Chaturdashi is between moonrise and sunrise', () => {
    near(time(of('narak_chaturdashi', 2026), 'puja'), '11-08 05:40', '11-08 06:42', 5)
  })
})

describe('eclipses', () => {
  const eclipse = (date: string) => {
    const found = year.get(Number(date.slice(0, 4)))?.find((each) => each.kind === 'eclipse' && each.date === date)
    if (!found?.eclipse) throw new Error(`no eclipse on ${date}`)
    return { ...found, eclipse: found.eclipse }
  }
  const seconds = (found: string | null | undefined, published: string) =>
    Math.abs(Date.parse(found ?? '') - Date.parse(published)) / 1000

  test('contacts of the Moon are those of NASA', () => {
    // Espenak, Five Millennium Canon: 7 September 2025.
    const { eclipse: found, times } = eclipse('2025-09-07')
    expect(found).toMatchObject({ of: 'moon', type: 'total', visible: true, obscured: 1 })
    expect(seconds(found.first_contact, '2025-09-07T16:27:09Z')).toBeLessThan(40)
    expect(seconds(found.total?.start, '2025-09-07T17:30:48Z')).toBeLessThan(40)
    expect(seconds(found.total?.end, '2025-09-07T18:52:51Z')).toBeLessThan(40)
    expect(seconds(found.last_contact, '2025-09-07T19:56:31Z')).toBeLessThan(40)
    expect(times.map(({ id }) => id)).toEqual(['sutak'])
  })

  // zeenews.india.com, 7 September 2025, city by city.
  test.each([
    ['New Delhi', 28.61, 77.21, '12:19'],
    ['Mumbai', 19.08, 72.88, '12:36'],
    ['Kolkata', 22.57, 88.36, '11:34'],
    ['Bengaluru', 12.97, 77.59, '12:17'],
    ['Lucknow', 26.85, 80.95, '12:04'],
    ['Varanasi', 25.32, 82.97, '11:56'],
    ['Chennai', 13.08, 80.27, '12:07'],
  ])('sutak begins in %s when papers say', (_, lat, lng, begins) => {
    const list = observances(2025, { lat, lng, tz: 'Asia/Kolkata' })
    const found = list.find(({ kind, date }) => kind === 'eclipse' && date === '2025-09-07')
    near(found && time(found, 'sutak'), `09-07 ${begins}`, '09-08 01:26', 2)
  })

  test('a Moon that rises eclipsed is seen from her rising, and sutak counts from there', () => {
    const { eclipse: found, times } = eclipse('2026-03-03')
    expect(clock(found.seen?.start ?? '')).toBe('03-03 18:25')
    expect(clock(found.seen?.end ?? '')).toBe('03-03 18:47')
    expect(clock(times[0]?.start ?? '')).toBe('03-03 09:40')
  })

  test('the Sun is told by what the place sees of it', () => {
    const total = eclipse('2027-08-02').eclipse
    expect(total).toMatchObject({ of: 'sun', type: 'total', visible: true, total: null })
    expect(total.obscured).toBeGreaterThan(0)
    expect(total.obscured).toBeLessThan(0.2)
    expect(eclipse('2026-08-12')).toMatchObject({
      times: [],
      eclipse: { visible: false, first_contact: null, obscured: null, seen: null },
    })
  })

  test('a penumbral one brings no sutak', () => {
    expect(eclipse('2024-03-25')).toMatchObject({ times: [], eclipse: { type: 'penumbral', visible: false } })
  })
})

test('one festival by itself falls where the year has it', () => {
  for (const id of ['holi', 'makar_sankranti', 'gita_jayanti', 'onam', 'dhanteras'] as const) {
    expect(festivalDay(id, 2027, DELHI)).toBe(of(id, 2027).date)
  }
})

test('other places have days of their own, also those without a sunrise', () => {
  const suva = observances(2026, { lat: -18.14, lng: 178.44, tz: 'Pacific/Fiji' })
  const newYork = observances(2026, { lat: 40.71, lng: -74.01, tz: 'America/New_York' })
  const date = (list: Observance[], id: ObservanceId) => list.find((each) => each.id === id)?.date
  expect(date(newYork, 'diwali')).toBe('2026-11-08')
  expect(date(newYork, 'maha_shivaratri')).toBe('2026-02-15')
  expect(date(suva, 'maha_shivaratri')).toBe('2026-02-15')
  expect(observances(2026, { lat: 78.22, lng: 15.65, tz: 'Arctic/Longyearbyen' }).length).toBeGreaterThan(180)
}, 20_000)
