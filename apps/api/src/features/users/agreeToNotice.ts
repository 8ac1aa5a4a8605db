import { privacy } from '@dhruva/contract'
import { lockPerson } from '@dhruva/db'
import { agreeToNotice as agree } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const agreeToNotice = implement(privacy.agreeToNotice, async ({ ctx, user, input, language }) => {
  const now = ctx.now()
  await ctx.db.tx(async (tx) => {
    if (!(await lockPerson(tx, user.uid))) throw fail('no_session')
    await agree(tx, { ...input, uid: user.uid, how: 'page', device: 'web', now })
  })
  return success('notice_agreed', language)
})
