import { desk, StoredPrice } from '@dhruva/contract/desk'
import { readLastSettings, readSettings } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { offersOf } from '#features/desk/prices/offers.ts'
import { storedIn } from '#settings.ts'

export const getPrices = implement(desk.getPrices, async ({ ctx }) => {
  const now = ctx.now()
  const [rows, lastRows] = await Promise.all([readSettings(ctx.db, now), readLastSettings(ctx.db)])
  const stored = storedIn(rows)
  const last = storedIn(lastRows)
  const lastOf = new Map(lastRows.map((row) => [row.name, row]))
  const prices = offersOf(ctx.config).map(({ name, of, calledAt, configured }) => {
    const set = stored(name, StoredPrice)
    const { price, original } = set ?? configured
    const row = lastOf.get(name)
    const next = last(name, StoredPrice) ?? configured
    return {
      ...{ name, of, price, original, configured },
      called: calledAt(original),
      from: set ? ('desk' as const) : ('configuration' as const),
      planned: row && row.since > now ? { ...next, since: row.since.toISOString() } : null,
      seen: row?.id ?? 0,
    }
  })
  return { status: 'success' as const, prices }
})
