import { desk } from '@dhruva/contract/desk'
import { reconcileDay } from '@dhruva/domain'
import { implementFile } from '#endpoints/implement.ts'
import { orUnavailable } from '#features/desk/money/provider.ts'

export const getReconciliation = implementFile(desk.getReconciliation, async ({ ctx, input: { day } }) => {
  const { csv } = await orUnavailable(reconcileDay(ctx.db, ctx.payments, day))
  return { name: `reconciliation-${day}.csv`, bytes: Buffer.from(csv) }
})
