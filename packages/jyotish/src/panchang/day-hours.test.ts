import { describe, expect, test } from 'vitest'
import { choghadiyas, horas } from './day-hours.ts'
import { dayMuhurtas } from './day-muhurtas.ts'
import { panchangOf } from './panchang-day.ts'

// A daylight of 12 h 24 min and a night of 11 h 36 min: choghadiyas of 93 and 87 minutes, horas of 62 and 58.
const frameOf = (vara: number) => ({
  vara,
  sunrise: Date.parse('2026-01-04T06:00:00Z'),
  sunset: Date.parse('2026-01-04T18:24:00Z'),
  next: Date.parse('2026-01-05T06:00:00Z'),
})
const clock = ({ start }: { start: string }) => start.slice(11, 16)
const delhi = (year: number, month: number, day: number) =>
  panchangOf({ year, month, day }, 28.61, 77.21, 'Asia/Kolkata')

describe('choghadiya', () => {
  // as almanacs print it, Sunday to Saturday
  test.each(
    [
      ['udveg char labh amrit kaal shubh rog udveg', 'shubh amrit char rog kaal labh udveg shubh'],
      ['amrit kaal shubh rog udveg char labh amrit', 'char rog kaal labh udveg shubh amrit char'],
      ['rog udveg char labh amrit kaal shubh rog', 'kaal labh udveg shubh amrit char rog kaal'],
      ['labh amrit kaal shubh rog udveg char labh', 'udveg shubh amrit char rog kaal labh udveg'],
      ['shubh rog udveg char labh amrit kaal shubh', 'amrit char rog kaal labh udveg shubh amrit'],
      ['char labh amrit kaal shubh rog udveg char', 'rog kaal labh udveg shubh amrit char rog'],
      ['kaal shubh rog udveg char labh amrit kaal', 'labh udveg shubh amrit char rog kaal labh'],
    ].map((row, vara) => [vara, ...row] as const),
  )('of weekday %d', (vara, day, night) => {
    const found = choghadiyas(frameOf(vara))
    const ids = (isNight: boolean) =>
      found
        .filter((part) => part.night === isNight)
        .map(({ id }) => id)
        .join(' ')
    expect([ids(false), ids(true)]).toEqual([day, night])
  })

  test('divides daylight and night each by eight', () => {
    const found = choghadiyas(frameOf(0))
    const day = ['06:00', '07:33', '09:06', '10:39', '12:12', '13:45', '15:18', '16:51']
    const night = ['18:24', '19:51', '21:18', '22:45', '00:12', '01:39', '03:06', '04:33']
    expect(found.map(clock)).toEqual([...day, ...night])
    expect(found.at(-1)?.end).toBe('2026-01-05T06:00:00Z')
    for (const [index, part] of found.entries()) if (index > 0) expect(part.start).toBe(found[index - 1]?.end)
  })
})

describe('hora', () => {
  test('begins with the lord of the day, and the next day with its own', () => {
    const sunday = horas(frameOf(0))
    expect(sunday.map(({ graha }) => graha).slice(0, 8)).toEqual([
      'sun',
      'venus',
      'mercury',
      'moon',
      'saturn',
      'jupiter',
      'mars',
      'sun',
    ])
    expect(sunday[12]).toMatchObject({ graha: 'jupiter', start: '2026-01-04T18:24:00Z', night: true })
    expect(sunday.map(clock).slice(0, 3)).toEqual(['06:00', '07:02', '08:04'])
    expect(sunday.map(clock).slice(12, 15)).toEqual(['18:24', '19:22', '20:20'])
    const lords = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']
    expect(lords.map((_, vara) => horas(frameOf(vara))[0]?.graha)).toEqual(lords)
    expect(sunday[23]?.graha).toBe('mercury')
  })
})

