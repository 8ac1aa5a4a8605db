import { desk } from '@dhruva/contract/desk'
import { endAtDesk } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const endOperator = implementAct(desk.endOperator, ({ ctx, input }, by) => endAtDesk(ctx.db, by, input.uid))
