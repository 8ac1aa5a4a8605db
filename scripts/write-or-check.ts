import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.ts'

/** Writes a generated file, named from the root, or, with `--check`, says whether the one that is there is current. */
export function writeOrCheck(name: string, text: string): void {
  const file = path.join(root, name)
  if (!process.argv.includes('--check')) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    return
  }
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  console.error(`${name} is not what its sources say: run the script without --check and commit it`)
  process.exit(1)
}
