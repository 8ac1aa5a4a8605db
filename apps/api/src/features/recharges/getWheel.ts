import { recharges } from '@dhruva/contract'
import { wheelOf } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { spunOf } from './spun.ts'

export const getWheel = implement(recharges.getWheel, async ({ ctx, user }) => {
  const wheel = await wheelOf(ctx.db, user.uid, ctx.now())
  if (!wheel) throw fail('no_session')
  return {
    status: 'success' as const,
    commitment: wheel.commitment,
    next_spin_at: wheel.nextSpinAt?.toISOString() ?? null,
    spins: wheel.spins.map((spin) => ({ ...spunOf(spin), used: spin.isSpent })),
  }
})
