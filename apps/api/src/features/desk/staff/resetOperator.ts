import { desk } from '@dhruva/contract/desk'
import { resetAtDesk } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const resetOperator = implementAct(desk.resetOperator, ({ ctx, input }, by) =>
  resetAtDesk(ctx.db, by, input.uid),
)
