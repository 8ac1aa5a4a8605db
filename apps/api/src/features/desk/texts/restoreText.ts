import { desk } from '@dhruva/contract/desk'
import { restoreText as restore } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'
import { targetOf } from '#features/desk/texts/target.ts'

export const restoreText = implementAct(desk.restoreText, ({ ctx, input }, by) =>
  restore(ctx.db, by, targetOf(input.text)),
)
