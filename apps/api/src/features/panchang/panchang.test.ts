import { panchangs } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const anyone = world.visitor()
const { getPanchang } = panchangs

describe('a panchang', () => {
  it('is of today in Delhi unless said otherwise', async () => {
    const day = await anyone.call(getPanchang, {})
    expect(day).toMatchObject({
      status: 'success',
      date: '2026-11-21',
      lat: 28.61,
      lng: 77.21,
      tz: 'Asia/Kolkata',
      vara: { id: 6, name: 'Shanivara', name_hi: 'शनिवार' },
    })
    expect(day.sunrise).toMatch(/^2026-11-21T01:/)
    expect(day.sunset).toMatch(/^2026-11-21T1[12]:/)
    expect(day.rahu_kaal && day.sunrise && day.rahu_kaal.start > day.sunrise).toBe(true)
    expect(day.abhijit).not.toBeNull()
  })

  it('lists every limb from this sunrise to the next, without a gap', async () => {
    for (const date of ['2026-11-21', '1/1/2027', '2026-6-5', '29/2/2028']) {
      const day = await anyone.call(getPanchang, { date, lat: 19.08, lng: 72.88 })
      const [from, to] = [day.sunrise ?? '', day.next_sunrise ?? '']
      expect(from < to).toBe(true)
      expect([day.tithi, day.karana]).toEqual([day.tithis[0], day.karanas[0]])
      expect(day.nakshatra.start <= from && day.nakshatra.end > from).toBe(true)
      for (const limbs of [day.tithis, day.nakshatras, day.yogas, day.karanas]) {
        expect((limbs[0]?.start ?? '') <= from && (limbs.at(-1)?.end ?? '') >= to).toBe(true)
        for (const [at, limb] of limbs.entries()) {
          expect(limb.name).not.toBe('')
          expect(limb.name_hi).toMatch(/[\u0900-\u097f]/)
          expect(limb.end > from && limb.start < to).toBe(true)
          if (at > 0) expect(limb.start).toBe(limbs[at - 1]?.end)
        }
      }
    }
  })

  it('has its Hindu month and year, sixteen choghadiyas, twenty-four horas and its muhurtas', async () => {
    const day = await anyone.call(getPanchang, { date: '2026-11-24' })
    expect(day.hindu).toMatchObject({
      masa: { amanta: { month: 7, adhika: false }, purnimanta: { month: 7 } },
      paksha: 'shukla',
      samvat: { vikrama: { year: 2083 }, shaka: { year: 1948 } },
      ritu: { drik: 'hemanta' },
    })
    expect(day.choghadiyas.map(({ id }) => id).slice(0, 2)).toEqual(['rog', 'udveg'])
    expect([day.choghadiyas.length, day.horas.length]).toEqual([16, 24])
    expect([day.choghadiyas[0]?.start, day.horas[23]?.end]).toEqual([day.sunrise, day.next_sunrise])
    const times = ({ id, start, end }: (typeof day.muhurtas)[number]) => (id === 'rahu_kaal' ? [{ start, end }] : [])
    expect(day.muhurtas.flatMap(times)).toEqual([day.rahu_kaal])
  })

  it('follows the clocks of its place', async () => {
    const day = await anyone.call(getPanchang, { lat: '40.71', lng: '-74.01' })
    // 06:30 UTC is half past one in the night there
    expect(day).toMatchObject({ date: '2026-11-21', tz: 'America/New_York' })
    const early = await createWorld(buildApp, { at: '2026-11-21T04:30:00.000Z' })
    expect((await early.visitor().call(getPanchang, { lat: 40.71, lng: -74.01 })).date).toBe('2026-11-20')
  })

  it('exists where the Sun does not rise', async () => {
    const day = await anyone.call(getPanchang, { date: '2026-12-21', lat: 78.22, lng: 15.65 })
    expect(day).toMatchObject({ sunrise: null, sunset: null, rahu_kaal: null, gulika: null, abhijit: null })
    expect([day.choghadiyas, day.horas, day.muhurtas]).toEqual([[], [], []])
    expect(day.tithis.length).toBeGreaterThan(0)
  })

  it('has no Abhijit on a Wednesday', async () => {
    expect((await anyone.call(getPanchang, { date: '2026-11-25' })).abhijit).toBeNull()
  })

  it('takes empty fields as not sent', async () => {
    const { json } = await anyone.raw(getPanchang, { date: '', lat: '', lng: null })
    expect(json).toMatchObject({ date: '2026-11-21', lat: 28.61 })
  })

  it.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '31/12/1899' }, 'date'],
    [{ date: '2101-01-01' }, 'date'],
    [{ date: 'today' }, 'date'],
    [{ date: 20261121 }, 'date'],
    [{ lat: 91, lng: 0 }, 'lat'],
    [{ lat: 10, lng: 200 }, 'lng'],
    [{ lat: 10 }, 'lng'],
    [{ lng: 10 }, 'lat'],
  ])('is refused for %j', async (args, path) => {
    const answer = await anyone.raw(getPanchang, args)
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_field', errors: [{ path }] } })
  })

  it('reaches from 1900 to 2100', async () => {
    for (const date of ['1/1/1900', '31/12/2100']) {
      expect((await anyone.call(getPanchang, { date })).tithis.length).toBeGreaterThan(0)
    }
  })
})
