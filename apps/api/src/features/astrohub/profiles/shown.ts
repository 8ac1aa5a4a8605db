import { createCache } from '@dhruva/common'
import { findBirth, type ProfileBirth, type ProfileRow } from '@dhruva/db'
import {
  CHART_VERSION,
  type Chart,
  DEFAULT_CONVENTIONS,
  GRAHA_NAMES,
  NAKSHATRA_NAMES,
  type Period,
  SIGN_NAMES,
  type Stability,
  stability,
} from '@dhruva/jyotish'
import { currentChart } from '#charts.ts'
import type { Ctx } from '#context.ts'
import { genderShown } from '../avatars/avatars.ts'

export type Row = ProfileRow<Period>

type Sky = { moon_sign: number; nakshatra: number; mahadashas: Period[] }

/** What the profile says of a birth; null where there is none, or where its time leaves it open. */
export type Signs = { rashi: string | null; nakshatra: string | null; current_mahadasha: string | null }

const NONE: Signs = { rashi: null, nakshatra: null, current_mahadasha: null }

const runs = ({ start, end }: Period, now: Date) =>
  Date.parse(start) <= now.getTime() && now.getTime() < Date.parse(end)

const named = ({ moon_sign, nakshatra, mahadashas }: Sky, now: Date): Signs => {
  const running = mahadashas.find((period) => runs(period, now))
  return {
    rashi: SIGN_NAMES[moon_sign]?.sa ?? null,
    nakshatra: NAKSHATRA_NAMES[nakshatra]?.sa ?? null,
    current_mahadasha: running ? GRAHA_NAMES[running.lord].en : null,
  }
}

/** Of the chart as stored; one of an older version is computed anew. */
const skyOf = async (ctx: Ctx, uid: number, birth: ProfileBirth<Period>): Promise<Sky> => {
  if (birth.chart_version === CHART_VERSION) return birth
  const stored = await findBirth<Chart>(ctx.db, uid, birth.bid)
  if (!stored) return birth
  const chart = await currentChart(ctx, uid, stored)
  return { ...chart, mahadashas: chart.vimshottari.mahadashas }
}

/** What an uncertain time leaves open takes 8 ms to find and everybody may ask for it: the last ones are kept, each for an hour. */
const KEPT = 2_000
const HOUR_MS = 3_600_000

const kept = createCache<Stability>(KEPT)

const stabilityOf = (birth: ProfileBirth<Period>, now: Date): Stability => {
  const { dob, tob, lat, lng, tob_uncertainty } = birth
  const key = [dob, tob, lat, lng, tob_uncertainty, Math.floor(now.getTime() / HOUR_MS)].join(' ')
  return kept.remember(key, () => stability(birth, tob_uncertainty, now, DEFAULT_CONVENTIONS))
}

/** Moon sign, nakshatra and running mahadasha of the birth a profile rests on, named as in its chart; the graha by its English name. */
export const signsOf = async (ctx: Ctx, { uid, birth }: Row): Promise<Signs> => {
  if (!birth) return NONE
  const now = ctx.now()
  const said = named(await skyOf(ctx, uid, birth), now)
  if (birth.tob_uncertainty === 0) return said
  const held = stabilityOf(birth, now)
  return {
    rashi: held.signs.moon.certain ? said.rashi : null,
    nakshatra: held.nakshatra.certain ? said.nakshatra : null,
    current_mahadasha: held.dasha.running?.maha.certain ? said.current_mahadasha : null,
  }
}

const flag = (yes: boolean): 0 | 1 => (yes ? 1 : 0)

/** What everyone may see of a profile, a private one too. */
export const shownOf = (row: Row) => ({
  status: 'success' as const,
  uid: row.uid,
  display_name: row.handle,
  gender: genderShown(row.gender, row.avatar),
  avatar: row.avatar,
  is_private: flag(row.is_private),
  is_ban: flag(row.is_banned),
})

/** What a private profile keeps to itself. */
export const HIDDEN = { ...NONE, astrohub_points: null }
