import { lives } from '@dhruva/contract'
import { implementEvents } from '#endpoints/implement.ts'
import { callerOf } from '#http/limits.ts'

export const live = implementEvents(lives.live, async ({ input, user, address, ctx }) =>
  ctx.live.open({
    uid: user?.uid ?? null,
    jti: user?.jti ?? null,
    did: input.did ?? null,
    owner: user ? `u${user.uid}` : `a${callerOf(address)}`,
  }),
)
