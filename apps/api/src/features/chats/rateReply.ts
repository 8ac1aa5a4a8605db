import { chats } from '@dhruva/contract'
import { rateMessage } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const rateReply = implement(chats.rateReply, async ({ ctx, user, input, language }) => {
  const good = input.rating === 'good'
  const rating = input.rating === 'none' ? null : { good, reason: good ? null : (input.reason ?? null) }
  const { asst_id: asstId, mid } = input
  if (!(await rateMessage(ctx.db, { uid: user.uid, asstId, mid, rating, now: ctx.now() })))
    throw fail('reply_not_found')
  return success('reply_rated', language)
})
