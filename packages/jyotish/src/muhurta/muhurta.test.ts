import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { references } from '#testing/references.ts'
import { WORKED_HOURS } from '#testing/worked-hours-data.ts'
import { civilMsOf, isoDate, parseDob } from '#time/time.ts'
import { zoneAt } from '#time/zone.ts'
import { ACTIVITY_RULES } from './activities-data.ts'
import { outsOf, termsOf } from './rules.ts'
import { cutDays } from './sky.ts'

const someone = computeChart(
  { dob: '1/1/1990', tob: '10:00', lat: 28.61, lng: 77.21 },
  new Date('2026-01-01T00:00:00Z'),
)
const all = references()

describe('hours worked by hand', () => {
  test.each(WORKED_HOURS)('$activity: $place, $day', (worked) => {
    const reference = all.find(({ name, birth }) => name === worked.place && birth.dob === worked.dob)!
    const { lat, lng } = reference.birth
    const dob = parseDob(reference.birth.dob)
    if (!dob.ok) throw new Error(dob.reason)
    const [nakshatra, moon_sign] = worked.birth ?? [0, 0]
    const chart = worked.birth ? { ...someone, nakshatra, moon_sign } : null
    const direction = worked.direction ?? null
    const ask = { activity: worked.activity, chart, place: { lat, lng, tz: zoneAt(lat, lng) }, direction }
    const { days } = cutDays({ ...ask, from: dob.value, to: dob.value })
    const ms = Date.parse(reference.utc)
    expect(days[0]!.day.date).toBe(isoDate(civilMsOf(dob.value)))
    const { hour } = days[0]!.pieces.find(({ startMs, endMs }) => startMs <= ms && ms < endMs)!

    // The hour is the one that Swiss Ephemeris has.
    const { tithi, nakshatra: star, yoga } = reference.limbs
    expect(hour).toMatchObject({ tithi, nakshatra: star, yoga, vara: reference.vara })

    const terms = termsOf(worked.activity, hour, chart, direction).filter(({ points }) => points !== 0)
    expect(Object.fromEntries(terms.map(({ code, points }) => [code, points]))).toEqual(worked.points)
    const outs = outsOf(worked.activity, hour, chart, direction)
    expect(outs.map((out) => (out.code === 'custom' ? `custom:${out.custom}` : out.code))).toEqual(worked.outs)
    const { keeps } = ACTIVITY_RULES[worked.activity]
    expect(hour.customs.filter((id) => !keeps.includes(id))).toEqual(worked.tells)
  })
})
