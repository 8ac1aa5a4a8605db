import { chats } from '@dhruva/contract'
import { listChats } from '@dhruva/db'
import { implementList } from '#endpoints/implement.ts'

export const getAllChats = implementList(chats.getAllChats, async ({ ctx, user, input }) => {
  const rows = await listChats(ctx.db, user.uid, input.start)
  return {
    status: 'success' as const,
    chats: rows.map(({ asst_id, to_name, chat_time, message, mid, bid, user_name, celebrity }) => ({
      asst_id,
      to_name,
      chat_time: chat_time.toISOString(),
      message,
      mid,
      bid,
      user_name,
      celebrity,
    })),
  }
})
