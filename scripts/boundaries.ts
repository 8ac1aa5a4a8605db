// node scripts/boundaries.ts: who may import whom, and the other rules of the house that a linter does not know.
import { checkBoundaries } from './boundaries/check.ts'
import { root } from './lib.ts'

const found = checkBoundaries(root)
for (const { file, line, says } of found) console.error(`${file}:${line} ${says}`)
console.log(found.length === 0 ? 'boundaries: all kept' : `boundaries: ${found.length} broken`)
process.exit(found.length === 0 ? 0 : 1)
