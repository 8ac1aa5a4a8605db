import { DAY_MS } from '@dhruva/common'
import { desk } from '@dhruva/contract/desk'
import { countCoupons, listCoupons } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

const PAGE = 50
const MONTH_MS = 30 * DAY_MS

export const getCoupons = implement(desk.getCoupons, async ({ ctx, input: { of, uid, before } }) => {
  const now = ctx.now()
  const asked = {
    state: of === 'all' ? null : of,
    uid: uid ?? null,
    before: before === undefined ? null : new Date(before),
    now,
  }
  const [rows, month] = await Promise.all([
    listCoupons(ctx.db, asked, PAGE + 1),
    countCoupons(ctx.db, new Date(now.getTime() - MONTH_MS), now),
  ])
  const coupons = rows.slice(0, PAGE).map(({ drawnAt, expiresAt, spentAt, ...row }) => ({
    ...row,
    drawn_at: drawnAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    spent_at: spentAt?.toISOString() ?? null,
  }))
  return {
    status: 'success' as const,
    coupons,
    next: rows.length > PAGE ? (coupons.at(-1)?.drawn_at ?? null) : null,
    month,
  }
})
