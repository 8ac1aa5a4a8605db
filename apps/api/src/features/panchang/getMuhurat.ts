import { muhurats } from '@dhruva/contract'
import { findBirth } from '@dhruva/db'
import { type Chart, stability, zoneAt } from '@dhruva/jyotish'
import { unsureOf } from '@dhruva/reading'
import { currentChart } from '#charts.ts'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { callerOf } from '#http/limits.ts'
import { createPace } from '#http/pace.ts'
import { isKnown, type MuhuratAsk, muhuratFrom } from './muhurat-from.ts'
import { dayAt, placeOf } from './place.ts'

/** A new search takes a tenth of a second of the event loop, and one that has to look on three: of one address one a second. */
const turnOf = createPace(1000)

/** The kundli whose Moon counts; null when the time of birth leaves its nakshatra or sign open. */
const chartOf = async (ctx: Ctx, uid: number, bid: number): Promise<Chart | null> => {
  const birth = await findBirth<Chart>(ctx.db, uid, bid)
  if (!birth) throw fail('birth_not_found')
  const chart = await currentChart(ctx, uid, birth)
  if (birth.tob_uncertainty === 0) return chart
  const open = unsureOf(stability(chart.input, birth.tob_uncertainty, ctx.now()))
  return open.some((what) => what === 'nakshatra' || what === 'moon_sign') ? null : chart
}

export const getMuhurat = implement(muhurats.getMuhurat, async ({ ctx, user, input, language, address }) => {
  const { activity, month, bid, direction } = input
  const place = placeOf(input, language)
  const tz = zoneAt(place.lat, place.lng)
  const now = ctx.now()
  const isAsked = user !== null && bid !== undefined
  const chart = isAsked ? await chartOf(ctx, user.uid, bid) : null
  const ask: MuhuratAsk = {
    activity,
    chart,
    place: { ...place, tz },
    today: dayAt(now, tz),
    month: month ?? null,
    now,
    direction: direction ?? null,
  }
  if (ctx.config.rateLimits && !isKnown(ask)) await turnOf(callerOf(address))
  const counted = !isAsked ? ('nobody' as const) : chart ? ('birth' as const) : ('unsure' as const)
  return { status: 'success' as const, ...muhuratFrom(ask, language), counted }
})
