// pnpm bench <name> [arguments]: runs bench/<name>.ts.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { generateAndBuildWeb, root, run } from './lib.ts'

const folder = path.join(root, 'bench')
const [name = '', ...args] = process.argv.slice(2)
const file = path.join(folder, `${name}.ts`)
if (!/^[\w-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(folder).filter((entry) => entry.endsWith('.ts') && !entry.endsWith('.test.ts'))
  console.error(`usage: pnpm bench ${names.map((entry) => entry.slice(0, -3)).join('|')}`)
  process.exit(1)
}
await generateAndBuildWeb()
process.exit(run('node', [file, ...args]))
