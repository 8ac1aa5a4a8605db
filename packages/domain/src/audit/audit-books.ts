import type { Db } from '@dhruva/db'
import { invariants } from '#audit/invariants.ts'

/** One invariant and how many rows break it. */
export type Finding = { id: string; description: string; violations: number }

const SNAPSHOT = 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY'
/** Counting every line of the books takes longer than any call of the product may. */
const PATIENCE = "SET LOCAL statement_timeout = '10min'"

/** Checks every invariant of the books in one read-only snapshot. Anything but 0 is a fault to be found. */
export const auditBooks = (db: Db): Promise<Finding[]> =>
  db.tx(async (tx) => {
    await tx.query({ name: 'audit.snapshot', text: SNAPSHOT })
    await tx.query({ name: 'audit.patience', text: PATIENCE })
    const findings: Finding[] = []
    for (const { id, description, violationsQuery } of invariants) {
      const rows = await tx.query<{ violations: number }>({
        name: `audit.${id}`,
        text: `SELECT count(*)::int AS violations FROM (${violationsQuery}) broken`,
      })
      findings.push({ id, description, violations: rows[0]?.violations ?? 0 })
    }
    return findings
  })
