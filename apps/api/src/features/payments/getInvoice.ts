import { payments } from '@dhruva/contract'
import { findOwnInvoice } from '@dhruva/db'
import { implementFile } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { drawInvoice } from '#papers/invoice.ts'

export const getInvoice = implementFile(payments.getInvoice, async ({ ctx, user, input }) => {
  const row = await findOwnInvoice(ctx.db, user.uid, input.number)
  if (!row) throw fail('invoice_not_found')
  return {
    name: `${row.number.replaceAll('/', '-')}.pdf`,
    bytes: await drawInvoice(row, ctx.config.seller, input.language ?? 'en'),
  }
})
