import { calendars } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const anyone = world.visitor()
const { getPanchangMonth, getFestivals, getCalendarFile } = calendars

describe('a month', () => {
  it('is this one in Delhi unless said otherwise, every day with its tithi, nakshatra and month', async () => {
    const found = await anyone.call(getPanchangMonth, {})
    expect(found).toMatchObject({ month: '2026-11', today: '2026-11-21', tz: 'Asia/Kolkata', lat: 28.61 })
    expect(found.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`),
    )
    expect(found.masas.map(({ name }) => name)).toHaveLength(12)
    // Diwali of 2026 in every almanac: 8 November, Amavasya of Ashwina where months end with it, of Kartika in the north
    const diwali = found.observances.find(({ id }) => id === 'diwali')
    expect(diwali).toMatchObject({ date: '2026-11-08', name: expect.stringContaining('Diwali'), tithi: 30 })
    expect(diwali?.masa).toMatchObject({ amanta: { month: 6 }, purnimanta: { month: 7 } })
    for (const one of found.observances) expect(one.date.slice(0, 7)).toBe('2026-11')
    for (const { tithi, nakshatra, sunrise } of found.days) {
      expect(tithi.end > (sunrise ?? '')).toBe(true)
      expect(nakshatra.end > (sunrise ?? '')).toBe(true)
    }
  })

  it('follows the place', async () => {
    const found = await anyone.call(getPanchangMonth, { month: '2026-12-05', lat: 40.71, lng: -74.01 })
    expect(found).toMatchObject({ month: '2026-12', tz: 'America/New_York' })
    expect(found.days).toHaveLength(31)
  })
})

describe('festivals', () => {
  it('of a year each have a rule, a source and, where the Moon is waited for, her rising', async () => {
    const { observances, year } = await anyone.call(getFestivals, { year: 2026 })
    expect(year).toBe(2026)
    expect(new Set(observances.map(({ kind }) => kind))).toEqual(new Set(['festival', 'vrat', 'sankranti', 'eclipse']))
    expect(observances.filter(({ kind }) => kind === 'festival' || kind === 'vrat').length).toBeGreaterThanOrEqual(60)
    for (const { rule, source, kind, name, name_hi } of observances) {
      expect(rule.length).toBeGreaterThan(10)
      expect(rule).not.toContain('undefined')
      expect([name === '', name_hi === '']).toEqual([false, false])
      expect(source === null).toBe(kind === 'eclipse')
    }
    const karva = observances.find(({ id }) => id === 'karva_chauth')
    expect(karva?.date).toBe('2026-10-29')
    expect(karva?.times.map(({ id }) => id)).toContain('moonrise')
  })

  it('are those of a kind, of an id, of a day', async () => {
    const ekadashis = await anyone.call(getFestivals, { year: 2027, kind: 'ekadashi' })
    expect(ekadashis.observances.length).toBeGreaterThanOrEqual(24)
    const purnimas = await anyone.call(getFestivals, { id: 'purnima' })
    expect(purnimas.observances.length).toBeGreaterThanOrEqual(12)
    const day = await anyone.call(getFestivals, { date: '2026-11-08' })
    expect(day.observances.map(({ id }) => id)).toEqual(['narak_chaturdashi', 'diwali'])
    expect((await anyone.call(getFestivals, { id: 'no_such_day' })).observances).toEqual([])
  })

  it('tell their rules in Hindi', async () => {
    const answer = await anyone.raw(getFestivals, { id: 'diwali' }, { 'accept-language': 'hi' })
    expect(answer.text).toContain('आश्विन (अमांत मास) की अमावस्या')
  })

  it.each([[{ year: 1800 }], [{ kind: 'party' }], [{ id: 'DROP TABLE' }], [{ lat: 10 }], [{ date: '2026-02-30' }]])(
    'refuse %j',
    async (input) => {
      expect(await anyone.raw(getFestivals, input)).toMatchObject({ status: 400, json: { code: 'invalid_field' } })
    },
  )
})

describe('a calendar file', () => {
  it('has the days of a month, whole, in both languages', async () => {
    const { text } = await anyone.raw(getCalendarFile, { month: '2026-11-01' })
    expect(text).toContain('DTSTART;VALUE=DATE:20261108')
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBe((await anyone.call(getPanchangMonth, {})).observances.length)
    const hindi = await anyone.raw(getCalendarFile, { id: 'diwali', year: 2026, language: 'hi' })
    expect(hindi.text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(hindi.text).toMatch(/SUMMARY:[^\r]*[\u0900-\u097f]/)
  })
})
