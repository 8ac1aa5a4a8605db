import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import published from '../testdata/kundli-thirdparty.json' with { type: 'json' }
import { difference } from './angles.ts'
import { computeChart, upcomingAntardashas } from './chart.ts'
import { DEFAULT_CONVENTIONS } from './conventions.ts'
import { subPeriods, vimshottari } from './dasha/vimshottari.ts'
import { KARANA_NAMES } from './names.ts'
import { tithiOf, yogaOf } from './panchang/panchang.ts'
import { longitude } from './sky/bodies.ts'
import { frameAt } from './sky/frame.ts'
import { nextIngress } from './sky/ingress.ts'
import { sunTimes } from './sky/sun-times.ts'
import { parseDob, parseTob, wallMs } from './time/time.ts'
import { GRAHAS, type GrahaId, VARGAS } from './types.ts'
import { aspectsOf } from './zodiac/aspects.ts'
import { isCombust } from './zodiac/combustion.ts'
import { nakshatraOf } from './zodiac/nakshatra.ts'

const now = new Date('2026-01-01T00:00:00Z')
const IST = 5.5 * 3_600_000

const ist = (text: string) => Date.parse(`${text.length === 16 ? `${text}:00` : text}Z`) - IST
const lonAt = (ms: number, id: GrahaId) => longitude(frameAt(ms), id, 'mean')

function clockMs(dob: string, tob: string): number {
  const date = parseDob(dob)
  const time = parseTob(tob)
  if (!date.ok || !time.ok) throw new Error(`${dob} ${tob} is no birth`)
  return wallMs(date.value, time.value)
}

/** A known graha id out of published text. */
function grahaId(text: string): GrahaId {
  const id = GRAHAS.find((each) => each === text)
  if (!id) throw new Error(`${text} is no graha`)
  return id
}

describe('divisional charts', () => {
  const { birth, order, sign, degrees_in_sign_D1, degrees_tolerance } = published.vargas
  const chart = computeChart(birth, now)
  const bodies = [chart.ascendant, ...chart.grahas]

  test('D1: signs and degrees', () => {
    expect(order).toEqual(['ascendant', ...GRAHAS])
    expect(bodies.map((body) => body.sign)).toEqual(sign.D1)
    for (const [index, degree] of degrees_in_sign_D1.entries()) {
      expect(Math.abs(bodies[index]!.degree - degree), order[index]).toBeLessThan(degrees_tolerance)
    }
  })

  test('D9', () => {
    expect(bodies.map((body) => body.navamsa_sign)).toEqual(sign.D9)
  })

  test.each(VARGAS)('%s', (varga) => {
    const name = varga === 'd2' ? 'D2 (Simha/Karka only)' : varga.toUpperCase()
    const expected = Object.entries(sign).find(([key]) => key === name)?.[1]
    expect(
      ['ascendant', ...GRAHAS].map((id) => Object.entries(chart.vargas[varga]).find(([key]) => key === id)?.[1]),
    ).toEqual(expected)
  })
})

describe('Vimshottari', () => {
  const { cases, tolerance_days, antardasha_dates } = published.vimshottari

  test.each(cases)('$dob $tob begins with $lord', ({ dob, tob, offset_minutes, lord, balance_ymd }) => {
    const ms = clockMs(dob, tob) - offset_minutes * 60_000
    const found = vimshottari(ms, lonAt(ms, 'moon'), 365.25)
    expect(found.lord).toBe(lord)
    if (balance_ymd) {
      const [years = 0, months = 0, days = 0] = balance_ymd
      const expected = years + months / 12 + days / 360
      expect(Math.abs(found.balanceYears - expected) * 365.25).toBeLessThan(tolerance_days)
    }
  })

  test('antardashas begin on the published dates', () => {
    const { mahadashas } = computeChart(antardasha_dates.birth, now).vimshottari
    for (const [maha, antar, date] of antardasha_dates.local_dates) {
      const period = subPeriods(mahadashas.find((each) => each.lord === maha)!).find((each) => each.lord === antar)!
      const apart = Date.parse(period.start) - ist(`${date}T12:00`)
      expect(Math.abs(apart) / DAY_MS, `${maha} ${antar}`).toBeLessThan(antardasha_dates.tolerance_days + 0.5)
    }
  })

  test('upcoming antardashas cross into the next mahadasha', () => {
    const chart = computeChart(antardasha_dates.birth, now)
    const upcoming = upcomingAntardashas(chart, new Date('2026-01-01T00:00:00Z'), 3)
    expect(upcoming.map((antar) => `${antar.maha} ${antar.lord}`)).toEqual([
      'jupiter mars',
      'jupiter rahu',
      'saturn saturn',
    ])
  })
})

