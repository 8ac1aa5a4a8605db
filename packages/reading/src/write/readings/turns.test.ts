import { describe, expect, it } from 'vitest'
import { answer } from '#answer.ts'
import { chartNo, question } from '#testing/people.ts'
import { CONDITIONS } from './act-data.ts'
import { TURNS } from './turn-data.ts'

const said = (message: string, n: number): string =>
  answer(question(chartNo(n), message, { asWritten: true }))
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ')

/** A choice, what its lean to the side is known by which the usual condition speaks for. */
const CHOICES = [
  [
    'sell_keep',
    'sell the plot or hold it',
    /(?:lean\w*|speaks|suits|advice|holds more|choose|carries|ahead|backs?|favou?rs?)[^.]*\bselling\b/i,
  ],
  [
    'sell_keep',
    'should i sell the old house or keep it',
    /(?:lean\w*|speaks|suits|advice|holds more|choose|carries|ahead|backs?|favou?rs?)[^.]*\bselling\b/i,
  ],
  [
    'near_far',
    'should i stay in pune or move to bangalore',
    /(?:lean\w*|speaks|suits|advice|holds more|choose|carries|ahead|backs?|favou?rs?)[^.]*\bstaying\b/i,
  ],
] as const

describe('what would turn a choice never speaks for the side that is chosen', () => {
  it.each(CHOICES)('%s: %s', (key, message, chosen) => {
    const usual = CONDITIONS[key].en
    const other = TURNS[key]?.other.en ?? ''
    const seen = new Set<string>()
    for (let n = 1; n <= 40; n += 1) {
      const text = said(message, n)
      const first = text.split(/(?<=[.])\s/)[0] ?? ''
      if (chosen.test(first) && !/until|than (?:for )?(?:selling|staying)/.test(first)) {
        expect(text, text).not.toContain(usual)
        seen.add('chosen')
      }
      if (text.includes(other)) seen.add('other')
      if (text.includes(usual)) seen.add('usual')
    }
    expect(seen).toContain('other')
    expect(seen).toContain('usual')
  })

  it.each([
    ['should we repaint and keep the ancestral house or sell it to the builder', /software|drawing|trade/i],
    ['is it worth doing a masters after my btech', /software|engineering/i],
    ['put my savings in gold or in SIPs, which suits my chart', /in writing/i],
  ])('%s is not answered by another choice', (message, wrong) => {
    for (const n of [1, 2, 3, 4, 5, 6]) expect(said(message, n)).not.toMatch(wrong)
  })

  it.each([
    'कोच्चि में रहूँ या बेंगलुरु जाकर काम ढूँढूँ',
    'go back to chennai for my parents or stay on in new jersey',
    'delhi me rahu ya mumbai jau',
  ])('%s: a side is named before anything else', (message) => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(said(message, n)).not.toMatch(/^[^.।]*(?:Neither is ahead|कोई आगे नहीं|Koi aage nahi)/)
  })

  it('where one lives already is stayed in', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(said('कनाडा में बसना ठीक रहेगा या अमृतसर में ही रहूँ', n)).not.toMatch(/अमृतसर जाने/)
  })
})
