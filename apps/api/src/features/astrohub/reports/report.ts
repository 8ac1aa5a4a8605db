import { DAY_MS } from '@dhruva/common'
import { reports } from '@dhruva/contract'
import { reportText } from '@dhruva/db'
import { REPORTER_AGE_DAYS } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const report = implement(reports.report, async ({ ctx, user, input, language }) => {
  const { did, cid = 0, reason = 'other' } = input
  const target = did === undefined ? { kind: 'c' as const, id: cid } : { kind: 'd' as const, id: did }
  const now = ctx.now()
  const since = new Date(now.getTime() - REPORTER_AGE_DAYS * DAY_MS)
  const result = await ctx.db.tx((tx) => reportText(tx, { uid: user.uid, target, reason, now, since }))
  if (result === 'gone') throw fail('no_session')
  if (result === 'banned') throw fail('banned')
  if (result === 'own') throw fail('own_text')
  if (result === 'missing') throw fail(target.kind === 'd' ? 'discussion_not_found' : 'comment_not_found')
  return success('reported', language)
})
