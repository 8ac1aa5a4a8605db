import { chats } from '@dhruva/contract'
import { readShared } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { hashToken } from '#tokens.ts'

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? ''

export const getSharedChat = implement(chats.getSharedChat, async ({ ctx, input }) => {
  const rows = await readShared(ctx.db, hashToken(input.token), ctx.now())
  const [first] = rows
  if (!first) throw fail('share_gone')
  const { astrologer, user_name: fullName, celebrity, expires_at } = first
  // whose name is known to all keeps it
  const name = celebrity ? fullName : firstNameOf(fullName)
  return {
    status: 'success' as const,
    astrologer,
    name,
    celebrity,
    expires_at: expires_at.toISOString(),
    chats: rows.map(({ role, text, created_at }) => ({
      role,
      // as a function: in a name `$` is a letter, and no pattern that brings the text in again
      message: text.replaceAll(fullName, () => name),
      chat_time: created_at.toISOString(),
    })),
  }
})
