import { certainChartOf, vargas } from '@dhruva/contract/drawing'
import { computeChart, stability } from '@dhruva/jyotish'
import { describe, expect, test } from 'vitest'
import { formatIn } from '#lib/format.ts'
import { kundli as en } from '#locales/en/kundli.ts'
import { kundliPage as enPage } from '#locales/en/kundli-page.ts'
import { kundli as hi } from '#locales/hi/kundli.ts'
import { kundliPage as hiPage } from '#locales/hi/kundli-page.ts'
import { grahaFacts, houseFacts, vargaHouseFacts, type Words } from './house-facts.ts'

const now = new Date('2026-11-21T00:00:00Z')
const births = [
  { dob: '14/08/1996', tob: '06:42', lat: 26.92, lng: 75.79 },
  { dob: '1/1/1943', tob: '23:59', lat: 19.07, lng: 72.88 },
  { dob: '21/06/1988', tob: '00:10', lat: 69.65, lng: 18.96 },
]
const charts = births.map((birth) => certainChartOf(computeChart(birth, now), null))
/** The same when nobody knows the hour. */
const unknown = births.map((birth) =>
  certainChartOf(computeChart({ ...birth, tob: '12:00' }, now), stability(birth, null, now)),
)
const words: Record<'en' | 'hi', Words> = {
  en: { k: en, t: enPage, list: formatIn('en').list },
  hi: { k: hi, t: hiPage, list: formatIn('hi').list },
}
const everything = (language: 'en' | 'hi') =>
  [...charts, ...unknown].flatMap((certain) => [
    ...certain.chart.houses.flatMap(({ house }) => houseFacts(words[language], certain, house)),
    ...certain.chart.houses.flatMap(({ house }) =>
      vargas.slice(1).flatMap((varga) => vargaHouseFacts(words[language], certain.chart, varga, house)),
    ),
    ...certain.chart.grahas.flatMap(({ id }) =>
      vargas.flatMap((varga) => grahaFacts(words[language], certain, varga, id)),
    ),
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
      'Its lord Mercury stands in the 1st house, Leo (Great friend’s sign).',
    ])
    expect(vargaHouseFacts(words.en, chart!.chart, 'd9', 1)[0]).toBe('In the navamsa chart: Rahu.')
  })
})

describe('an unknown time of birth', () => {
  // the Moon passes from Dhanu to Makara on that day, the Sun stays in Vrishchika
  const birth = { dob: '22/11/1990', tob: '12:00', lat: 9.93, lng: 76.27 }
  const certain = certainChartOf(computeChart(birth, now), stability(birth, null, now))
  test('houses are counted from what keeps its sign, and nothing is said of the ascendant', () => {
    expect(houseFacts(words.en, certain, 1)).toEqual([
      'Sun, Mercury and Venus sit here together.',
      'Its lord Mars stands in the 7th house from the Sun, Taurus (Enemy’s sign).',
      'Mars and Jupiter aspect this house.',
    ])
    expect(houseFacts(words.en, certain, 2)).toContain('Moon may stand here: that depends on the time.')
  })
  test('a planet is told without degree and pada, and its houses say from where', () => {
    const facts = grahaFacts(words.en, certain, 'd1', 'jupiter').join(' ')
    expect(facts).toContain('It stands in Cancer, in the 9th house from the Sun.')
    expect(facts).toContain('houses from the Sun.')
    expect(facts).not.toMatch(/°|ascendant|Lagna/)
    expect(grahaFacts(words.en, certain, 'd1', 'moon')).toEqual([])
  })
})

test.each(['en', 'hi'] as const)('%s: no hole in any sentence', (language) => {
  for (const sentence of everything(language)) {
    expect(sentence).not.toMatch(/undefined|null|NaN|\s{2}|\(\)/)
    if (language === 'hi') expect(sentence).not.toMatch(/[A-Za-z]/)
  }
})
