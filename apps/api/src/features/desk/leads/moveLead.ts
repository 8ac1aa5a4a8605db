import { desk } from '@dhruva/contract/desk'
import { moveRequest } from '@dhruva/domain'
import { minuteOf } from '#desk/minute.ts'
import { implementAct } from '#endpoints/implement.ts'

export const moveLead = implementAct(desk.moveLead, ({ ctx, input: { id, state, at } }, by) =>
  moveRequest(ctx.db, by, { id, state, scheduledAt: state === 'scheduled' ? minuteOf(at) : null }),
)
