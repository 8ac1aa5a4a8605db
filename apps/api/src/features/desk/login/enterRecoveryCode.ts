import { desk } from '@dhruva/contract/desk'
import { endOtherDeskSessions, forgetTotp, takeRecovery } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { atDesk } from '#features/desk/login/at-desk.ts'
import { recoveryMacOf } from '#features/desk/login/recovery.ts'
import { tryCode } from '#features/desk/login/tries.ts'

/**
 * It lets nobody in by itself: the lost phone's secret goes, and a new app proves itself as the first one did. Whoever has the phone may
 * be logged in: every other login ends.
 */
export const enterRecoveryCode = implement(desk.enterRecoveryCode, async ({ ctx, input, operator, address }) => {
  const { uid, tokenHash } = operator
  const now = ctx.now()
  const mac = recoveryMacOf(ctx.keys, uid, input.code)
  const isRight = () =>
    ctx.db.tx(async (tx) => {
      if (!(await takeRecovery(tx, uid, mac, now))) return false
      await endOtherDeskSessions(tx, uid, tokenHash, now)
      return forgetTotp(tx, uid)
    })
  await tryCode(ctx, operator, address, isRight, 'wrong_recovery_code')
  await ctx.security.note({ kind: 'desk_recovered', who: { uid }, address })
  return atDesk({ ...operator, enrolled: false }, now)
})
