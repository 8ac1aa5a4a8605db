import { findBirth, listBirthNames } from '@dhruva/db'
import { type MatchRequest, otherNamed } from '@dhruva/intent'
import type { Chart } from '@dhruva/jyotish'
import type { Other } from '@dhruva/reading'
import { currentChart } from '#charts.ts'
import type { Ctx } from '#context.ts'
import { personOf } from '#person.ts'

/**
 * The saved birth of the same member that a message asks to compare with the birth `bid`; null when it asks for no
 * comparison or none bears that name. Any other question costs no look at the database.
 */
export const otherOf = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  uid: number,
  bid: number,
  request: MatchRequest | null,
): Promise<Other | null> => {
  if (!request) return null
  const named = otherNamed(request, await listBirthNames(ctx.db, uid, bid))
  const birth = named === null ? null : await findBirth<Chart>(ctx.db, uid, named)
  if (!birth) return null
  const person = personOf({ ...birth, name: birth.full_name })
  return { bid: birth.bid, chart: await currentChart(ctx, uid, birth), person, uncertainty: birth.tob_uncertainty }
}
