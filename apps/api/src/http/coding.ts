import type { IncomingHttpHeaders } from 'node:http'

/** What codings of an answer a caller takes at all. */
export const codingsIn = (header: IncomingHttpHeaders['accept-encoding'] = '') =>
  [header]
    .flat()
    .join(',')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';', 1)[0]?.trim().toLowerCase())

/** Which packed form of an answer a caller takes: brotli, gzip, or none. */
export const codingOf = (header: IncomingHttpHeaders['accept-encoding']) => {
  const accepted = codingsIn(header)
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? null
}
