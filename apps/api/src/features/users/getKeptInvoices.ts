import { statements } from '@dhruva/contract'
import { invoicesLeft } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'

export const getKeptInvoices = implement(statements.getKeptInvoices, async ({ ctx, user }) => ({
  status: 'success' as const,
  invoices: await invoicesLeft(ctx.db, user.uid),
}))
