import { desk } from '@dhruva/contract/desk'
import { refundAsOperator } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const refundAtDesk = implementAct(desk.refundAtDesk, ({ ctx, input: { payment, what } }, by) =>
  refundAsOperator(ctx.db, by, payment, what),
)
