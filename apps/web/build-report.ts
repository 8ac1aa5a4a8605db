import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Sizes in bytes after brotli at its highest level, as the server sends them. */
export type BuildReport = {
  /** The script and style index.html itself asks for. */
  entryBytes: number
  entryFiles: string[]
  /** Every other script or style, largest first. */
  parts: { file: string; bytes: number }[]
}

/** The script and style of the entry, and any further part: 88 KB and 30 KB. */
export const budget = { entryBytes: 88 * 1024, partBytes: 30 * 1024 }

const isCode = (file: string) => /\.(?:js|css)$/.test(file)

/** Weighs a finished build. Throws when there is none in the folder. */
export const buildReport = (dist: string): BuildReport => {
  // as the build has left it for the server where it has
  const weigh = (file: string) =>
    statSync(path.join(dist, `${file}.br`), { throwIfNoEntry: false })?.size ??
    brotliCompressSync(readFileSync(path.join(dist, file))).length
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const asked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((found) => found[1] ?? '')
  const entryFiles = asked.filter(isCode).sort()
  const parts = readdirSync(path.join(dist, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => isCode(file) && !entryFiles.includes(file))
    .map((file) => ({ file, bytes: weigh(file) }))
    .sort((a, b) => b.bytes - a.bytes)
  return { entryFiles, entryBytes: entryFiles.reduce((sum, file) => sum + weigh(file), 0), parts }
}

/** The report in words, one line a file. */
export const inWords = ({ entryBytes, entryFiles, parts }: BuildReport): string => {
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  const lines = parts.map(({ file, bytes }) => `${kb(bytes).padStart(9)}  ${file}`)
  return [`entry ${kb(entryBytes)} of ${kb(budget.entryBytes)}: ${entryFiles.join(', ')}`, ...lines].join('\n')
}

if (import.meta.main) console.log(inWords(buildReport(path.resolve(import.meta.dirname, process.argv[2] ?? 'dist'))))