describe('ingress', () => {
  test.each(published.ingress.apparent)('$graha to $to_longitude at $ist', ({ graha, to_longitude, ...at }) => {
    const found = nextIngress(grahaId(graha), ist(at.ist) - 5 * DAY_MS, DEFAULT_CONVENTIONS)
    expect(found?.sign).toBe(to_longitude / 30)
    expect(Math.abs(found!.ms - ist(at.ist)) / 1000).toBeLessThanOrEqual(at.tolerance_s)
  })

  test.each(published.ingress.geometric.cases)(
    '$graha to $to_longitude, published as geometric at $ist',
    ({ graha, to_longitude, ...at }) => {
      // Apparent positions are later by the light's travel: minutes for most, over an hour for the slow ones.
      const late: Partial<Record<GrahaId, [number, number]>> = {
        sun: [7, 10],
        mars: [8, 16],
        mercury: [8, 16],
        venus: [8, 16],
        jupiter: [50, 90],
        saturn: [50, 90],
      }
      const [least, most] = late[grahaId(graha)] ?? [-1.5, 1.5]
      const found = nextIngress(grahaId(graha), ist(at.ist) - 1.5 * DAY_MS, DEFAULT_CONVENTIONS)!
      const minutes = (found.ms - ist(at.ist)) / 60_000
      expect(minutes).toBeGreaterThan(least)
      expect(minutes).toBeLessThan(most)
      expect(Math.abs(difference(lonAt(found.ms, grahaId(graha)), to_longitude))).toBeLessThan(0.001)
    },
  )
})

describe('panchang', () => {
  const { cases } = published.panchang

  test.each(cases.filter((each) => each.what === 'tithi end'))('tithi $tithi ends at $ends_ist', (each) => {
    const tithi = (ms: number) => tithiOf(lonAt(ms, 'sun'), lonAt(ms, 'moon'))
    const end = ist(each.ends_ist!)
    expect(tithi(end - each.tolerance_s! * 1000)).toBe(each.tithi)
    expect(tithi(end + each.tolerance_s! * 1000)).toBe(each.tithi! + 1)
  })

  test.each(cases.filter((each) => each.what === 'nakshatra end'))('nakshatra ends at $ends_ist', (each) => {
    const end = ist(each.ends_ist!)
    const before = nakshatraOf(lonAt(end - each.tolerance_s! * 1000, 'moon'))
    expect([each.nakshatra, each.nakshatra! - 1]).toContain(before)
    expect(nakshatraOf(lonAt(end + each.tolerance_s! * 1000, 'moon'))).toBe((before + 1) % 27)
  })

  test('sunrise and sunset', () => {
    const [rise, set] = cases.filter((each) => each.what.startsWith('sun'))
    const midnight = ist(`${rise!.date}T00:00`)
    const times = sunTimes(midnight, midnight + DAY_MS, rise!.lat, rise!.lng)
    expect(Math.abs(times.sunrise! - ist(`${rise!.date}T${rise!.ist}`)) / 1000).toBeLessThan(10)
    expect(Math.abs(times.sunset! - ist(`${set!.date}T${set!.ist}`)) / 1000).toBeLessThan(10)
  })

  test('limbs at a birth', () => {
    const birth = cases.find((each) => each.what === 'limbs at birth')!
    const chart = computeChart({ dob: birth.dob!, tob: birth.tob!, lat: birth.lat, lng: birth.lng }, now)
    expect(chart.ascendant.sign).toBe(birth.ascendant_sign)
    expect(chart).toMatchObject({ moon_sign: birth.moon_sign, nakshatra: birth.nakshatra })
    expect(chart.panchang).toMatchObject({
      tithi: birth.tithi,
      yoga: birth.yoga,
      karana_name: birth.karana_name,
      vara: birth.vara,
    })
  })

  test.each(published.arithmetic)('sun $sun, moon $moon', ({ sun, moon, tithi, yoga }) => {
    expect(yogaOf(sun, moon)).toBe(yoga)
    if (tithi) expect(tithiOf(sun, moon)).toBe(tithi)
  })

  test('the fixed karanas stand at the ends', () => {
    expect([0, 1, 56, 57, 58, 59].map((index) => KARANA_NAMES[index]?.sa)).toEqual([
      'Kimstughna',
      'Bava',
      'Vishti',
      'Shakuni',
      'Chatushpada',
      'Naga',
    ])
  })
})

test('graha drishti', () => {
  const { signs, aspected_signs } = published.graha_drishti
  for (const [id, expected] of Object.entries(aspected_signs)) {
    const from = Object.entries(signs).find(([name]) => name === id)![1]
    expect(aspectsOf(grahaId(id), from).toSorted((a, b) => a - b)).toEqual(expected)
  }
})

test('combustion', () => {
  const { sun, mercury } = published.combustion.longitudes
  expect(isCombust('mercury', mercury, sun, false)).toBe(published.combustion.combust.includes('mercury'))
})

test.each(published.retrograde.cases)('retrograde on $dob', ({ dob, tob, includes }) => {
  const chart = computeChart({ dob, tob, lat: 13.08, lng: 80.27 }, now)
  const retrograde = chart.grahas.filter((graha) => graha.retrograde).map((graha) => graha.id)
  for (const id of includes) expect(retrograde).toContain(id)
})
