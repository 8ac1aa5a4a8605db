import { chats } from '@dhruva/contract'
import { findChatAstrologer } from '@dhruva/db'
import { implementStream } from '#endpoints/implement.ts'
import { earlierReply } from '#features/chats/reply-view.ts'
import { fail } from '#http/fail.ts'

export const resumeChat = implementStream(chats.resumeChat, async ({ ctx, user, input }) => {
  const astrologer = await findChatAstrologer(ctx.db, user.uid, input.asst_id)
  if (!astrologer) throw fail('reply_not_found')
  const asker = { uid: user.uid, astrologer, asstId: input.asst_id }
  const reply = await earlierReply(ctx, asker, input.client_id)
  if (!reply) throw fail('reply_not_found')
  return reply
})
