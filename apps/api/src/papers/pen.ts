import type PDFDocument from 'pdfkit'
import { fontOf, SCRIPTS, type Script, WEIGHTS, type Weight } from './fonts.ts'

export type Style = { size: number; weight?: Weight; color?: string; width?: number; align?: 'left' | 'right' }

type Run = { script: Script; text: string }

// the rupee's sign is in that part of the font only; spaces and commas stay where they stand, so that words are shaped whole
const DEVANAGARI = /(?:[\u0900-\u097f\u20b9]|\u200c|\u200d)+/g

/** The parts of a text that are of one font: it comes in two, one for each script. */
const runsOf = (text: string): Run[] => {
  const runs: Run[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(DEVANAGARI)) {
    if (index > at) runs.push({ script: 'latin', text: text.slice(at, index) })
    runs.push({ script: 'devanagari', text: found })
    at = index + found.length
  }
  if (at < text.length) runs.push({ script: 'latin', text: text.slice(at) })
  return runs
}

/**
 * Writes on a page of a document. Each line is marked with the text that it is: what is drawn are shapes in the order in which they
 * stand, and a reader that searched or copied those would find ि before its क.
 */
export const createPen = (doc: InstanceType<typeof PDFDocument>) => {
  for (const script of SCRIPTS)
    for (const weight of WEIGHTS) doc.registerFont(`${script} ${weight}`, fontOf(script, weight))

  const widthOf = (text: string, { size, weight = 400 }: Style) =>
    runsOf(text).reduce(
      (sum, { script, text: part }) => sum + doc.font(`${script} ${weight}`).fontSize(size).widthOfString(part),
      0,
    )

  const line = (text: string, x: number, y: number, style: Style) => {
    const { size, weight = 400, color = '#1a1740', width = 0, align = 'left' } = style
    let at = align === 'right' ? x + width - widthOf(text, style) : x
    doc.markContent('Span', { actual: text })
    for (const { script, text: part } of runsOf(text)) {
      doc.font(`${script} ${weight}`).fontSize(size).fillColor(color)
      doc.text(part, at, y, { lineBreak: false, baseline: 'alphabetic' })
      at += doc.widthOfString(part)
    }
    doc.endMarkedContent()
  }

  /** As many lines as the width needs. @returns where the next one would stand */
  const write = (text: string, x: number, y: number, style: Style): number => {
    const { width = Number.POSITIVE_INFINITY, size } = style
    const step = size * 1.5
    let at = y
    let begun = ''
    for (const word of text.split(' ')) {
      const longer = begun === '' ? word : `${begun} ${word}`
      if (begun !== '' && widthOf(longer, style) > width) {
        line(begun, x, at, style)
        at += step
        begun = word
      } else begun = longer
    }
    line(begun, x, at, style)
    return at + step
  }

  return { write }
}

export type Pen = ReturnType<typeof createPen>
