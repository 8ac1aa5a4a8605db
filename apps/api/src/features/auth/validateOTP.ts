import { randomUUID } from 'node:crypto'
import { auth } from '@dhruva/contract'
import {
  deliverTransfers,
  findOrCreatePerson,
  inheritBan,
  inheritFreeUse,
  openSession,
  revokeSession,
  rewardInvite,
} from '@dhruva/db'
import { agreeToNotice, grantApp, grantWelcome } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { newDeviceToken } from '#features/auth/known-device.ts'
import { agentOf } from '#http/agent.ts'
import { callerOf } from '#http/limits.ts'
import { coarseOf } from '#http/networks.ts'
import { success } from '#http/success.ts'
import { checkCode } from '#one-time-codes.ts'

/** So many invitations bring their inviter something in a month. */
const REWARDS_A_MONTH = 10

export const validateOTP = implement(auth.validateOTP, async (call) => {
  const { ctx, input, language, address, setSessionCookie } = call
  const { mobile, otp, token, device = 'web', consent } = input
  const { consume } = await checkCode(ctx, { mobile, otp, token, address }, ['login'])
  const now = ctx.now()
  const jti = randomUUID()
  const addressHash = ctx.keys.address(callerOf(address))
  const place = coarseOf(address)
  const agent = agentOf(call.userAgent)
  const before = call.token ? await ctx.sessions.whoseWas(call.token, now) : null
  const mobileHmac = ctx.keys.grant(mobile)
  const { oracle, astra, appAstra, invite } = ctx.config.free

  const person = await ctx.db.tx(async (tx) => {
    await consume(tx)
    const found = await findOrCreatePerson(tx, mobile, now)
    // a new login takes the place of the one it was made from
    if (before?.uid === found.uid) await revokeSession(tx, before.jti, now)
    await openSession(tx, { jti, uid: found.uid, device, addressHash, place, agent }, now)
    if (consent) await agreeToNotice(tx, { ...consent, uid: found.uid, how: 'login', device, now })
    // the first account that this number ever had: a number that left and came back brings nobody anything
    const isFirst = found.isNew && (await grantWelcome(tx, { uid: found.uid, mobileHmac, oracle, astra }))
    if (isFirst) await rewardInvite(tx, { mobileHmac, each: invite, monthMax: REWARDS_A_MONTH, now })
    if (device !== 'web') await grantApp(tx, { uid: found.uid, mobileHmac, astra: appAstra })
    if (found.isNew) await deliverTransfers(tx, mobile, found.uid, now)
    if (found.isNew) await inheritBan(tx, ctx.keys.ban(mobile), found.uid)
    if (found.isNew) await inheritFreeUse(tx, ctx.keys.freeUse(mobile), found.uid)
    return found
  })

  await ctx.security.note({ kind: 'login', detail: device, who: { uid: person.uid }, address })
  const jwt = await ctx.sessions.sign({ uid: person.uid, mobile, jti }, now)
  setSessionCookie(jwt)
  return {
    ...success('logged_in', language),
    jwt,
    is_new: person.isNew,
    device_token: newDeviceToken(ctx.keys, mobile, now),
  }
})
