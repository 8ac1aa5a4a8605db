import { desk } from '@dhruva/contract/desk'
import { settleAsOperator } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'
import { orUnavailable } from '#features/desk/money/provider.ts'

export const settleAtDesk = implementAct(desk.settleAtDesk, ({ ctx, input }, by) =>
  orUnavailable(settleAsOperator(ctx.db, ctx.payments, by, input.id)),
)
