import type PDFDocument from 'pdfkit'
import { fontOf, SCRIPTS, type Script, WEIGHTS, type Weight } from './fonts.ts'

export type Style = {
  size: number
  weight?: Weight
  color?: string
  width?: number
  align?: 'left' | 'right' | 'middle'
}

type Run = { script: Script; text: string }

// the rupee's sign is in that part of the font only; spaces and commas stay where they stand, so that words are shaped whole
const DEVANAGARI = /(?:[\u0900-\u097f\u20b9]|\u200c|\u200d)+/g

/** The parts of a text that are of one font: it comes in two, one for each script. */
export const runsOf = (text: string): Run[] => {
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

/** What the fonts lack is drawn as what looks like it; searched and copied it is what was meant. */
const DRAWN_AS: Readonly<Record<string, string>> = { '′': "'", '″': '"', '±': '+/−' }
const drawable = (text: string) => text.replace(/[′″±]/g, (sign) => DRAWN_AS[sign] ?? sign)

/** More than fit in any line. */
const MOST_LETTERS = 400

/** From line to line, in sizes of the letters. */
export const LINE = 1.5

/**
 * Writes on a page of a document. Each line is marked with the text that it is: what is drawn are shapes in the order in which they
 * stand, and a reader that searched or copied those would find ि before its क.
 */
export const createPen = (doc: InstanceType<typeof PDFDocument>) => {
  for (const script of SCRIPTS)
    for (const weight of WEIGHTS) doc.registerFont(`${script} ${weight}`, fontOf(script, weight))

  const widthOf = (text: string, { size, weight = 400 }: Style) =>
    runsOf(drawable(text)).reduce(
      (sum, { script, text: part }) => sum + doc.font(`${script} ${weight}`).fontSize(size).widthOfString(part),
      0,
    )

  const line = (text: string, x: number, y: number, style: Style) => {
    const { size, weight = 400, color = '#1a1740', width = 0, align = 'left' } = style
    const spare = align === 'left' ? 0 : width - widthOf(text, style)
    let at = align === 'middle' ? x + spare / 2 : x + spare
    doc.markContent('Span', { actual: text })
    for (const { script, text: part } of runsOf(drawable(text))) {
      doc.font(`${script} ${weight}`).fontSize(size).fillColor(color)
      doc.text(part, at, y, { lineBreak: false, baseline: 'alphabetic' })
      at += doc.widthOfString(part)
    }
    doc.endMarkedContent()
  }

  /** A word that is wider than a line, in pieces each of which fills one. Whoever writes a word of thousands of letters is not waited for. */
  const piecesOf = (word: string, style: Style): string[] => {
    const letters = [...new Intl.Segmenter('hi').segment(word)].map(({ segment }) => segment)
    const pieces: string[] = []
    for (let from = 0; from < letters.length; ) {
      const first = (count: number) => letters.slice(from, from + count).join('')
      let [fits, wide] = [1, Math.min(MOST_LETTERS, letters.length - from) + 1]
      while (wide - fits > 1) {
        const middle = Math.floor((fits + wide) / 2)
        if (widthOf(first(middle), style) <= (style.width ?? 0)) fits = middle
        else wide = middle
      }
      pieces.push(first(fits))
      from += fits
    }
    return pieces
  }

  /** A text in as many lines as the width needs; a word that is wider is broken. */
  const linesOf = (text: string, style: Style): string[] => {
    const { width = Number.POSITIVE_INFINITY } = style
    const lines: string[] = []
    let begun = ''
    for (const word of text.split(' ')) {
      const longer = begun === '' ? word : `${begun} ${word}`
      if (widthOf(longer, style) <= width) {
        begun = longer
        continue
      }
      if (begun !== '') lines.push(begun)
      const pieces = widthOf(word, style) > width ? piecesOf(word, style) : [word]
      lines.push(...pieces.slice(0, -1))
      begun = pieces.at(-1) ?? ''
    }
    return [...lines, begun]
  }

  /** @returns where the next line would stand */
  const write = (text: string, x: number, y: number, style: Style): number => {
    let at = y
    for (const one of linesOf(text, style)) {
      line(one, x, at, style)
      at += style.size * LINE
    }
    return at
  }

  return { write, linesOf, widthOf }
}

export type Pen = ReturnType<typeof createPen>
