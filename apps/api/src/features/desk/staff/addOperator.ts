import { desk } from '@dhruva/contract/desk'
import { addToDesk } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const addOperator = implementAct(desk.addOperator, ({ ctx, input: { mobile, name, operator_roles } }, by) =>
  addToDesk(ctx.db, by, { mobile, name, roles: operator_roles }),
)
