import { desk } from '@dhruva/contract/desk'
import { dismissReports as dismiss } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'
import { targetOf } from '#features/desk/texts/target.ts'

export const dismissReports = implementAct(desk.dismissReports, ({ ctx, input }, by) =>
  dismiss(ctx.db, by, targetOf(input.text)),
)
