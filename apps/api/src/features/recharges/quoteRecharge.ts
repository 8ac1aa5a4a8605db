import { recharges } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { figuresOf, quoteOf } from './quote.ts'

export const quoteRecharge = implement(recharges.quoteRecharge, async ({ ctx, user, input }) => {
  const { price } = await quoteOf(ctx, { ...input, uid: user.uid, now: ctx.now() })
  return { status: 'success' as const, ...figuresOf(price) }
})
