import { profiles } from '@dhruva/contract'
import { findProfile } from '@dhruva/db'
import type { Period } from '@dhruva/jyotish'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { HIDDEN, shownOf, signsOf } from './shown.ts'

export const getProfile = implement(profiles.getProfile, async ({ ctx, user, input }) => {
  const row = await findProfile<Period>(ctx.db, input.uid)
  if (!row) throw fail('profile_not_found')
  if (row.is_private && user?.uid !== row.uid) return { ...shownOf(row), ...HIDDEN }
  return { ...shownOf(row), ...(await signsOf(ctx, row)), astrohub_points: row.points }
})
