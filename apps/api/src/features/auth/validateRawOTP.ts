import { auth } from '@dhruva/contract'
import { allowStepUp, lockPersonByMobile, type Tx } from '@dhruva/db'
import { invoicesLeft, leaveService } from '@dhruva/domain'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { checkCode } from '#one-time-codes.ts'

const STEP_UP_MS = 10 * 60_000

const done = { delete_account: 'account_deleted', cancel_subscription: 'subscription_confirmed' } as const

type Act = (ctx: Ctx, tx: Tx, uid: number, mobile: string) => Promise<unknown>

const acts: Record<keyof typeof done, Act> = {
  delete_account: ({ keys, now }, tx, uid, mobile) => {
    const marks = { ban: keys.ban(mobile), freeUse: keys.freeUse(mobile), handle: keys.handle }
    return leaveService(tx, { uid, mobile, marks, now: now() })
  },
  cancel_subscription: ({ now }, tx, uid) =>
    allowStepUp(tx, uid, 'cancel_subscription', new Date(now().getTime() + STEP_UP_MS)),
}

const isAct = (purpose: string): purpose is keyof typeof acts => purpose in acts

/** @returns whom it was done for, with the invoices that are kept; null when no account has this number. The code is used up either way */
const act = (ctx: Ctx, purpose: keyof typeof acts, mobile: string, consume: (tx: Tx) => Promise<void>) =>
  ctx.db.tx(async (tx) => {
    await consume(tx)
    const uid = await lockPersonByMobile(tx, mobile)
    if (uid === null) return null
    await acts[purpose](ctx, tx, uid, mobile)
    return { uid, invoices: await invoicesLeft(tx, uid) }
  }, 'slow')

/** No session is needed: the code, bound to its purpose and to the number, is the proof. */
export const validateRawOTP = implement(auth.validateRawOTP, async ({ ctx, input, language, address }) => {
  const { purpose, consume } = await checkCode(ctx, { ...input, address }, ['delete_account', 'cancel_subscription'])
  if (!isAct(purpose)) throw fail('code_ended')
  const acted = await act(ctx, purpose, input.mobile, consume)
  if (acted === null) throw fail('no_account')
  const { uid, invoices } = acted
  if (purpose !== 'delete_account') return success(done[purpose], language)
  await ctx.security.note({ kind: 'account_deleted', who: { uid }, address })
  await ctx.generations.stopFor(uid)
  return { ...success(done[purpose], language), receipt: { uid, deleted_at: ctx.now().toISOString(), invoices } }
})
