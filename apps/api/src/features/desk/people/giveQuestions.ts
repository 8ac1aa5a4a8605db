import { desk } from '@dhruva/contract/desk'
import { grantQuestions as give } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const giveQuestions = implementAct(desk.giveQuestions, ({ ctx, input: { uid, kind, questions } }, by) =>
  give(ctx.db, by, uid, kind, questions),
)
