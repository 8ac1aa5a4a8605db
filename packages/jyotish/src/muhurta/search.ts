import { DAY_MS } from '@dhruva/common'
import { civilMsOf, isoSeconds } from '#time/time.ts'
import { ACTIVITY_RULES } from './activities-data.ts'
import { bestOf, judgeDay, leastBadHours } from './hours.ts'
import { type CutDay, cutDays } from './sky.ts'
import type { LeastBad, MuhurtaAsk, MuhurtaDay, MuhurtaFound, MuhurtaHours } from './types.ts'

const CHOSEN = 3
/** How far the first good day after a search without one is looked for: beyond Chaturmas with an extra month. */
const LOOK_ON_DAYS = 30
const LOOKS_ON = 8

type Good = MuhurtaDay & { best: MuhurtaHours }
const isGood = (day: MuhurtaDay): day is Good => day.best !== null

/** Better days first: by points, then by the activity's own nakshatra, then by date. */
function ranked({ activity }: MuhurtaAsk, days: readonly Good[]): Good[] {
  const { bestNakshatra } = ACTIVITY_RULES[activity]
  const isPreferred = ({ best }: Good) =>
    best.terms.some((term) => term.code === 'nakshatra' && term.nakshatra === bestNakshatra) ? 1 : 0
  return days.toSorted(
    (a, b) => b.best.points - a.best.points || isPreferred(b) - isPreferred(a) || (a.date < b.date ? -1 : 1),
  )
}

const civil = (ms: number) => {
  const day = new Date(ms)
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}

/** The first good day after a search, up to eight months on. */
function firstAfter(ask: MuhurtaAsk): MuhurtaDay | null {
  for (let look = 0; look < LOOKS_ON; look += 1) {
    const fromMs = civilMsOf(ask.to) + (look * LOOK_ON_DAYS + 1) * DAY_MS
    const next = { ...ask, from: civil(fromMs), to: civil(fromMs + (LOOK_ON_DAYS - 1) * DAY_MS) }
    for (const cut of cutDays(next).days) {
      const day = judgeDay(next, cut)
      if (day.best) return day
    }
  }
  return null
}

function leastBadOf(ask: MuhurtaAsk, cuts: readonly CutDay[]): LeastBad | null {
  const found = cuts.flatMap((cut): LeastBad[] => {
    const hours = leastBadHours(ask, cut)
    return hours ? [{ date: cut.day.date, vara: cut.day.vara, hours }] : []
  })
  const best = bestOf(found.map(({ hours }) => hours))
  return found.find(({ hours }) => hours === best) ?? null
}

/** The best good day none of whose best hours lie in a custom, when the best of all does. */
function outsideOf(ask: MuhurtaAsk, order: readonly Good[]): string | null {
  const [best] = order
  if (!best || best.best.customs.length === 0) return null
  const outside = order.flatMap((day): Good[] => {
    const hours = bestOf(day.hours.filter(({ customs }) => customs.length === 0))
    return hours ? [{ ...day, best: hours }] : []
  })
  return ranked(ask, outside)[0]?.date ?? null
}

/**
 * The days from one date to another on which an activity goes well at a place, each with its hours and everything that
 * speaks for them or leaves hours out. Without a chart tara and chandrabala are not counted. Limbs and sunrise are those
 * of the panchang of the day. Muhurta Chintamani; B. V. Raman, "Muhurtha"; points and order: ADR 38.
 */
export function searchMuhurta(ask: MuhurtaAsk): MuhurtaFound {
  const { days: cuts, customs } = cutDays(ask)
  const days = cuts.map((cut) => judgeDay(ask, cut))
  const order = ranked(ask, days.filter(isGood))
  const [best] = order
  return {
    days,
    chosen: order
      .slice(0, CHOSEN)
      .map(({ date }) => date)
      .toSorted(),
    best: best?.date ?? null,
    outside: outsideOf(ask, order),
    leastBad: best ? null : leastBadOf(ask, cuts),
    after: best ? null : firstAfter(ask),
    customs: customs.map(({ id, startMs, endMs }) => ({ id, start: isoSeconds(startMs), end: isoSeconds(endMs) })),
  }
}
