import { desk } from '@dhruva/contract/desk'
import { OperatorRefusal, openIncident as open } from '@dhruva/domain'
import { minuteOf } from '#desk/minute.ts'
import { implementAct } from '#endpoints/implement.ts'

export const openIncident = implementAct(desk.openIncident, ({ ctx, input: { part, text, at } }, by) => {
  const beganAt = at === undefined ? by.now : minuteOf(at)
  if (beganAt > by.now) throw new OperatorRefusal('it has not begun yet', 'यह अभी शुरू नहीं हुआ है')
  return open(ctx.db, by, { part, text, beganAt })
})