describe('muhurtas of a day', () => {
  // Tuesday, 24 November 2026: sunrise, sunset and the limbs are the panchang's own; fractions worked by hand.
  const day = delhi(2026, 11, 24)
  const found = dayMuhurtas(day)
  const [rise, set, next] = [day.sunrise_utc, day.sunset_utc, day.next_sunrise_utc].map((at) => Date.parse(at ?? ''))
  const seen = new Set<string>()
  const starts = (id: string) => found.filter((each) => each.id === id).map(({ start }) => Date.parse(start))
  const near = (ms: number | undefined, expected: number) => expect(Math.abs((ms ?? 0) - expected)).toBeLessThan(1500)

  test('are fifteenths of daylight and night', () => {
    const [light, dark] = [set! - rise!, next! - set!]
    near(starts('vijaya')[0], rise! + (light * 10) / 15)
    near(starts('abhijit')[0], rise! + (light * 7) / 15)
    near(starts('nishita')[0], set! + (dark * 7) / 15)
    near(starts('godhuli')[0], set! - 720_000)
    expect(starts('dur_muhurta')).toHaveLength(2)
    near(starts('dur_muhurta')[0], rise! + (light * 3) / 15)
    near(starts('dur_muhurta')[1], set! + (dark * 6) / 15)
    // the night before is a minute shorter: Brahma begins two muhurtas of it before sunrise
    const brahma = (rise! - starts('brahma')[0]!) / 60_000
    expect(brahma).toBeGreaterThan((dark * 2) / 15 / 60_000 - 0.4)
    expect(brahma).toBeLessThan((dark * 2) / 15 / 60_000)
  })

  // Rohini: poison after 40 of its 60 ghatis, nectar after 52; Revati after 30 and 54.
  test.each([
    ['Rohini', 40, 52],
    ['Revati', 30, 54],
  ])('of the Moon are ghatis of her nakshatra: %s', (name, visha, amrita) => {
    for (const date of [21, 22, 23, 24, 25, 26, 27].map((number) => delhi(2026, 11, number))) {
      const nakshatra = date.nakshatras.find((limb) => limb.name === name)
      if (!nakshatra) continue
      const [from, to] = [Date.parse(nakshatra.start), Date.parse(nakshatra.end)]
      const ghati = (to - from) / 60
      const inside = dayMuhurtas(date).filter(({ start }) => Date.parse(start) > from && Date.parse(start) < to)
      const after = (id: string) =>
        inside.filter((one) => one.id === id).map(({ start }) => (Date.parse(start) - from) / ghati)
      for (const share of after('varjyam')) expect(share).toBeCloseTo(visha, 0)
      for (const share of after('amrit_kaal')) expect(share).toBeCloseTo(amrita, 0)
      seen.add(`${name} ${after('varjyam').length + after('amrit_kaal').length > 0}`)
    }
    expect(seen).toContain(`${name} true`)
  })

  test('Bhadra, Panchak and Ganda mula are where the Moon makes them', () => {
    const days = Array.from({ length: 28 }, (_, index) => delhi(2026, 11, 1 + index))
    for (const each of days) {
      const list = dayMuhurtas(each)
      const of = (id: string) => list.filter((one) => one.id === id)
      const [from, to] = [each.sunrise_utc ?? '', each.next_sunrise_utc ?? '']
      const vishti = each.karanas.filter(({ name, start, end }) => name === 'Vishti' && start < to && end > from)
      expect(of('bhadra').length).toBeGreaterThanOrEqual(vishti.length)
      for (const { start, end } of vishti)
        expect(of('bhadra')).toContainEqual({ id: 'bhadra', good: false, start, end })
      for (const one of list) expect(one.start < one.end).toBe(true)
    }
    // The Moon stands in Kumbha and Meena for four and a half days of each 27.
    const stays = new Set(
      days.flatMap((each) => dayMuhurtas(each).filter(({ id }) => id === 'panchak')).map(({ start }) => start),
    )
    expect(stays.size).toBeLessThanOrEqual(2)
    const [stay] = days.flatMap((each) => dayMuhurtas(each).filter(({ id }) => id === 'panchak'))
    const length = (Date.parse(stay!.end) - Date.parse(stay!.start)) / 86_400_000
    expect(length).toBeGreaterThan(3.9)
    expect(length).toBeLessThan(5.1)
  })

  test('none where the Sun does not rise', () => {
    expect(dayMuhurtas(panchangOf({ year: 2026, month: 12, day: 21 }, 78.22, 15.65, 'Arctic/Longyearbyen'))).toEqual([])
  })
})
