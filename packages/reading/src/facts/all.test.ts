import { transits } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { AT, chartNo } from '#testing/people.ts'
import { factsOf } from './all.ts'

const charts = Array.from({ length: 40 }, (_, index) => chartNo(index))
const of = (index: number) => {
  const chart = charts[index] ?? chartNo(0)
  return { chart, facts: new Map(factsOf(chart, transits(chart, AT), AT).map((fact) => [fact.id, fact])) }
}

describe('factsOf', () => {
  it('tells every graha, house, dasha and transit once', () => {
    for (const index of charts.keys()) {
      const { chart, facts } = of(index)
      for (const { id } of chart.grahas)
        for (const part of ['place', 'nakshatra', 'navamsa']) expect(facts.has(`${id}.${part}`)).toBe(true)
      for (const { house } of chart.houses) expect(facts.has(`house.${house}.lord`)).toBe(true)
      for (const id of [
        'lagna',
        'dasha.maha',
        'dasha.antar',
        'dasha.pratyantar',
        'dasha.next.1',
        'transit.saturn',
        'transit.jupiter',
        'transit.moon',
        'transit.sade_sati',
      ])
        expect(facts.has(id), id).toBe(true)
    }
  })

  it('says what the chart says', () => {
    for (const index of charts.keys()) {
      const { chart, facts } = of(index)
      for (const graha of chart.grahas) {
        expect(facts.has(`${graha.id}.combust`)).toBe(graha.combust)
        expect(facts.has(`${graha.id}.vargottama`)).toBe(graha.vargottama)
        expect(facts.get(`${graha.id}.place`)?.text.en).toContain(`in your ${graha.house}`)
        expect(facts.get(`${graha.id}.nakshatra`)?.text.en).toContain(`${graha.nakshatra_name}, pada ${graha.pada}`)
      }
      for (const house of chart.houses) {
        expect(facts.has(`house.${house.house}.occupants`)).toBe(house.occupants.length > 0)
        expect(facts.has(`house.${house.house}.aspects`)).toBe(house.aspected_by.length > 0)
      }
    }
  })

  it('speaks both languages, with something to open and a weight', () => {
    for (const fact of of(3).facts.values()) {
      expect(fact.text.en).toMatch(/^[A-Z]/)
      expect(fact.text.hi).toMatch(/\p{Script=Devanagari}/u)
      expect(fact.text.hi).not.toMatch(/[A-CE-Za-z]/)
      expect(fact.opens.id).not.toBe('')
      expect(fact.strength).toBeGreaterThanOrEqual(1)
      expect(fact.strength).toBeLessThanOrEqual(3)
    }
  })

  it('tells Sade Sati by the sign of Saturn', () => {
    for (const index of charts.keys()) {
      const { chart, facts } = of(index)
      const phase = transits(chart, AT).sade_sati
      expect(facts.get('transit.sade_sati')?.text.en).toMatch(
        phase ? new RegExp(`^Sade Sati, ${phase}`) : /^No Sade Sati/,
      )
    }
  })

  it('gives the coming antardashas in order, without gaps', () => {
    const { facts } = of(1)
    const ends = (id: string) => facts.get(id)?.text.en.split(' to ').at(-1)
    const begins = (id: string) => facts.get(id)?.text.en.split(', ').at(-1)?.split(' to ')[0]
    expect(begins('dasha.next.1')).toBe(ends('dasha.antar'))
    for (let index = 1; index < 7; index++) expect(begins(`dasha.next.${index + 1}`)).toBe(ends(`dasha.next.${index}`))
  })
})
