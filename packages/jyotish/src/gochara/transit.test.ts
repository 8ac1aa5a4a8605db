import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { sadeSatiPhase } from '#dosha/sade-sati.ts'
import { nextIngress } from '#sky/ingress.ts'
import type { GrahaId } from '#types.ts'
import { transits } from './transit.ts'

const now = new Date('2026-01-01T00:00:00Z')
const chart = computeChart({ dob: '3/6/2003', tob: '04:45', lat: 11.94, lng: 78.4 }, now)
const transitOf = (id: GrahaId, at: string) => transits(chart, new Date(at)).grahas.find((graha) => graha.id === id)!

describe('transits', () => {
  test('are counted from the natal ascendant and Moon', () => {
    const saturn = transitOf('saturn', '2026-01-01T00:00:00Z')
    expect(saturn).toMatchObject({ sign: 11, sign_name: 'Meena', house: 11, house_from_moon: 10, retrograde: false })
    expect(transitOf('jupiter', '2026-01-01T00:00:00Z')).toMatchObject({
      sign: 2,
      house_from_moon: 1,
      retrograde: true,
    })
  })

  test('at the birth itself are the natal chart', () => {
    const natal = transits(chart, new Date(chart.input.utc))
    expect(natal.grahas.map(({ id, lon, speed, house }) => ({ id, lon, speed, house }))).toEqual(
      chart.grahas.map(({ id, lon, speed, house }) => ({ id, lon, speed, house })),
    )
    expect(natal.moon_tithi).toBe(chart.panchang.tithi)
  })

  test('each graha is in its sign until the second it leaves', () => {
    for (const graha of transits(chart, now).grahas) {
      const leaves = Date.parse(graha.leaves_sign!)
      const before = transitOf(graha.id, new Date(leaves - 1000).toISOString())
      const after = transitOf(graha.id, new Date(leaves).toISOString())
      expect(before, graha.id).toMatchObject({ sign: graha.sign, leaves_sign: graha.leaves_sign })
      expect(after.sign, graha.id).toBe(graha.next_sign)
    }
  })

  test('a sign left by going back is told as such', () => {
    // Saturn entered Kumbha on 29 April 2022, turned, and was back in Makara from 12 July 2022 to 17 January 2023.
    const saturn = transitOf('saturn', '2022-06-10T00:00:00Z')
    expect(saturn).toMatchObject({ sign: 10, next_sign: 9, retrograde: true })
    expect(saturn.leaves_sign!.slice(0, 10)).toBe('2022-07-12')
    const again = transitOf('saturn', '2022-08-01T00:00:00Z')
    expect(again.next_sign).toBe(10)
    expect(again.leaves_sign!.slice(0, 10)).toBe('2023-01-17')
  })

  test('the search finds every sign change that daily samples show', () => {
    const ids = ['moon', 'mars', 'mercury', 'jupiter', 'saturn', 'rahu'] as const
    for (const id of ids) {
      const sign = (day: number) => transitOf(id, new Date(now.getTime() + day * DAY_MS).toISOString()).sign
      const end = nextIngress(id, now.getTime(), DEFAULT_CONVENTIONS)!
      const days = Math.floor((end.ms - now.getTime()) / DAY_MS)
      const first = sign(0)
      for (let day = 0; day <= days; day += 1) expect(sign(day), `${id} ${day}`).toBe(first)
      expect(end.sign).not.toBe(first)
    }
  })
})

test('sade sati has its phases in 12, 1 and 2 from the Moon', () => {
  const moon = 2
  const phases = Array.from({ length: 12 }, (_, saturn) => sadeSatiPhase(moon, saturn))
  expect(phases).toEqual([null, 'rising', 'peak', 'setting', ...Array.from({ length: 8 }, () => null)])
  expect(transits(chart, new Date('2031-01-01T00:00:00Z')).sade_sati).toBe('rising')
})
