import { dayInIndia, INDIA_OFFSET_MS } from '@dhruva/common'
import { statements } from '@dhruva/contract'
import { implementFile } from '#endpoints/implement.ts'
import type { TextLanguage } from '#http/fail.ts'
import { BYTE_ORDER_MARK, csvRow } from '#statement/csv.ts'
import { type Line, readLines } from '#statement/lines.ts'
import { referenceOf, UNIT_NAMES, whyOf } from '#statement/words.ts'

/** Read at once: whoever reads the file slowly keeps no connection of the database meanwhile. */
const AT_ONCE = 2_000

const HEADS: Record<TextLanguage, readonly string[]> = {
  en: ['Date and time (India)', 'Of what', 'Change', 'Balance after', 'Reason', 'Reference'],
  hi: ['तारीख़ और समय (भारत)', 'किसका', 'बदलाव', 'बाद में शेष', 'कारण', 'संदर्भ'],
}

/** `yyyy-mm-dd hh:mm:ss` of India. */
const timeOf = (at: Date) => new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

const recordOf = (line: Line, language: TextLanguage) =>
  csvRow([
    timeOf(line.at),
    UNIT_NAMES[line.unit][language === 'hi' ? 1 : 0],
    line.change,
    line.balance,
    whyOf(line, language),
    referenceOf(line) || (line.asstId ?? ''),
  ])

/** As of one moment: what happens while it is read is newer than its first line. */
async function* write(first: readonly Line[], next: (last: Line) => Promise<Line[]>, language: TextLanguage) {
  yield BYTE_ORDER_MARK + csvRow(HEADS[language])
  for (let lines = first; ; ) {
    yield lines.map((line) => recordOf(line, language)).join('')
    const last = lines.at(-1)
    if (!last || lines.length < AT_ONCE) return
    lines = await next(last)
  }
}

export const getStatementFile = implementFile(statements.getStatementFile, async ({ ctx, user, language }) => {
  const now = ctx.now()
  const read = (before?: Line) => readLines(ctx, user.uid, now, AT_ONCE, { before })
  return { name: `dhruva-statement-${dayInIndia(now)}.csv`, bytes: write(await read(), read, language) }
})
