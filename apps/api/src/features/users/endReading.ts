import { consents } from '@dhruva/contract'
import { revokeConsent } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const endReading = implement(consents.endReading, async ({ ctx, input, user, language }) => {
  if (!(await revokeConsent(ctx.db, user.uid, input.id, ctx.now()))) throw fail('consent_not_found')
  return success('reading_ended', language)
})
