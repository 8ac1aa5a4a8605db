import { desk } from '@dhruva/contract/desk'
import { logOutPerson } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const logOutEverywhere = implementAct(desk.logOutEverywhere, ({ ctx, input }, by) =>
  logOutPerson(ctx.db, by, input.uid),
)
