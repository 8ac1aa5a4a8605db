import type { OperatorRow } from '@dhruva/db'
import { time } from './print.ts'

const line = (row: OperatorRow): string =>
  [
    `u${row.uid}  ${row.name}  ${row.roles.join(', ')}  ${row.mobile ?? 'no number'}  added ${time(row.added_at)} by ${row.added_by}`,
    row.ended_at ? `ended ${time(row.ended_at)}` : row.totp_since ? 'enrolled' : 'not enrolled yet',
    ...(row.seen_at ? [`seen ${time(row.seen_at)}`] : []),
  ].join('  ')

/** Who works at the desk, a line each. */
export const printOperators = (rows: readonly OperatorRow[]): string =>
  rows.length === 0
    ? 'nobody works at the desk: pnpm ops operator add <mobile> --role owner …'
    : rows.map(line).join('\n')
