import { births } from '@dhruva/contract'
import { deleteBirthOf } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const deleteBirth = implement(births.deleteBirth, async ({ ctx, user, input, language }) => {
  if (!(await deleteBirthOf(ctx.db, user.uid, input.bid, ctx.now()))) throw fail('birth_not_found')
  return success('birth_deleted', language)
})
