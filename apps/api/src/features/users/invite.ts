import { SmsFailed } from '@dhruva/adapters'
import { users } from '@dhruva/contract'
import { inviteNumber } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import { fail, type TextLanguage } from '#http/fail.ts'
import { success } from '#http/success.ts'

/** So many may be open at a time. */
const OPEN_MAX = 20
/** Somebody with many accounts could have messages sent on our bill. */
const TEXTS_AN_HOUR = 500

/** Not waited for: whether a message is sent is not to be seen by how long the answer takes. */
const send = (ctx: Ctx, mobile: string, language: TextLanguage) => {
  ctx.sms.sendInvite(mobile, ctx.config.publicUrl, language).catch((error: unknown) => {
    const fault = error instanceof SmsFailed ? error.fault : 'unknown'
    ctx.log.warn({ fault }, 'an invitation was not sent')
  })
}

/** A number with an account and one without are treated alike: nobody learns here who is a member. */
export const invite = implement(users.invite, async ({ ctx, user, input, language }) => {
  const { mobile } = input
  if (mobile === user.mobile) throw fail('invite_self')
  const invited = await inviteNumber(ctx.db, {
    uid: user.uid,
    mobileHmac: ctx.keys.grant(mobile),
    openMax: OPEN_MAX,
    textsAnHour: TEXTS_AN_HOUR,
    now: ctx.now(),
  })
  if (invited === 'gone') throw fail('no_session')
  if (invited === 'full') throw fail('too_many_invites', { max: OPEN_MAX })
  if (invited === 'text') send(ctx, mobile, language)
  return success('invited', language)
})
