import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { createPen } from './pen.ts'

const style = { size: 10.5, width: 483 }

/** A pen, and how many letters it has measured. */
const watched = () => {
  const doc = new PDFDocument({ font: '' })
  const widthOf = doc.widthOfString.bind(doc)
  let letters = 0
  doc.widthOfString = (text, options) => {
    letters += text.length
    return widthOf(text, options)
  }
  return { pen: createPen(doc), measured: () => letters }
}

test.each([
  ['Latin letters', 'a'.repeat(2_000)],
  ['Devanagari', 'क्षि'.repeat(500)],
  ['narrow ones', 'i'.repeat(2_000)],
])('a word of a whole message is cut into lines without measuring it again and again: %s', (_, word) => {
  const { pen, measured } = watched()
  const lines = pen.linesOf(word, style)
  expect(lines.join('')).toBe(word)
  for (const line of lines) expect(pen.widthOf(line, style)).toBeLessThanOrEqual(style.width)
  // nothing more would have fitted
  for (const [at, line] of lines.slice(0, -1).entries())
    expect(pen.widthOf(line + (lines[at + 1]?.slice(0, 4) ?? ''), style)).toBeGreaterThan(style.width)
  expect(measured()).toBeLessThan(100_000)
})

test('what stands beside such a word keeps its place', () => {
  const { pen } = watched()
  const word = 'w'.repeat(120)
  const lines = pen.linesOf(`before ${word} after`, style)
  expect(lines[0]).toBe('before')
  expect(lines.join('').replace(/ /g, '')).toBe(`before${word}after`)
  expect(lines.at(-1)).toMatch(/^w+ after$/)
})
