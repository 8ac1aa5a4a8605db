import { DAY_MS } from '@dhruva/common'
import { profiles } from '@dhruva/contract'
import { findProfile, listBirths } from '@dhruva/db'
import type { Period } from '@dhruva/jyotish'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { shownOf, signsOf } from './shown.ts'

export const getOwnProfile = implement(profiles.getOwnProfile, async ({ ctx, user: { uid } }) => {
  const row = await findProfile<Period>(ctx.db, uid)
  if (!row) throw fail('handle_required')
  const [signs, births] = await Promise.all([signsOf(ctx, row), listBirths(ctx.db, uid, false)])
  const redeemable = new Date(row.created_at.getTime() + ctx.config.pointsCaps.newDays * DAY_MS)
  return {
    ...shownOf(row),
    ...signs,
    email: row.email,
    default_birth_profile: row.birth?.bid ?? null,
    astrohub_points: row.points,
    astrohub_redeemed_points: row.redeemed,
    redeemable_from: redeemable > ctx.now() ? redeemable.toISOString() : null,
    births: births.map(({ bid, full_name }) => ({ bid, uid, full_name })),
  }
})
