import { STATEMENT_UNITS, type StatementUnit } from '@dhruva/contract'
import { type StatementEntry, statementOf } from '@dhruva/domain'
import type { Ctx } from '#context.ts'

export type Line = StatementEntry & { unit: StatementUnit }

type Asked = Partial<Pick<Parameters<typeof statementOf>[1], 'unit' | 'from' | 'to' | 'before'>>

const isUnit = (line: StatementEntry): line is Line => STATEMENT_UNITS.some((unit) => unit === line.unit)

/** Lines of a person's statement, newest first, at most `limit` of them. @throws when the books have a unit that is not told */
export const readLines = async (ctx: Ctx, uid: number, now: Date, limit: number, asked: Asked): Promise<Line[]> => {
  const lines = await statementOf(ctx.db, { uid, now, free: ctx.config.free.predictions, limit, ...asked })
  return lines.map((line) => {
    if (!isUnit(line)) throw new Error(`the statement has no name for ${line.unit}`)
    return line
  })
}
