import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/
const WORTH_BYTES = 1024

/** Writes `.br` and `.gz` beside every text file of a built site, once, so that no request has to compress. */
export function compress(dir: string): void {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  for (const file of names.filter((name) => TEXT.test(name)).map((name) => path.join(dir, name))) {
    if (statSync(file).size < WORTH_BYTES) continue
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
