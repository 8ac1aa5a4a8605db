import { DAY_MS } from '@dhruva/common'
import { chats } from '@dhruva/contract'
import { putShare } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { hashToken, newToken } from '#tokens.ts'

export const shareChat = implement(chats.shareChat, async ({ ctx, user, input, language }) => {
  const now = ctx.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + input.days * DAY_MS)
  const share = { uid: user.uid, asstId: input.asst_id, tokenHash: hashToken(token), now, expiresAt }
  if (!(await putShare(ctx.db, share))) throw fail('chat_not_found')
  return { ...success('chat_shared', language), token, expires_at: expiresAt.toISOString() }
})
