import { recharges } from '@dhruva/contract'
import { spinWheel as spin } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { spunOf } from './spun.ts'

export const spinWheel = implement(recharges.spinWheel, async ({ ctx, user, input }) => {
  const spun = await spin(ctx.db, {
    uid: user.uid,
    mobileHmac: ctx.keys.grant(user.mobile),
    nonce: input.nonce ?? '',
    now: ctx.now(),
  })
  if (spun.result === 'gone') throw fail('no_session')
  if (spun.result === 'later') throw fail('already_spun')
  return { status: 'success' as const, ...spunOf(spun.spin) }
})
