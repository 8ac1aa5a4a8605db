import { chats } from '@dhruva/contract'
import { listChats } from '@dhruva/db'
import { implement } from '#http/implement.ts'

export const getAllChats = implement(chats.getAllChats, async ({ ctx, user, input }) => {
  const rows = await listChats(ctx.db, user.uid, input.start)
  return { status: 'success' as const, chats: rows.map((row) => ({ ...row, chat_time: row.chat_time.toISOString() })) }
})
