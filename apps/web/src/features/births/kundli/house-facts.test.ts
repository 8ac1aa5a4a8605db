import { computeChart } from '@dhruva/jyotish'
import { describe, expect, test } from 'vitest'
import { formatIn } from '#lib/format.ts'
import { kundli as en } from '#locales/en/kundli.ts'
import { kundliPage as enPage } from '#locales/en/kundli-page.ts'
import { kundli as hi } from '#locales/hi/kundli.ts'
import { kundliPage as hiPage } from '#locales/hi/kundli-page.ts'
import { vargas } from '#ui/kundli/drawn.ts'
import { grahaFacts, houseFacts, vargaHouseFacts, type Words } from './house-facts.ts'

const now = new Date('2026-11-21T00:00:00Z')
const births = [
  { dob: '14/08/1996', tob: '06:42', lat: 26.92, lng: 75.79 },
  { dob: '1/1/1943', tob: '23:59', lat: 19.07, lng: 72.88 },
  { dob: '21/06/1988', tob: '00:10', lat: 69.65, lng: 18.96 },
]
const charts = births.map((birth) => computeChart(birth, now))
const words: Record<'en' | 'hi', Words> = {
  en: { k: en, t: enPage, list: formatIn('en').list },
  hi: { k: hi, t: hiPage, list: formatIn('hi').list },
}
const everything = (language: 'en' | 'hi') =>
  charts.flatMap((chart) => [
    ...chart.houses.flatMap(({ house }) => houseFacts(words[language], chart, house)),
    ...chart.houses.flatMap(({ house }) =>
      vargas.slice(1).flatMap((varga) => vargaHouseFacts(words[language], chart, varga, house)),
    ),
    ...chart.grahas.flatMap(({ id }) => vargas.flatMap((varga) => grahaFacts(words[language], chart, varga, id))),
  ])

describe('a known birth', () => {
  const [chart] = charts
  test('the Moon in words', () => {
    expect(grahaFacts(words.en, chart!, 'd1', 'moon')).toEqual([
      'The Moon stands for the mind, feeling, the mother and daily comfort.',
      'It stands at 24°49′ of Cancer, in the 12th house.',
      'Its nakshatra is Ashlesha, pada 3, whose lord is Mercury.',
      'Own sign: it is at home and relies on itself.',
      'It rules the 12th house.',
      'It aspects the 6th house.',
      'Combust: close to the Sun its own light is hard to see; its theme works more quietly.',
      'In the navamsa it falls in Aquarius.',
    ])
  })
  test('a node rules nothing and has no dignity', () => {
    const facts = grahaFacts(words.en, chart!, 'd1', 'rahu').join(' ')
    expect(facts).toContain('It rules no sign and takes the colour of Mercury')
    expect(facts).not.toContain('neutral')
  })
  test('a house of the birth chart and of a division', () => {
    expect(houseFacts(words.en, chart!, 11).slice(0, 2)).toEqual([
      'Mars and Venus sit here together.',
      "Its lord Mercury stands in the 1st house, Leo (Great friend's sign).",
    ])
    expect(vargaHouseFacts(words.en, chart!, 'd9', 1)[0]).toBe('In the navamsa chart: Rahu.')
  })
})

test.each(['en', 'hi'] as const)('%s: no hole in any sentence', (language) => {
  for (const sentence of everything(language)) {
    expect(sentence).not.toMatch(/undefined|null|NaN|\s{2}|\(\)/)
    if (language === 'hi') expect(sentence).not.toMatch(/[A-Za-z]/)
  }
})
