import { DAY_MS } from '@dhruva/common'
import { kundli } from '@dhruva/contract'
import { putKundliShare } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { hashToken, newToken } from '#tokens.ts'

export const shareKundli = implement(kundli.shareKundli, async ({ ctx, user, input, language }) => {
  const { bid, with_name: withName, days } = input
  const now = ctx.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  const share = { uid: user.uid, bid, withName, tokenHash: hashToken(token), now, expiresAt }
  if (!(await putKundliShare(ctx.db, share))) throw fail('birth_not_found')
  return { ...success('kundli_shared', language), token, expires_at: expiresAt.toISOString() }
})
