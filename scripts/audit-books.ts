// pnpm audit:books: what must always hold of questions, points and money, each with its count of rows that break it.
import { onDatabase } from './database.ts'
import { generate } from './lib.ts'

await generate()
const { openDb } = await import('@dhruva/db')
const { auditBooks } = await import('@dhruva/domain')

const found = await onDatabase(async (url) => {
  const db = openDb({ url, poolSize: 2, applicationName: 'audit', statementTimeoutMs: 600_000 })
  try {
    return await auditBooks(db)
  } finally {
    await db.close()
  }
})

for (const { id, description, violations } of found)
  console.log(`${id.padEnd(5)} ${String(violations).padStart(6)}  ${description}`)
const broken = found.filter(({ violations }) => violations > 0)
console.log(broken.length ? `${broken.length} of ${found.length} are broken` : `all ${found.length} hold`)
process.exit(broken.length ? 1 : 0)
