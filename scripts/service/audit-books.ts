// The check of the books beside a built service: node audit-books.js. In a checkout it is pnpm audit:books; both do the same.
import { environmentOf } from '@dhruva/db/environment'
import { printAudit } from './print-audit.ts'

const { DATABASE_URL } = environmentOf(process.env, 'api')
if (!DATABASE_URL) {
  console.error('DATABASE_URL is not set')
  process.exit(3)
}
process.exit(await printAudit(DATABASE_URL))
