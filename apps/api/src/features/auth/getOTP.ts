import { SmsFailed } from '@dhruva/adapters'
import { auth } from '@dhruva/contract'
import { dropChallenge, lockSends, nextSendAt, storeChallenge } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { codeMacOf, hashToken, mobileKeyOf, newCode, newToken } from '#features/auth/codes.ts'
import { fail, type TextLanguage } from '#http/fail.ts'
import { implement } from '#http/implement.ts'
import { callerOf } from '#http/limits.ts'
import { failUntil } from '#http/wait.ts'

const CODE_LIVES_MS = 5 * 60_000

type Wanted = { mobile: string; purpose: string; address: string; language: TextLanguage }

/** Writes the code down unless a limit is reached; counted in the database, so that every process counts together. */
const reserve = async (ctx: Ctx, { mobile, purpose, address, language }: Wanted) => {
  const { stepSeconds, ...limits } = ctx.config.otp
  const mobileKey = mobileKeyOf(ctx.keys, mobile)
  const addressHash = ctx.keys.address(callerOf(address))
  const otp = newCode()
  const token = newToken()
  const tokenHash = hashToken(token)
  const codeMac = codeMacOf(ctx.keys, purpose, { mobile, token, otp })
  await ctx.db.tx(async (tx) => {
    await lockSends(tx, addressHash, mobileKey)
    const now = ctx.now()
    const next = await nextSendAt(tx, { mobileKey, addressHash, stepSeconds }, limits, now)
    if (next && next > now) throw failUntil('too_many', { until: next, now, language })
    const expiresAt = new Date(now.getTime() + CODE_LIVES_MS)
    await storeChallenge(tx, { tokenHash, mobileKey, purpose, codeMac, addressHash, expiresAt }, now)
  })
  return { otp, token, tokenHash }
}

/** A number with an account and one without are treated alike: nobody learns here who is a member. */
export const getOTP = implement(auth.getOTP, async ({ ctx, input, address, language }) => {
  const { mobile, purpose } = input
  const { otp, token, tokenHash } = await reserve(ctx, { mobile, purpose, address, language })
  try {
    await ctx.sms.sendCode(mobile, otp, purpose, language)
  } catch (error) {
    if (!(error instanceof SmsFailed)) throw error
    ctx.log.warn({ fault: error.fault }, 'a code was not sent')
    if (error.sent === 'no') await dropChallenge(ctx.db, tokenHash)
    throw fail('sms_failed')
  }
  return {
    status: 'success' as const,
    message: language === 'hi' ? 'कोड भेज दिया गया है।' : 'The code has been sent.',
    token,
    retry_after_seconds: ctx.config.otp.stepSeconds,
  }
})
