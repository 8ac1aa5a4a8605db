import { transfers } from '@dhruva/contract'
import { listTransfers } from '@dhruva/db'
import { implement } from '#http/implement.ts'

export const getTransferHistory = implement(transfers.getTransferHistory, async ({ ctx, user }) => {
  const rows = await listTransfers(ctx.db, user.uid)
  return {
    status: 'success' as const,
    transactions: rows.map(({ id, mobile, questions, state, at, until }) => ({
      transaction_id: id,
      // the web says this in the reader's language
      recipient_mobile: mobile ?? 'Deleted user',
      oracle_questions: questions,
      sent: state === 'sent',
      transferred_at: at.toISOString(),
      state,
      until: state === 'waiting' && until ? until.toISOString() : null,
    })),
  }
})
