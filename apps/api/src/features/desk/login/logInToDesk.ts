import { desk } from '@dhruva/contract/desk'
import { findDeskSession, openDeskSession } from '@dhruva/db'
import { newDeskToken } from '#desk/sessions.ts'
import { implement } from '#endpoints/implement.ts'
import { atDesk } from '#features/desk/login/at-desk.ts'
import { agentOf } from '#http/agent.ts'
import { fail } from '#http/fail.ts'
import { coarseOf } from '#http/networks.ts'
import { checkCode } from '#one-time-codes.ts'

export const logInToDesk = implement(desk.logInToDesk, async ({ ctx, input, address, userAgent, setDeskCookie }) => {
  const { consume } = await checkCode(ctx, { ...input, address }, ['desk'])
  const { token, tokenHash } = newDeskToken()
  const now = ctx.now()
  const place = coarseOf(address)
  const opened = { tokenHash, mobile: input.mobile, place, agent: agentOf(userAgent), now }
  const uid = await ctx.db.tx(async (tx) => {
    await consume(tx)
    return openDeskSession(tx, opened)
  })
  const row = uid === null ? null : await findDeskSession(ctx.db, tokenHash, now)
  if (!row) {
    await ctx.security.note({ kind: 'desk_refused', detail: 'number', who: { mobile: input.mobile }, address })
    throw fail('not_an_operator')
  }
  setDeskCookie(token)
  return atDesk({ ...row, tokenHash, inSince: row.in_since, freshAt: row.fresh_at, startedAt: row.started_at }, now)
})
