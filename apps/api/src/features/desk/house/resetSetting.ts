import { desk } from '@dhruva/contract/desk'
import { implementAct } from '#endpoints/implement.ts'
import { change } from '#features/desk/settings/change.ts'

export const resetSetting = implementAct(desk.resetSetting, ({ ctx, input: { name, seen } }, by) =>
  change(ctx, by, { name, value: null, seen }),
)
