import { privacy } from '@dhruva/contract'
import { setConsent } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const changeConsent = implement(privacy.changeConsent, async ({ ctx, user, input, language }) => {
  const { purpose, given, ...notice } = input
  const act = { ...notice, uid: user.uid, how: 'page', device: 'web', now: ctx.now() } as const
  if (!(await ctx.db.tx((tx) => setConsent(tx, purpose, given, act)))) throw fail('no_session')
  return success(given ? 'consent_given' : 'consent_withdrawn', language)
})
