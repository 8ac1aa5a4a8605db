import { leads } from '@dhruva/contract'
import { cancelLead as takeBack } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const cancelLead = implement(leads.cancelLead, async ({ ctx, user, input, language }) => {
  if (!(await takeBack(ctx.db, user.uid, input.id, ctx.now()))) throw fail('lead_not_found')
  return success('lead_cancelled', language)
})
