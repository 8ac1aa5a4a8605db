import { subscriptions } from '@dhruva/contract'
import { stopRenewal as stop } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { dateOf } from './date-of.ts'

export const stopRenewal = implement(subscriptions.stopRenewal, async ({ ctx, user, language }) => {
  const stopped = await stop(ctx.db, user.uid, ctx.now())
  if (stopped.result === 'none') throw fail('not_subscribed')
  if (stopped.result === 'ended') return success('subscription_over', language)
  return success('renewal_stopped', language, { date: dateOf(stopped.until, language) })
})
