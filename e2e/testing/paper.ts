// What a page looks like on paper: the text of every sheet, read from the PDF the browser prints.
import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** A piece of text and how far down its sheet it stands: 0 is the upper edge, 1 the lower. */
export type Line = { text: string; at: number }

type Matrix = readonly [number, number, number, number, number, number]
const UNIT: Matrix = [1, 0, 0, 1, 0, 0]
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
]

const OBJECT = /(\d+) 0 obj\s*([\s\S]*?)(?:stream\r?\n|endobj)/g

/** The objects of a PDF as this browser writes it: their dictionaries, and what is packed in those that hold a stream. */
const objectsOf = (pdf: Buffer) => {
  const found = new Map<string, { head: string; body: string }>()
  const file = pdf.toString('latin1')
  for (const match of file.matchAll(OBJECT)) {
    const [whole, id = '', head = ''] = match
    const start = match.index + whole.length
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const isText = whole.endsWith('\n') && head.includes('/FlateDecode') && !head.includes('/Subtype')
    const body = isText ? inflateSync(pdf.subarray(start, start + length)).toString('latin1') : ''
    found.set(id, { head, body })
  }
  return found
}

const hexText = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')

/** Which text each code of a font stands for. */
const codesOf = (map: string) => {
  const codes = new Map<number, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      codes.set(Number.parseInt(code, 16), hexText(text))
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [first, last, start] = [from, to, text].map((hex) => Number.parseInt(hex, 16))
      for (let code = first ?? 0; code <= (last ?? 0); code++)
        codes.set(code, String.fromCharCode((start ?? 0) + code - (first ?? 0)))
    }
  return codes
}

type Font = { codes: Map<number, string>; width: number }

const OPERATOR = /\/(\w+) [\d.]+ Tf|((?:-?[\d.]+ ){6})(cm|Tm)|(-?[\d.]+) (-?[\d.]+) Td|<(\w*)> Tj|\b(q|Q|BT)\b/g

/** The text of a sheet in the order it was painted, a line for each height. */
const linesOf = (content: string, fonts: ReadonlyMap<string, Font>, height: number): Line[] => {
  let [ctm, line, font] = [UNIT, UNIT, fonts.get('')]
  const stack: Matrix[] = []
  const lines: Line[] = []
  const write = (hex: string) => {
    const digits = font?.width ?? 2
    const codes = hex.match(new RegExp(`.{${digits}}`, 'g')) ?? []
    const text = codes.map((code) => font?.codes.get(Number.parseInt(code, 16)) ?? '').join('')
    const at = 1 - times(line, ctm)[5] / height
    const last = lines.at(-1)
    if (last && Math.abs(last.at - at) < 0.001) last.text += text
    else lines.push({ text, at })
  }
  for (const [, name, matrix, kind, x, y, hex, word] of content.matchAll(OPERATOR)) {
    if (name !== undefined) font = fonts.get(name)
    if (matrix !== undefined) {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix.trim().split(' ').map(Number)
      if (kind === 'cm') ctm = times([a, b, c, d, e, f], ctm)
      else line = [a, b, c, d, e, f]
    }
    if (x !== undefined) line = times([1, 0, 0, 1, Number(x), Number(y)], line)
    if (hex !== undefined) write(hex)
    if (word === 'q') stack.push(ctm)
    if (word === 'Q') ctm = stack.pop() ?? UNIT
    if (word === 'BT') line = UNIT
  }
  return lines.filter(({ text, at }) => text.trim() !== '' && at >= 0 && at <= 1)
}

/** Waits for the code that readies a page for paper: it comes after the page. */
export const canBePrinted = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('beforeprint'))
    window.dispatchEvent(new Event('afterprint'))
    return document.documentElement.style.getPropertyValue('--sheet-head') !== ''
  })
}

/** Prints a page on A4 and reads it sheet by sheet. */
export const sheetsOf = async (page: Page): Promise<Line[][]> => {
  await canBePrinted(page)
  const objects = objectsOf(await page.pdf({ format: 'A4' }))
  const headOf = (id: string | undefined) => objects.get(id ?? '')?.head ?? ''
  const refsIn = (text: string) => [...text.matchAll(/\/(\w+) (\d+) 0 R/g)]
  const fontOf = (id: string): Font => {
    const head = headOf(id)
    const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(head)?.[1] ?? '')?.body ?? ''
    return { codes: codesOf(map), width: head.includes('/Type0') ? 4 : 2 }
  }
  const sheets = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return sheets.map(({ head }) => {
    const named = /\/Font <<([\s\S]*?)>>/.exec(head)?.[1] ?? ''
    const fonts = new Map(refsIn(named).map(([, name = '', id = '']) => [name, fontOf(id)]))
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.body ?? ''
    const height = Number(/\/MediaBox \[[\d.]+ [\d.]+ [\d.]+ ([\d.]+)\]/.exec(head)?.[1] ?? 0)
    return linesOf(content, fonts, height)
  })
}
