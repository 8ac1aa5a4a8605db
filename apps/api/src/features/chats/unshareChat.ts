import { chats } from '@dhruva/contract'
import { dropShares } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const unshareChat = implement(chats.unshareChat, async ({ ctx, user, input, language }) => {
  if (!(await dropShares(ctx.db, user.uid, input.asst_id))) throw fail('chat_not_found')
  return success('chat_unshared', language)
})
