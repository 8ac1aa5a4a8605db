import { chats } from '@dhruva/contract'
import { updateChat } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const changeChat = implement(chats.changeChat, async ({ ctx, user, input, language }) => {
  const { asst_id, title, pinned } = input
  if (!(await updateChat(ctx.db, user.uid, asst_id, { title, pinned, now: ctx.now() }))) throw fail('chat_not_found')
  return success('chat_changed', language)
})
