import { SmsFailed } from '@dhruva/adapters'
import { auth, type FoundProof } from '@dhruva/contract'
import {
  type Asker,
  hasLoggedInFrom,
  lockSends,
  nextSendAt,
  type Queryable,
  storeChallenge,
  strangersTraffic,
} from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import { askerOf } from '#features/auth/asker.ts'
import { checkWork, setWork } from '#features/auth/proof-of-work.ts'
import { isBreakerOpen, type Room, roomFor } from '#features/auth/rooms.ts'
import { fail, Refusal, type TextLanguage } from '#http/fail.ts'
import { callerOf } from '#http/limits.ts'
import { success } from '#http/success.ts'
import { failUntil } from '#http/wait.ts'
import { codeMacOf, newCode } from '#one-time-codes.ts'
import { hashToken, newToken } from '#tokens.ts'

const CODE_LIVES_MS = 5 * 60_000
const TRIES = 5

type Wanted = {
  ctx: Ctx
  mobile: string
  purpose: string
  address: string
  language: TextLanguage
  proof: FoundProof | undefined
  /** from a device or an address that logged in with this number: what strangers do concerns it nowhere */
  own: 'known' | 'own' | null
  asker: Asker
}

const setterOf = ({ ctx, mobile, address }: Wanted) => ({ keys: ctx.keys, mobile, caller: callerOf(address) })

const workFor = (wanted: Wanted, moreBits = 0) => {
  const { config, now } = wanted.ctx
  return fail(
    'proof_required',
    {},
    { proof_of_work: setWork(setterOf(wanted), config.otp.proofBits + moreBits, now()) },
  )
}

/** Which room the code comes out of. @throws Refusal when there is none, or a proof of work is wanted first */
const admit = async (db: Queryable, wanted: Wanted) => {
  const { ctx, asker, own, language, proof } = wanted
  const now = ctx.now()
  const { limits, ceiling } = ctx.config.otp
  const free = { lane: own ?? ('first' as const), tries: TRIES, proof: null }
  if (!limits) return free
  const until = await nextSendAt(db, asker, limits, now)
  if (until) throw failUntil('too_many', { until, now, language })
  if (own) return free
  const traffic = await strangersTraffic(db, asker, now)
  if (isBreakerOpen(traffic)) await ctx.security.note({ kind: 'breaker_open', detail: 'codes' })
  const room: Room = roomFor(traffic, ceiling, now)
  if (room.kind === 'wait') throw failUntil('too_many', { until: room.until, now, language })
  const { lane, tries } = room
  if (room.kind === 'send') return { lane, tries, proof: null }
  const proven = proof ? checkWork(setterOf(wanted), proof, now) : null
  if (!proven) throw workFor(wanted, room.moreBits)
  return { lane, tries, proof: proven }
}

/** Writes the code down unless a limit is reached; counted in the database, so that every process counts together. */
const reserve = async (wanted: Wanted) => {
  const { ctx, asker, mobile, purpose } = wanted
  const otp = newCode()
  const token = newToken()
  const tokenHash = hashToken(token)
  const codeMac = codeMacOf(ctx.keys, purpose, { mobile, token, otp })
  // whoever is refused anyway keeps nobody waiting
  await admit(ctx.db, wanted)
  await ctx.db.tx(async (tx) => {
    await lockSends(tx, asker, wanted.own === null)
    const room = await admit(tx, wanted)
    const now = ctx.now()
    const expiresAt = new Date(now.getTime() + CODE_LIVES_MS)
    const stored = await storeChallenge(tx, { ...asker, ...room, tokenHash, purpose, codeMac, expiresAt }, now)
    // whoever sends a proof twice works once more
    if (!stored) throw workFor(wanted)
  })
  return { otp, token, tokenHash }
}

/** A number with an account and one without are treated alike: nobody learns here who is a member. */
export const getOTP = implement(auth.getOTP, async ({ ctx, input, address, token: bearer, language }) => {
  const { mobile, purpose, device_tokens, proof_of_work: proof } = input
  const { known, ...asker } = await askerOf({ ctx, address, token: bearer }, mobile, device_tokens)
  const isOwn = known || (await hasLoggedInFrom(ctx.db, mobile, asker.addressHash, ctx.now()))
  const own: Wanted['own'] = known ? 'known' : isOwn ? 'own' : null
  const about = { who: { mobile }, address }
  const wanted: Wanted = { ctx, mobile, purpose, address, language, proof, own, asker }
  const { otp, token, tokenHash } = await reserve(wanted).catch(async (error: unknown) => {
    if (error instanceof Refusal) await ctx.security.note({ kind: 'code_refused', detail: error.code, ...about })
    throw error
  })
  try {
    await ctx.sms.sendCode(mobile, otp, purpose, language)
  } catch (error) {
    if (!(error instanceof SmsFailed)) throw error
    ctx.log.warn({ fault: error.fault }, 'a code was not sent')
    await ctx.security.note({
      kind: 'provider_failed',
      detail: error.sent === 'no' ? 'refused' : 'no_answer',
      ...about,
    })
    // a code that was certainly never sent counts in no limit
    if (error.sent === 'no') await ctx.db.prisma.otpChallenge.deleteMany({ where: { tokenHash } })
    throw fail('sms_failed')
  }
  await ctx.security.note({ kind: 'code_sent', detail: purpose, ...about })
  return {
    ...success('code_sent', language),
    token,
    retry_after_seconds: ctx.config.otp.limits?.stepSeconds ?? 0,
  }
})
