import { desk } from '@dhruva/contract/desk'
import { enterDesk, keepRecovery, takeCode } from '@dhruva/db'
import { newDeskToken } from '#desk/sessions.ts'
import { newRecoveryCodes, stepOf } from '#desk/totp.ts'
import { implement } from '#endpoints/implement.ts'
import { atDesk } from '#features/desk/login/at-desk.ts'
import { recoveryMacOf } from '#features/desk/login/recovery.ts'
import { tryCode } from '#features/desk/login/tries.ts'
import { fail } from '#http/fail.ts'

export const enterCode = implement(desk.enterCode, async ({ ctx, input, operator, address, setDeskCookie }) => {
  const { uid, tokenHash, inSince } = operator
  const now = ctx.now()
  const { token, tokenHash: newHash } = newDeskToken()
  const recovery = newRecoveryCodes()
  const { enrolled } = await tryCode(ctx, operator, address, async (tried) => {
    const secret = tried.totp && ctx.keys.desk.open(tried.totp, String(uid))
    const step = secret && stepOf(secret, input.code, now)
    if (!step) return false
    return ctx.db.tx(async (tx) => {
      if (!(await takeCode(tx, uid, step, now))) return false
      if (!tried.enrolled)
        await keepRecovery(
          tx,
          uid,
          recovery.map((code) => recoveryMacOf(ctx.keys, uid, code)),
        )
      if (!(await enterDesk(tx, tokenHash, newHash, now))) throw fail('no_desk_session')
      return true
    })
  })
  if (!enrolled) await ctx.security.note({ kind: 'desk_enrolled', who: { uid }, address })
  if (!inSince) await ctx.security.note({ kind: 'desk_login', who: { uid }, address })
  setDeskCookie(token)
  const entered = { ...operator, tokenHash: newHash, enrolled: true, inSince: inSince ?? now, freshAt: now }
  return { ...atDesk(entered, now), ...(enrolled ? {} : { recovery_codes: recovery }) }
})
