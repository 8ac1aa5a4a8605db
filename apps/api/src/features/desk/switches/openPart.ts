import { desk } from '@dhruva/contract/desk'
import { restName } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'
import { change } from '#features/desk/settings/change.ts'

export const openPart = implementAct(desk.openPart, ({ ctx, input: { what, seen } }, by) =>
  change(ctx, by, { name: restName(what), value: null, seen, command: 'open', details: {} }),
)
