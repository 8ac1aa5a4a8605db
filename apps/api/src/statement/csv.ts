/** Whatever a spreadsheet would take for a formula is kept a text by an apostrophe. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A record of CSV (RFC 4180): texts that are no formulas, and numbers as they are. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(harmless(cell)))).join(',')}\r\n`

/** Says that what follows is UTF-8: without it spreadsheets take Hindi for something else. */
export const BYTE_ORDER_MARK = '\ufeff'
