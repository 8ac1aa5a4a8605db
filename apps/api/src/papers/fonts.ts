import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inflateSync } from 'node:zlib'

/** Beside a bundle and beside the folder of its chunks; else where the package is. */
const FOLDERS = ['data/fonts', '../data/fonts'].map((folder) => path.join(import.meta.dirname, folder))

const read = (name: string): Buffer => {
  const beside = FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
  const { resolve } = createRequire(import.meta.url)
  return readFileSync(beside ?? resolve(`@fontsource/noto-sans-devanagari/files/${name}`))
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])

/**
 * The font that a WOFF 1.0 file packs, as it was before: of a packed one the library unpacks a table again at each look, which took
 * half a second for a page. https://www.w3.org/TR/WOFF/
 */
const unpacked = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 << power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * count - (16 << power), 10)
  const tables: Buffer[] = []
  let at = head.length
  for (let nth = 0; nth < count; nth++) {
    const entry = 44 + 20 * nth
    const offset = woff.readUInt32BE(entry + 4)
    const packedLength = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const table = woff.subarray(offset, offset + packedLength)
    const own = 12 + 16 * nth
    woff.copy(head, own, entry, entry + 4)
    woff.copy(head, own + 4, entry + 16, entry + 20)
    head.writeUInt32BE(at, own + 8)
    head.writeUInt32BE(length, own + 12)
    const bytes = padded(packedLength < length ? inflateSync(table) : table)
    tables.push(bytes)
    at += bytes.length
  }
  return Buffer.concat([head, ...tables])
}

/** The font comes in a file for each script. */
export const SCRIPTS = ['devanagari', 'latin'] as const
export const WEIGHTS = [400, 600] as const
export type Script = (typeof SCRIPTS)[number]
export type Weight = (typeof WEIGHTS)[number]

const kept = new Map<string, Buffer>()

/** Noto Sans for a script, read once. */
export const fontOf = (script: Script, weight: Weight): Buffer => {
  const name = `noto-sans-devanagari-${script}-${weight}-normal.woff`
  const font = kept.get(name) ?? unpacked(read(name))
  kept.set(name, font)
  return font
}
