import { isLoginProven } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { fail } from '#http/fail.ts'
import type { Session } from '#http/session.ts'

const PROVEN_MS = 10 * 60_000

/**
 * Whoever ends other logins has typed a code in lately: a browser left open, or a token that was copied, must not shut its owner out.
 * Somebody whose phone was stolen has just logged in elsewhere, and is asked for no other code.
 * @throws Refusal when neither
 */
export const wantProvenLogin = async (ctx: Ctx, { jti }: Session) => {
  if (!(await isLoginProven(ctx.db, jti, new Date(ctx.now().getTime() - PROVEN_MS)))) throw fail('login_code_needed')
}
