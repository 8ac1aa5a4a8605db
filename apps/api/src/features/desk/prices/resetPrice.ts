import { desk } from '@dhruva/contract/desk'
import { implementAct } from '#endpoints/implement.ts'
import { change } from '#features/desk/settings/change.ts'

export const resetPrice = implementAct(desk.resetPrice, ({ ctx, input: { name, seen } }, by) =>
  change(ctx, by, { name, value: null, seen, command: 'price', details: { price: 'as configured' } }),
)
