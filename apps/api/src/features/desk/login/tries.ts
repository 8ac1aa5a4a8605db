import { type CodeTry, countCodeTry, endDeskSession } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import type { Operator } from '#desk/operator.ts'
import { fail } from '#http/fail.ts'

/**
 * Has a code of an operator looked at. The try is counted first, so that guesses at the same moment share the five; the fifth wrong one
 * locks their codes for a while, and ends a login that was not complete.
 * @param isRight whether it is one, and uses it up
 * @param wrong how one that is not is refused
 * @throws Refusal
 */
export const tryCode = async (
  ctx: Ctx,
  { uid, tokenHash, inSince }: Operator,
  address: string,
  isRight: (tried: CodeTry) => Promise<boolean>,
  wrong: 'wrong_desk_code' | 'wrong_recovery_code' = 'wrong_desk_code',
): Promise<CodeTry> => {
  const about = { who: { uid }, address }
  const tried = await countCodeTry(ctx.db, uid, ctx.now())
  if (!tried) throw fail('desk_codes_locked')
  if (await isRight(tried)) return tried
  await ctx.security.note({ kind: tried.locks ? 'desk_locked' : 'desk_code_wrong', ...about })
  if (tried.locks && !inSince) await endDeskSession(ctx.db, tokenHash, ctx.now())
  throw fail(tried.locks ? 'desk_codes_locked' : wrong)
}
