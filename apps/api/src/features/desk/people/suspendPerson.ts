import { desk } from '@dhruva/contract/desk'
import { banNumber, banPerson } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const suspendPerson = implementAct(desk.suspendPerson, ({ ctx, input: { who } }, by) =>
  typeof who === 'string' ? banNumber(ctx.db, by, who, ctx.keys.ban) : banPerson(ctx.db, by, who),
)
