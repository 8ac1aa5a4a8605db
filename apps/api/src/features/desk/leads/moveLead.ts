import { desk } from '@dhruva/contract/desk'
import { moveRequest } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'

/** A minute by India's clock. */
const minuteOf = (typed: string | undefined): Date => {
  const at = new Date(`${typed?.replace(' ', 'T')}:00+05:30`)
  if (Number.isNaN(at.getTime())) throw fail('bad_request')
  return at
}

export const moveLead = implementAct(desk.moveLead, ({ ctx, input: { id, state, at } }, by) =>
  moveRequest(ctx.db, by, { id, state, scheduledAt: state === 'scheduled' ? minuteOf(at) : null }),
)
