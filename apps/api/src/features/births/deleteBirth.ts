import { births } from '@dhruva/contract'
import { deleteBirthOf } from '@dhruva/db'
import { fail } from '#http/fail.ts'
import { implement } from '#http/implement.ts'

export const deleteBirth = implement(births.deleteBirth, async ({ ctx, user, input, language }) => {
  if (!(await deleteBirthOf(ctx.db, user.uid, input.bid, ctx.now()))) throw fail('birth_not_found')
  const message = language === 'hi' ? 'जन्म विवरण हटा दिया गया।' : 'The birth details have been deleted.'
  return { status: 'success' as const, message }
})
