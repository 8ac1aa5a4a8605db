import { births, muhurats } from '@dhruva/contract'
import { BIRTH, createWorld } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const anyone = world.visitor()
const { getMuhurat } = muhurats
const birth = { ...BIRTH, full_name: 'Neha Rao' } as const

describe('good days', () => {
  it('are of the next thirty days in Delhi unless said otherwise', async () => {
    const found = await anyone.call(getMuhurat, { activity: 'vehicle' })
    expect(found).toMatchObject({ from: '2026-11-21', to: '2026-12-20', tz: 'Asia/Kolkata', counted: 'nobody' })
    expect(found.days.length).toBeGreaterThanOrEqual(29)
    expect(found.chosen).toContain(found.best)
    const best = found.days.find(({ date }) => date === found.best)
    expect(best?.hours[best.best ?? -1]?.reasons.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['nakshatra', 'tithi', 'vara']),
    )
  })

  it('are of the month that is named, and say custom as custom', async () => {
    const found = await anyone.call(getMuhurat, { activity: 'vehicle', month: '2026-12-01', lat: 40.74, lng: -74.17 })
    expect(found).toMatchObject({ from: '2026-12-01', to: '2026-12-31', tz: 'America/New_York' })
    expect(found.customs.map(({ id }) => id)).toEqual(['kharmas'])
    const friday = found.days.find(({ date }) => date === '2026-12-18')
    // Navami ends at 12:45 in New Jersey
    expect(friday?.hours[0]?.start.slice(0, 15)).toBe('2026-12-18T17:4')
    expect(friday?.hours[0]?.customs).toEqual(['kharmas'])
  })

  it('of a saved birth count its own star and Moon', async () => {
    const neha = await world.member('neha')
    const { bid } = await neha.call(births.addBirth, birth)
    const own = await neha.call(getMuhurat, { activity: 'vehicle', bid })
    expect(own.counted).toBe('birth')
    const codes = own.days.flatMap(({ hours }) => hours.flatMap(({ reasons }) => reasons.map(({ code }) => code)))
    expect(codes).toContain('tara')
    expect(codes).toContain('chandra')
    const { counted } = await anyone.call(getMuhurat, { activity: 'vehicle', bid })
    expect(counted).toBe('nobody')
  })

  it('name a wedding that no day of the month allows, and the next', async () => {
    const found = await anyone.call(getMuhurat, { activity: 'marriage', month: '2027-08-01' })
    expect(found.chosen).toEqual([])
    expect(found.least_bad?.hours.customs).toContain('chaturmas')
    expect(found.after?.hours.length).toBeGreaterThan(0)
  })

  it('are told in Hindi', async () => {
    const answer = await anyone.raw(getMuhurat, { activity: 'gold' }, { 'accept-language': 'hi' })
    expect(answer.text).toContain('नक्षत्र')
    expect(answer.text).not.toContain('nakshatra suits')
  })

  it('refuses what is no activity and half a place', async () => {
    for (const input of [{ activity: 'war' }, { activity: 'gold', lat: 10 }]) {
      expect(await anyone.raw(getMuhurat, input)).toMatchObject({ status: 400, json: { status: 'fail' } })
    }
  })
})
