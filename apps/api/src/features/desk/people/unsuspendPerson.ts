import { desk } from '@dhruva/contract/desk'
import { unbanNumber, unbanPerson } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const unsuspendPerson = implementAct(desk.unsuspendPerson, ({ ctx, input: { who } }, by) =>
  typeof who === 'string' ? unbanNumber(ctx.db, by, who, ctx.keys.ban) : unbanPerson(ctx.db, by, who),
)
