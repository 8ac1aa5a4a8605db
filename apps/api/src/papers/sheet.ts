import type { TextLanguage } from '#http/fail.ts'
import { createPen, type Pen } from './pen.ts'

export const [LEFT, RIGHT] = [56, 539]
export const WIDTH = RIGHT - LEFT
export const NEEL = '#28245f'
export const GREY = '#47446b'
export const LINE_COLOR = '#d4d1f5'
export const SAFFRON = '#c77a12'

/** An empty paper of A4 and what writes on it. */
export type Sheet = { doc: PDFKit.PDFDocument; pen: Pen }

export const rule = ({ doc }: Sheet, y: number, color = LINE_COLOR, width = 1) =>
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(color).stroke()

/** The pole star in its dial, as on the site. */
const star = ({ doc }: Sheet, x: number, y: number) => {
  doc.circle(x, y, 13).lineWidth(1).strokeColor(NEEL).stroke()
  doc.path(
    `M${x} ${y - 11}Q${x + 0.6} ${y - 0.6} ${x + 11} ${y}Q${x + 0.6} ${y + 0.6} ${x} ${y + 11}Q${x - 0.6} ${y + 0.6} ${x - 11} ${y}Q${x - 0.6} ${y - 0.6} ${x} ${y - 11}Z`,
  )
  doc.fill(SAFFRON)
}

/** The brand on the left, what the paper is on the right, and a line below. */
export const head = (sheet: Sheet, brand: string, title: string) => {
  star(sheet, LEFT + 13, 66)
  sheet.pen.write(brand, LEFT + 36, 73, { size: 20, weight: 600, color: NEEL })
  sheet.pen.write(title, LEFT, 73, { size: 20, weight: 600, color: NEEL, width: WIDTH, align: 'right' })
  rule(sheet, 94, SAFFRON, 1.5)
}

type Paper = { language: TextLanguage; title: string; author: string; at: Date }

/** A paper as PDF: the same bytes each time. */
export const drawPaper = async (
  { language, title, author, at }: Paper,
  draw: (sheet: Sheet) => void | Promise<void>,
) => {
  // a sixth of a second: only with the first paper
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    // none of its own: it would be read from a file
    font: '',
    lang: language === 'hi' ? 'hi-IN' : 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at },
  })
  const chunks: Buffer[] = []
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  await draw({ doc, pen: createPen(doc) })
  doc.end()
  return whole
}
