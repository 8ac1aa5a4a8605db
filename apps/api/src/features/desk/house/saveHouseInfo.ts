import { desk } from '@dhruva/contract/desk'
import { implementAct } from '#endpoints/implement.ts'
import { change } from '#features/desk/settings/change.ts'
import { HOUSE_INFO } from '#settings.ts'

export const saveHouseInfo = implementAct(desk.saveHouseInfo, ({ ctx, input: { info, seen } }, by) =>
  change(ctx, by, { name: HOUSE_INFO, value: info, seen }),
)
