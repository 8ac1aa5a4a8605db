import { randomUUID } from 'node:crypto'
import { auth } from '@dhruva/contract'
import { deliverTransfers, findOrCreatePerson, handOnBan, openSession } from '@dhruva/db'
import { grantApp, grantWelcome } from '@dhruva/domain'
import { checkCode } from '#features/auth/codes.ts'
import { newDeviceToken } from '#features/auth/known-device.ts'
import { implement } from '#http/implement.ts'
import { callerOf } from '#http/limits.ts'

export const validateOTP = implement(auth.validateOTP, async ({ ctx, input, language, address, keepToken }) => {
  const { mobile, otp, token, device = 'web' } = input
  const { consume } = await checkCode(ctx, { mobile, otp, token }, ['login'])
  const now = ctx.now()
  const jti = randomUUID()
  const addressHash = ctx.keys.address(callerOf(address))
  const mobileHmac = ctx.keys.gift(mobile)
  const { oracle, astra, appAstra } = ctx.config.free

  const person = await ctx.db.tx(async (tx) => {
    await consume(tx)
    const found = await findOrCreatePerson(tx, mobile, now)
    await openSession(tx, { jti, uid: found.uid, device, addressHash }, now)
    if (found.isNew) await grantWelcome(tx, { uid: found.uid, mobileHmac, oracle, astra })
    if (device !== 'web') await grantApp(tx, { uid: found.uid, mobileHmac, astra: appAstra })
    if (found.isNew) await deliverTransfers(tx, mobile, found.uid, now)
    if (found.isNew) await handOnBan(tx, ctx.keys.ban(mobile), found.uid)
    return found
  })

  const jwt = await ctx.sessions.sign({ uid: person.uid, mobile, jti }, now)
  keepToken(jwt)
  return {
    status: 'success' as const,
    message: language === 'hi' ? 'लॉग इन हो गया।' : 'Logged in successfully',
    jwt,
    is_new: person.isNew,
    device_token: newDeviceToken(ctx.keys, mobile, now),
  }
})
