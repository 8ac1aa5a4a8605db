import { DAY_MS } from '@dhruva/common'
import { changes } from '#gochara/search.ts'
import { beginningOf } from '#panchang/limbs.ts'
import { ascendantLongitude } from '#sky/ascendant.ts'
import { frameAt } from '#sky/frame.ts'
import { isoSeconds } from '#time/time.ts'
import { signOf } from '#zodiac/signs.ts'
import type { Days, SunDay } from './days.ts'
import type { TithiRule } from './festivals-data.ts'
import type { YearlyId } from './observance-ids.ts'
import { fraction, moonriseOf, partOf, type Stretch, shared } from './parts.ts'
import type { CalendarPlace, ObservanceTime } from './types.ts'

type TimeId = ObservanceTime['id']

export const span = (id: TimeId, { startMs, endMs }: Stretch): ObservanceTime => ({
  id,
  start: isoSeconds(startMs),
  end: isoSeconds(endMs),
})
export const instant = (id: TimeId, ms: number): ObservanceTime => ({ id, start: isoSeconds(ms), end: null })

const VRISHABHA = 1
const LAGNA_STEP_MS = 20 * 60_000

/** When the fixed sign Vrishabha rises during a stretch of an evening. */
function vrishabhaLagna(stretch: Stretch, { lat, lng }: CalendarPlace): Stretch | null {
  const rises = (ms: number) => signOf(ascendantLongitude(frameAt(ms), lat, lng)) === VRISHABHA
  const cuts = changes(rises, stretch.startMs, stretch.endMs, LAGNA_STEP_MS)
  const edges = [stretch.startMs, ...cuts, stretch.endMs]
  const index = edges.findIndex((ms, each) => each < edges.length - 1 && rises(ms + 1000))
  const [startMs, endMs] = [edges[index], edges[index + 1]]
  return startMs === undefined || endMs === undefined ? null : { startMs, endMs }
}

/** Bhadra of a Purnima: its first half. */
const bhadraOf = (purnima: Stretch): Stretch => ({
  startMs: purnima.startMs,
  endMs: beginningOf('karana', 29, (purnima.startMs + purnima.endMs) / 2),
})

/** Worship without Bhadra: what is left of the part of the day, else from the end of Bhadra to that of the tithi, or to midnight. */
function withoutBhadra(part: Stretch, tithi: Stretch, { sunrise, sunset, next }: SunDay): Stretch {
  const endMs = bhadraOf(tithi).endMs
  const isByDay = part.startMs < sunset
  const free = { startMs: Math.max(endMs, isByDay ? sunrise : sunset), endMs: isByDay ? tithi.endMs : part.endMs }
  const best = isByDay ? (shared(part, free) ?? free) : free
  if (best.startMs < best.endMs) return best
  // Holika burns after the evening when Bhadra ends before midnight; when it does not, in Bhadra itself.
  const midnight = (sunset + next) / 2
  return endMs < midnight ? { startMs: endMs, endMs: midnight } : (shared(part, tithi) ?? part)
}

function pujaOf(id: YearlyId, rule: TithiRule, tithi: Stretch, day: SunDay, place: CalendarPlace): Stretch | null {
  const part = rule.puja && partOf(day, rule.puja, place)
  if (!part) return null
  if (rule.bhadra) return withoutBhadra(part, tithi, day)
  const both = shared(part, tithi)
  if (id === 'diwali' && both) return vrishabhaLagna(both, place) ?? both
  return both ?? part
}

/** The bath before Narak Chaturdashi's sunrise begins with the moonrise. */
function abhyanga(day: SunDay, days: Days, place: CalendarPlace): Stretch | null {
  const rise = moonriseOf(days.on(day.civilMs - DAY_MS), place)
  return rise !== null && rise < day.sunrise ? { startMs: rise, endMs: day.sunrise } : null
}

const MOON_SEEN: readonly YearlyId[] = ['karva_chauth', 'sakat_chauth', 'sharad_purnima', 'kajari_teej']

/** What is done at certain hours of a festival's day, after the tithi itself. */
export function timesOf(
  id: YearlyId,
  rule: TithiRule,
  tithi: Stretch,
  day: SunDay,
  days: Days,
  place: CalendarPlace,
): ObservanceTime[] {
  const puja = (id === 'narak_chaturdashi' && abhyanga(day, days, place)) || pujaOf(id, rule, tithi, day, place)
  const moonrise = MOON_SEEN.includes(id) ? moonriseOf(day, place) : null
  const vijaya = fraction(day.sunrise, day.sunset, [10 / 15, 11 / 15])
  return [
    span('tithi', tithi),
    ...(puja ? [span('puja', puja)] : []),
    ...(rule.bhadra ? [span('bhadra', bhadraOf(tithi))] : []),
    ...(moonrise === null ? [] : [instant('moonrise', moonrise)]),
    ...(id === 'dussehra' ? [span('vijaya', vijaya)] : []),
    ...(id === 'chhath_puja' ? [instant('sunset', day.sunset), instant('sunrise', day.next)] : []),
  ]
}
