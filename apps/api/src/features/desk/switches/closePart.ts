import { desk } from '@dhruva/contract/desk'
import { restName } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'
import { change } from '#features/desk/settings/change.ts'

export const closePart = implementAct(desk.closePart, ({ ctx, input: { what, text, seen } }, by) =>
  change(ctx, by, { name: restName(what), value: { text }, seen, command: 'close', details: { text } }),
)
