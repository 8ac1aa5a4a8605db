import { openDb } from '@dhruva/db'
import { auditBooks } from '@dhruva/domain'

/** Prints what must always hold of questions, points and money, each with its count of rows that break it. @returns the exit code */
export async function printAudit(url: string): Promise<number> {
  const db = openDb({ url, poolSize: 2, applicationName: 'audit', statementTimeoutMs: 600_000 })
  const found = await auditBooks(db).finally(() => db.close())
  for (const { id, description, violations } of found)
    console.log(`${id.padEnd(5)} ${String(violations).padStart(6)}  ${description}`)
  const broken = found.filter(({ violations }) => violations > 0)
  console.log(broken.length ? `${broken.length} of ${found.length} are broken` : `all ${found.length} hold`)
  return broken.length ? 1 : 0
}
