import { desk } from '@dhruva/contract/desk'
import { keepSecret } from '@dhruva/db'
import { addressOf, newSecret } from '#desk/totp.ts'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'

export const setUpCodes = implement(desk.setUpCodes, async ({ ctx, operator: { uid, name } }) => {
  const secret = newSecret()
  if (!(await keepSecret(ctx.db, uid, ctx.keys.desk.close(secret, String(uid))))) throw fail('enrolled_already')
  return { status: 'success' as const, otpauth: addressOf(secret, name), secret }
})
