import { desk } from '@dhruva/contract/desk'
import { takeQuestions as take } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const takeQuestions = implementAct(desk.takeQuestions, ({ ctx, input: { uid, kind, questions } }, by) =>
  take(ctx.db, by, uid, kind, questions),
)
