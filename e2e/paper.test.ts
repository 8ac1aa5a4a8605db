// What comes out of the printer on A4, in both languages: nothing lost, nothing cut, no sheet half empty for nothing.
import { matching } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { type Line, sheetsOf } from './testing/paper.ts'

const product = await startProduct()
const person = await product.arrive()
const bid = await product.birth(person)
const partner = await product.birth(person, { full_name: 'Ravi Verma', gender: 'Male', dob: '02/11/1993' })

const languages = ['en', 'hi'] as const
const print = async (address: string, language: 'en' | 'hi') => {
  const page = await product.page({ width: 360, as: person, language, theme: 'dark' })
  await page.goto(address)
  await product.settled(page)
  return sheetsOf(page)
}
const all = (sheets: Line[][]) => sheets.flat().map(({ text }) => text)
const lowest = (sheet: Line[]) => Math.max(...sheet.filter(({ at }) => at < 0.93).map(({ at }) => at))

test.each(languages)('a match on paper, in %s: eight kootas with their points, then the total', async (language) => {
  const { kootas, total, maximum } = await person.client.call(matching.matchKundli, { bid_one: bid, bid_two: partner })
  const sheets = await print(`/match?one=${bid}&two=${partner}`, language)
  const printed = all(sheets)
  const points = printed.filter((line) => /^[\d.]+ \/ \d+$/.test(line))
  expect(points).toEqual([...kootas, { points: total, maximum }].map((one) => `${one.points} / ${one.maximum}`))
  // Devanagari comes out of a PDF as shapes, not letters
  if (language === 'hi') return
  for (const { name, reason } of kootas) {
    expect(printed).toContain(name)
    expect(printed.join(' ')).toContain(reason)
  }
})

test.each(languages)('every sheet, in %s, says what printed it, when, and that no human wrote it', async (language) => {
  const sheets = await print(`/match?one=${bid}&two=${partner}`, language)
  expect(sheets.length).toBeGreaterThan(1)
  for (const [at, sheet] of sheets.entries()) {
    const [head, foot] = [sheet.filter((line) => line.at < 0.06), sheet.filter((line) => line.at > 0.93)]
    const said = (lines: Line[]) => lines.map(({ text }) => text).join(' ')
    expect(said(head)).toMatch(language === 'en' ? /Dhruva.*\d{4}/ : /\d{4}/)
    expect(said(foot)).toContain(`${at + 1} / ${sheets.length}`)
    if (language === 'en') expect(said(foot)).toContain('AI-based service')
  }
})

test.each(languages)(
  'a kundli on paper, in %s: birth chart and navamsa, no half sheet left empty',
  async (language) => {
    const sheets = await print(`/kundli?bid=${bid}`, language)
    for (const sheet of sheets.slice(0, -1)) expect(lowest(sheet)).toBeGreaterThan(0.6)
    const printed = all(sheets).join('\n')
    if (language === 'en') {
      expect(printed).toContain('Navamsa chart')
      expect(printed).not.toMatch(/arrow keys|Choose a house/)
    }
  },
)
