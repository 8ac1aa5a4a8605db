import { createHash, randomBytes } from 'node:crypto'
import { chats } from '@dhruva/contract'
import { putShare } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

const DAY_MS = 86_400_000

/** As a token of a link is kept: nobody who reads the table can open one. */
export const hashOfShare = (token: string) => createHash('sha256').update(token).digest()

export const shareChat = implement(chats.shareChat, async ({ ctx, user, input, language }) => {
  const now = ctx.now()
  // 128 bits: not to be guessed
  const token = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + input.days * DAY_MS)
  const share = { uid: user.uid, asstId: input.asst_id, tokenHash: hashOfShare(token), now, expiresAt }
  if (!(await putShare(ctx.db, share))) throw fail('chat_not_found')
  return { ...success('chat_shared', language), token, expires_at: expiresAt.toISOString() }
})
