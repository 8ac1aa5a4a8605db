import { chats } from '@dhruva/contract'
import { listChats, searchChats } from '@dhruva/db'
import { implementList } from '#endpoints/implement.ts'

export const getAllChats = implementList(chats.getAllChats, async ({ ctx, user, input: { start, search } }) => {
  const { uid } = user
  const rows =
    search === undefined ? await listChats(ctx.db, uid, start) : await searchChats(ctx.db, uid, start, search)
  return {
    status: 'success' as const,
    chats: rows.map(({ chat_time, ...row }) => ({ ...row, chat_time: chat_time.toISOString() })),
  }
})
