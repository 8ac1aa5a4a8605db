import { inflateSync } from 'node:zlib'

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Each line of a PDF as a reader searches and copies it: its `ActualText`. */
export const linesOf = (pdf: Uint8Array): string[] => {
  const bytes = Buffer.from(pdf)
  const lines: string[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const packed = bytes.subarray(at + 7, bytes.indexOf('\nendstream', at))
    if (packed[0] !== 0x78) continue
    const content = inflateSync(packed).toString('latin1')
    for (const [, text = ''] of content.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)) {
      const plain = text.replace(/\\([\s\S])/g, (_, one: string) => ESCAPED[one] ?? one)
      const isWide = plain.startsWith('\u00fe\u00ff')
      lines.push(isWide ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le') : plain)
    }
  }
  return lines
}
