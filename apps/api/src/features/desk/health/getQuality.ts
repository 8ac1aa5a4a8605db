import { beginOfDay, dayInIndia } from '@dhruva/common'
import { desk } from '@dhruva/contract/desk'
import { countRatings, countReplyKinds, countTurnDays, readLlmDays } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const getQuality = implement(desk.getQuality, async ({ ctx, input }) => {
  // the days of India that are asked for, today the last
  const day = dayInIndia(ctx.now(), 1 - input.days)
  const since = beginOfDay(day)
  await ctx.llmDays?.flush()
  const [ratings, days, kinds, models] = await Promise.all([
    countRatings(ctx.db, since),
    countTurnDays(ctx.db, since),
    countReplyKinds(ctx.db, since),
    readLlmDays(ctx.db, day),
  ])
  return { status: 'success' as const, ratings, days, kinds, models }
})
