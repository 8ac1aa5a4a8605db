import { INDIA, LOCALES, STATE_NAMES } from '@dhruva/common'
import type { InvoiceRow } from '@dhruva/db'
import type { TextLanguage } from '#http/fail.ts'
import { type Sheet as Blank, drawPaper, GREY, head, LEFT, NEEL, rule, SAFFRON, WIDTH } from './sheet.ts'
import { type PaperTexts, paperTexts } from './texts.ts'
import { amountInWords } from './words.ts'

/** Who sells, as invoices name them. */
export type Seller = { name: string; address: string; gstin: string; isTrial: boolean }

type Sheet = Blank & {
  t: PaperTexts
  row: InvoiceRow
  seller: Seller
  language: TextLanguage
  money: (paise: number) => string
}

const field = ({ pen }: Sheet, name: string, value: string, x: number, y: number, width: number) => {
  pen.write(name, x, y, { size: 8.5, color: GREY })
  return pen.write(value, x, y + 14, { size: 10.5, width }) + 8
}

const facts = (sheet: Sheet) => {
  const { t, row, seller, language, pen } = sheet
  const date = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: INDIA,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const state = STATE_NAMES[row.place]?.[language === 'hi' ? 1 : 0] ?? ''
  const half = WIDTH / 2 - 16
  let left = 122
  pen.write(t.seller, LEFT, left, { size: 8.5, color: GREY })
  left = pen.write(seller.name, LEFT, left + 15, { size: 11, weight: 600, width: half })
  left = pen.write(seller.address, LEFT, left, { size: 10, width: half })
  left = pen.write(`${t.gstin}: ${seller.gstin}`, LEFT, left, { size: 10, width: half }) + 10
  left = field(sheet, t.buyer, t.account(row.uid), LEFT, left, half)
  const x = LEFT + WIDTH / 2 + 16
  let right = field(sheet, t.number, row.number, x, 122, half)
  right = field(sheet, t.date, date.format(row.issuedAt), x, right, half)
  if (row.corrects && row.correctsAt)
    right = field(sheet, t.corrects, `${row.corrects}, ${date.format(row.correctsAt)}`, x, right, half)
  right = field(sheet, t.place, `${state} (${row.place})`, x, right, half)
  right = field(sheet, t.payment, row.paymentId, x, right, half)
  return Math.max(left, right) + 8
}

const isBought = (unit: string, t: PaperTexts): unit is keyof PaperTexts['bought'] => unit in t.bought

const table = (sheet: Sheet, top: number) => {
  const { doc, pen, t, row, money, language } = sheet
  doc.rect(LEFT, top, WIDTH, 26).fill('#f5f4fd')
  const heading = { size: 9, weight: 600, color: NEEL } as const
  const columns = { sac: LEFT + 262, quantity: LEFT + 318, value: LEFT + 388 }
  pen.write(t.description, LEFT + 10, top + 17, heading)
  pen.write(t.sac, columns.sac, top + 17, heading)
  pen.write(t.quantity, columns.quantity, top + 17, { ...heading, width: 56, align: 'right' })
  pen.write(t.taxable, columns.value, top + 17, { ...heading, width: 85, align: 'right' })
  const y = top + 46
  const bought = isBought(row.unit, t) ? t.bought[row.unit] : row.pack
  const count =
    row.unit === 'money_paise' ? money(row.quantity) : new Intl.NumberFormat(LOCALES[language]).format(row.quantity)
  const end = pen.write(`${row.kind === 'credit' ? t.back : ''}${bought}`, LEFT + 10, y, { size: 10, width: 240 })
  pen.write(row.sac, columns.sac, y, { size: 10 })
  pen.write(count, columns.quantity, y, { size: 10, width: 56, align: 'right' })
  pen.write(money(row.pricePaise), columns.value, y, { size: 10, width: 85, align: 'right' })
  rule(sheet, end)
  return end + 20
}

const sums = (sheet: Sheet, top: number) => {
  const { pen, t, row, money, language } = sheet
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 3 })
  const rate = (part: number) => percent.format((row.gstRate * part) / 10_000)
  const taxes: [string, number][] =
    row.place === row.sellerState
      ? [
          [t.cgst(rate(0.5)), row.cgstPaise],
          [t.sgst(rate(0.5)), row.sgstPaise],
        ]
      : [[t.igst(rate(1)), row.igstPaise]]
  const x = LEFT + 262
  let y = top
  for (const [name, paise] of taxes) {
    pen.write(name, x, y, { size: 10, color: GREY })
    y = pen.write(money(paise), LEFT, y, { size: 10, width: WIDTH - 10, align: 'right' }) + 3
  }
  const total = { size: 13, weight: 600, color: NEEL } as const
  pen.write(row.kind === 'credit' ? t.totalBack : t.total, x, y + 8, total)
  return pen.write(money(row.totalPaise), LEFT, y + 8, { ...total, width: WIDTH - 10, align: 'right' }) + 6
}

const foot = (sheet: Sheet, top: number) => {
  const { pen, t, row, seller, language } = sheet
  rule(sheet, top)
  pen.write(t.inWords, LEFT, top + 24, { size: 8.5, color: GREY })
  const y = pen.write(amountInWords(row.totalPaise, language), LEFT, top + 39, { size: 10.5, width: WIDTH }) + 14
  pen.write(t.reverse, LEFT, y, { size: 9, color: GREY })
  pen.write(t.computer, LEFT, y + 15, { size: 9, color: GREY })
  if (seller.isTrial) pen.write(t.trial, LEFT, y + 38, { size: 10, weight: 600, color: SAFFRON, width: WIDTH })
}

/** An invoice or a credit note as PDF: what rules 46 and 53 of the CGST Rules ask for, the same bytes each time. */
export const drawInvoice = async (row: InvoiceRow, seller: Seller, language: TextLanguage): Promise<Uint8Array> => {
  const t = paperTexts[language]
  const name = row.kind === 'credit' ? t.credit : t.invoice
  const rupees = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: 2,
  })
  const money = (paise: number) => rupees.format(paise / 100)
  const paper = { language, title: `${name} ${row.number}`, author: seller.name, at: row.issuedAt }
  return drawPaper(paper, (blank) => {
    const sheet: Sheet = { ...blank, t, row, seller, language, money }
    head(sheet, t.brand, name)
    foot(sheet, sums(sheet, table(sheet, facts(sheet))))
  })
}
