import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Purpose } from '@dhruva/contract'
import { consumeChallenge, countAttempt, type Tx } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { fail } from '#http/fail.ts'
import type { Keys } from '#keys.ts'
import { hashToken } from '#tokens.ts'

type Claim = { mobile: string; token: string; otp: string }

/** Six digits from the system's generator. */
export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** A number as its gifts are known by: never the number itself. */
export const mobileKeyOf = (keys: Keys, mobile: string) => keys.mobile(mobile).toString('hex')

/** What is stored of a code; good for this purpose, number and token only. */
export const codeMacOf = (keys: Keys, purpose: string, { mobile, token, otp }: Claim) =>
  keys.code(purpose, mobile, token, otp)

/**
 * Checks a code; the try is counted first, so that parallel guesses share its five.
 * @returns its purpose and what uses it up, to be called in the transaction that acts on it
 */
export const checkCode = async (ctx: Ctx, claim: Claim & { address: string }, purposes: readonly Purpose[]) => {
  const about = { who: { mobile: claim.mobile }, address: claim.address }
  const tokenHash = hashToken(claim.token)
  const whose = { tokenHash, mobileKey: mobileKeyOf(ctx.keys, claim.mobile), purposes }
  const challenge = await countAttempt(ctx.db, whose, ctx.now())
  if (!challenge) {
    await ctx.security.note({ kind: 'code_wrong', detail: 'ended', ...about })
    throw fail('code_ended')
  }
  if (!timingSafeEqual(challenge.codeMac, codeMacOf(ctx.keys, challenge.purpose, claim))) {
    const { left } = challenge
    await ctx.security.note({ kind: 'code_wrong', detail: challenge.purpose, ...about })
    throw left > 0 ? fail('wrong_code', { left }) : fail('code_ended')
  }
  await ctx.security.note({ kind: 'code_used', detail: challenge.purpose, ...about })
  const consume = async (tx: Tx) => {
    if (!(await consumeChallenge(tx, tokenHash, ctx.now()))) throw fail('code_ended')
  }
  return { purpose: challenge.purpose, consume }
}
