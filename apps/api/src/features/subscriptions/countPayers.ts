import { subscriptions } from '@dhruva/contract'
import { countPayers as count, type Db } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

/** Everybody sees the same number, and it need not be of this second. */
const KEPT_MS = 60_000

const kept = new WeakMap<Db, { count: number; until: number }>()

export const countPayers = implement(subscriptions.countPayers, async ({ ctx }) => {
  const at = ctx.now().getTime()
  const known = kept.get(ctx.db)
  if (known && at < known.until) return { count: known.count }
  const payers = await count(ctx.db)
  kept.set(ctx.db, { count: payers, until: at + KEPT_MS })
  return { count: payers }
})
