import { kundli } from '@dhruva/contract'
import { dropKundliShares } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const unshareKundli = implement(kundli.unshareKundli, async ({ ctx, user, input, language }) => {
  if (!(await dropKundliShares(ctx.db, user.uid, input.bid))) throw fail('birth_not_found')
  return success('kundli_unshared', language)
})
