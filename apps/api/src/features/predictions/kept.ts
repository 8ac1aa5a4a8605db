import { createHash } from 'node:crypto'
import type { KeptPrediction } from '@dhruva/contract'
import { type BirthRow, listPredictions } from '@dhruva/db'
import type { Ctx } from '#context.ts'

/** A birth by what its chart is computed from: a changed one is another birth, and has texts of its own. */
export const chartKey = ({ dob, tob, tob_uncertainty, lat, lng }: BirthRow): string =>
  createHash('sha256').update([dob, tob, tob_uncertainty, lat, lng].join('|')).digest('hex').slice(0, 32)

/** The texts of the periods that run at a moment, newest first. */
export const keptPredictions = async (ctx: Ctx, birth: BirthRow, at: Date): Promise<KeptPrediction[]> => {
  const rows = await listPredictions(ctx.db, { bid: birth.bid, chart: chartKey(birth) }, at)
  return rows.map(({ facts, written_at, ...row }) => ({
    ...row,
    facts: facts.map((fact) => ({ ...fact, text: fact.text[row.language === 'Hindi' ? 'hi' : 'en'] })),
    written_at: written_at.toISOString(),
  }))
}
