// What stands on the paper is what the screen is sent: compared value by value, as a reader of the file finds it.
import { ayanamsaText, degreeText } from '@dhruva/contract/drawing'
import { computeChart, NAKSHATRA_NAMES, SIGN_NAMES, stability, subPeriods } from '@dhruva/jyotish'
import { describe, expect, test } from 'vitest'
import { linesOf } from '#papers/testing/lines.ts'
import { drawKundli } from './kundli.ts'
import type { KundliPaper } from './paper.ts'
import { daysIn } from './words.ts'

const at = new Date('2026-11-24T03:00:00Z')
const chart = computeChart({ dob: '14/08/1996', tob: '06:42', lat: 26.92, lng: 75.79 }, at)
const paper: KundliPaper = {
  name: 'श्रीमती क्षमा त्रिवेदी शर्मा',
  place: 'Jaipur, Rajasthan, India',
  gender: 'Female',
  maritalStatus: 'Single',
  celebrity: false,
  uncertainty: 0,
  chart,
  stability: null,
  at,
}
const uncertain = (minutes: number | null): KundliPaper => ({
  ...paper,
  uncertainty: minutes,
  stability: stability(chart.input, minutes, at, chart.conventions),
})
const pagesIn = (lines: readonly string[]) => lines.filter((line) => /^(Page|पृष्ठ) \d+$/.test(line)).length

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('every number of the chart stands on it, and what is searched is what was written', async () => {
    const pdf = await drawKundli(paper, language)
    const lines = linesOf(pdf)
    const text = lines.join('\n')
    for (const graha of chart.grahas) {
      expect(lines).toContain(`${SIGN_NAMES[graha.sign]?.[language]} ${degreeText(graha.degree)}`)
      expect(text).toContain(NAKSHATRA_NAMES[graha.nakshatra]?.[language])
    }
    expect(text).toContain(ayanamsaText(chart.ayanamsa))
    const day = daysIn(language, 0)
    for (const maha of chart.vimshottari.mahadashas)
      for (const { start, end } of [maha, ...subPeriods(maha)]) expect(lines).toContain(`${day(start)} – ${day(end)}`)
    for (const sum of chart.ashtakavarga.sav) expect(lines).toContain(String(sum))
    expect(lines).toContain(paper.name)
    expect(pagesIn(lines)).toBeGreaterThanOrEqual(8)
    expect(pdf.length).toBeLessThan(1_500_000)
    expect(lines.filter((line) => line.startsWith('AI-')).length).toBe(pagesIn(lines))
    if (language === 'hi')
      expect(lines.filter((line) => /[A-Za-z]{4}/.test(line.replace(/Jaipur.*|Asia\/Kolkata/, '')))).toEqual([])
  })

  test('of an unknown hour nothing stands on it that the hour decides', async () => {
    const lines = linesOf(await drawKundli(uncertain(null), language))
    expect(pagesIn(lines)).toBeGreaterThanOrEqual(8)
    // neither degree of the lagna nor a day of a dasha
    expect(lines.join('\n')).not.toContain(degreeText(chart.ascendant.degree))
    const day = daysIn(language, 0)
    for (const { start, end } of chart.vimshottari.mahadashas)
      expect(lines).not.toContain(`${day(start)} – ${day(end)}`)
    for (const sum of ['D9', 'D10']) expect(lines.filter((line) => line.startsWith(`${sum} `))).toEqual([])
  })
})

test('of a public figure three sentences, and no question is read', async () => {
  const lines = linesOf(await drawKundli({ ...paper, celebrity: true }, 'en'))
  expect(lines).toContain('Who you are')
  expect(lines).not.toContain('What comes next')
  expect(lines).not.toContain('Marriage')
})

test('the same kundli on the same day is the same paper', async () => {
  const [one, two] = [await drawKundli(paper, 'en'), await drawKundli(paper, 'en')]
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
})
