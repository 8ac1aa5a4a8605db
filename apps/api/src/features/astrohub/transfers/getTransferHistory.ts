import { transfers } from '@dhruva/contract'
import { listTransfers } from '@dhruva/db'
import { waitsUntil } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'

export const getTransferHistory = implement(transfers.getTransferHistory, async ({ ctx, user }) => {
  const now = ctx.now()
  const rows = await listTransfers(ctx.db, user.uid)
  return {
    status: 'success' as const,
    // what waits for a number without an account looks as what was fetched: nobody learns here who has one
    transactions: rows.map(({ id, mobile, questions, state, at }) => ({
      transaction_id: id,
      // the web says this in the reader's language
      recipient_mobile: mobile ?? 'Deleted user',
      oracle_questions: questions,
      sent: state !== 'returned',
      transferred_at: at.toISOString(),
      state: state === 'returned' ? ('returned' as const) : ('sent' as const),
      until: state !== 'returned' && now < waitsUntil(at) ? waitsUntil(at).toISOString() : null,
    })),
  }
})
