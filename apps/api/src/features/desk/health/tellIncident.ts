import { desk } from '@dhruva/contract/desk'
import { tellIncident as tell } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const tellIncident = implementAct(desk.tellIncident, ({ ctx, input: { incident, text, ends } }, by) =>
  tell(ctx.db, by, { incident, text, ends }),
)
