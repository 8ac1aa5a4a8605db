import { DAY_MS } from '@dhruva/common'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { ingressesOf } from '#gochara/events.ts'
import type { Span } from '#panchang/limbs.ts'
import { ACTIVITY_RULES } from './activities-data.ts'
import { type Custom, customsBetween } from './customs.ts'
import { type PlaceDay, placeDays } from './days.ts'
import { eclipsesSeen } from './eclipses.ts'
import { festivalDate } from './festivals.ts'
import { type LimbSpans, limbSpans } from './limb-spans.ts'
import type { Hour } from './rules.ts'
import type { CustomId, FestivalId, MuhurtaAsk } from './types.ts'

/** A stretch in which nothing changes that the rules look at. */
export type Piece = { startMs: number; endMs: number; hour: Hour }
export type CutDay = { day: PlaceDay; pieces: Piece[] }

const TEN_DAYS_MS = 10 * DAY_MS

/** The customs that count or are told of an activity. */
export function customsOf({ activity, direction }: Pick<MuhurtaAsk, 'activity' | 'direction'>): CustomId[] {
  const { keeps, tells } = ACTIVITY_RULES[activity]
  return [...keeps, ...tells, ...(activity === 'travel' && direction === 'south' ? (['panchak'] as const) : [])]
}

type Stretch = { startMs: number; endMs: number }
const touches = (a: Stretch, b: Stretch): boolean => a.startMs < b.endMs && b.startMs < a.endMs
const holds = (span: Stretch | null, ms: number): boolean => span !== null && span.startMs <= ms && ms < span.endMs

function partAt(spans: readonly Span[], ms: number): number {
  const span = spans.find((each) => holds(each, ms))
  if (!span) throw new RangeError('a time outside the limbs that were computed')
  return span.part
}

/** What is the same all day long. */
type OfDay = Pick<Hour, 'vara' | 'sankranti' | 'eclipse' | 'festivals' | 'beforeEleventh'>

function pieces(day: PlaceDay, open: Stretch, sky: LimbSpans, customs: readonly Custom[], ofDay: OfDay): Piece[] {
  const near = (spans: readonly Span[]) => spans.filter((span) => touches(span, open))
  const limbs = {
    tithi: near(sky.tithi),
    nakshatra: near(sky.nakshatra),
    yoga: near(sky.yoga),
    moon_sign: near(sky.moon_sign),
    vishti: near(sky.vishti),
  }
  const running = customs.filter((custom) => touches(custom, open))
  const parts = [day.rahuKaal, day.abhijit].filter((part) => part !== null)
  const edges = [...Object.values(limbs).flat(), ...running, ...parts]
    .flatMap(({ startMs, endMs }) => [startMs, endMs])
    .filter((ms) => ms > open.startMs && ms < open.endMs)
  const cuts = [...new Set([open.startMs, ...edges, open.endMs])].toSorted((a, b) => a - b)
  return cuts.slice(1).map((endMs, index) => {
    const startMs = cuts[index] ?? endMs
    const ms = (startMs + endMs) / 2
    const hour: Hour = {
      ...ofDay,
      tithi: partAt(limbs.tithi, ms) + 1,
      nakshatra: partAt(limbs.nakshatra, ms),
      yoga: partAt(limbs.yoga, ms) + 1,
      moonSign: partAt(limbs.moon_sign, ms),
      vishti: limbs.vishti.some((span) => holds(span, ms)),
      rahuKaal: holds(day.rahuKaal, ms),
      abhijit: holds(day.abhijit, ms),
      customs: running.filter((custom) => holds(custom, ms)).map(({ id }) => id),
    }
    return { startMs, endMs, hour }
  })
}

/** Dates of the festivals that an activity is done on. */
function festivalsOf({ activity, place, from, to }: MuhurtaAsk): Map<string, FestivalId> {
  const ids = ACTIVITY_RULES[activity].festivals ?? []
  const years = from.year === to.year ? [from.year] : [from.year, to.year]
  return new Map(ids.flatMap((id) => years.map((year) => [festivalDate(id, year, place), id] as const)))
}

/** The days of a search cut into pieces, and the customs of its activity that touch them. */
export function cutDays(ask: MuhurtaAsk): { days: CutDay[]; customs: Custom[] } {
  const { activity, chart, place, from, to, after } = ask
  const all = placeDays(from, to, place, ACTIVITY_RULES[activity].evening === true)
  const days = all.filter((day) => !(day.open && after && day.open.endMs <= after.getTime()))
  const opens = days.flatMap(({ open }) => open ?? [])
  const [first, last] = [opens[0], opens.at(-1)]
  if (!first || !last) return { days: days.map((day) => ({ day, pieces: [] })), customs: [] }
  const [fromMs, toMs] = [first.startMs, last.endMs + DAY_MS]
  const birthMs = chart && Date.parse(chart.input.utc)
  const sky = limbSpans(fromMs, toMs)
  const customs = customsBetween(customsOf(ask), fromMs, last.endMs, birthMs)
  const sankrantis = ingressesOf('sun', fromMs - DAY_MS, toMs, DEFAULT_CONVENTIONS).map(({ at }) => Date.parse(at))
  const seen = eclipsesSeen(fromMs, toMs, place.lat, place.lng)
  const festivals = festivalsOf(ask)
  const cut = ({ ...day }: PlaceDay): CutDay => {
    if (!day.open) return { day, pieces: [] }
    const { startMs, endMs } = day.open
    const nextMs = startMs + DAY_MS
    const festival = festivals.get(day.date)
    const open = { startMs: Math.max(startMs, after?.getTime() ?? startMs), endMs }
    const ofDay: OfDay = {
      vara: day.vara,
      sankranti: sankrantis.some((ms) => ms >= startMs && ms < nextMs),
      eclipse: seen.find(({ ms }) => ms >= startMs && ms < nextMs)?.of ?? null,
      festivals: festival ? [festival] : [],
      beforeEleventh:
        activity === 'naming' && birthMs !== null && startMs >= birthMs - DAY_MS && startMs < birthMs + TEN_DAYS_MS,
    }
    return { day, pieces: pieces(day, open, sky, customs, ofDay) }
  }
  return { days: days.map(cut), customs }
}
