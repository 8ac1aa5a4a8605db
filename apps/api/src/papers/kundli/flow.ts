import { setImmediate } from 'node:timers/promises'
import { LINE, type Style } from '#papers/pen.ts'
import { GREY, head, LEFT, LINE_COLOR, NEEL, RIGHT, rule, SAFFRON, type Sheet, WIDTH } from '#papers/sheet.ts'

const TOP = 66
const BOTTOM = 776

export type Column = { title: string; width: number; align?: 'left' | 'right' }

type Words = { brand: string; title: string; note: string; page: (n: number) => string }

/** Writes a paper of several pages from top to bottom: what does not fit goes over to the next one. */
export const createFlow = (sheet: Sheet, words: Words) => {
  const { doc, pen } = sheet
  let page = 1
  let y = 120
  head(sheet, words.brand, words.title)

  const foot = () => {
    rule(sheet, 790)
    pen.write(words.note, LEFT, 806, { size: 8.5, color: GREY })
    pen.write(words.page(page), LEFT, 806, { size: 8.5, color: GREY, width: WIDTH, align: 'right' })
  }
  const turnOver = () => {
    foot()
    doc.addPage()
    page += 1
    y = TOP
  }
  const room = (height: number) => {
    if (y + height > BOTTOM) turnOver()
  }
  const say = (text: string, style: Style, x = LEFT) => {
    const width = style.width ?? RIGHT - x
    for (const line of pen.linesOf(text, { ...style, width })) {
      room(style.size)
      pen.write(line, x, y + style.size, { ...style, width: Number.POSITIVE_INFINITY })
      y += style.size * LINE
    }
  }
  /** Lets whoever else waits for this process have it. */
  const breathe = () => setImmediate()
  const gap = (height: number) => {
    y += height
  }
  /** Begins a page under a title. */
  const begin = async (title: string) => {
    await breathe()
    turnOver()
    heading(title)
  }
  const heading = (title: string, size = 17) => {
    room(size + 40)
    say(title, { size, weight: 600, color: NEEL })
    rule(sheet, y, size > 13 ? SAFFRON : LINE_COLOR)
    gap(12)
  }

  const rowOf = (cells: readonly string[], columns: readonly Column[], style: Style) => {
    const lines = cells.map((cell, nth) => pen.linesOf(cell, { ...style, width: (columns[nth]?.width ?? 0) - 6 }))
    const height = Math.max(...lines.map(({ length }) => length)) * style.size * 1.35 + 6
    room(height)
    let x = LEFT
    columns.forEach(({ width, align = 'left' }, nth) => {
      lines[nth]?.forEach((line, row) => {
        const at = y + 2 + style.size * (1 + row * 1.35)
        pen.write(line, x, at, { ...style, align, width: align === 'right' ? width - 6 : Number.POSITIVE_INFINITY })
      })
      x += width
    })
    y += height
    rule(sheet, y - 1, LINE_COLOR, 0.5)
  }
  const table = (columns: readonly Column[], rows: readonly (readonly string[])[], size = 9.5) => {
    const titles = columns.map(({ title }) => title)
    rowOf(titles, columns, { size: size - 1, weight: 600, color: GREY })
    for (const row of rows) rowOf(row, columns, { size })
    gap(14)
  }
  /** Names and values, a line each. */
  const facts = (rows: readonly (readonly [string, string])[], nameWidth = 130) => {
    const columns = [
      { title: '', width: nameWidth },
      { title: '', width: WIDTH - nameWidth },
    ]
    for (const [name, value] of rows) rowOf([name, value], columns, { size: 10.5 })
    gap(14)
  }
  return { sheet, breathe, say, gap, room, heading, begin, table, facts, foot, at: () => y }
}

export type Flow = ReturnType<typeof createFlow>
