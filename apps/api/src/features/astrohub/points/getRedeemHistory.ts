import { points } from '@dhruva/contract'
import { listRedemptions } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const getRedeemHistory = implement(points.getRedeemHistory, async ({ ctx, user }) => {
  const rows = await listRedemptions(ctx.db, user.uid)
  return {
    status: 'success' as const,
    transactions: rows.map((row) => ({
      transaction_id: row.id,
      points_redeemed: row.points,
      questions_added: row.questions,
      redeemed_at: row.at.toISOString(),
    })),
  }
})
