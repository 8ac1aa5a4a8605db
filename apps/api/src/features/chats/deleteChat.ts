import { chats } from '@dhruva/contract'
import { endChat, removeChat } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { stopReplyIn } from '#features/chats/stopChat.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const deleteChat = implement(chats.deleteChat, async ({ ctx, user, input, language }) => {
  await endChat(ctx.db, user.uid, input.asst_id, ctx.now())
  await stopReplyIn(ctx, user.uid, input.asst_id)
  if (!(await removeChat(ctx.db, user.uid, input.asst_id))) throw fail('chat_not_found')
  return success('chat_deleted', language)
})
