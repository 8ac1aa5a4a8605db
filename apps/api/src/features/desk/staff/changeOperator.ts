import { desk } from '@dhruva/contract/desk'
import { changeAtDesk } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const changeOperator = implementAct(desk.changeOperator, ({ ctx, input: { uid, operator_roles } }, by) =>
  changeAtDesk(ctx.db, by, uid, operator_roles),
)
