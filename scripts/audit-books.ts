// pnpm audit:books: what must always hold of questions, points and money, each with its count of rows that break it.
import { onDatabase } from './database.ts'
import { generate } from './lib.ts'

await generate()
const { printAudit } = await import('./service/print-audit.ts')
process.exit(await onDatabase(printAudit))
