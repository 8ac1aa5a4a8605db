import { DAY_MS } from '@dhruva/common'
import type { Days, SunDay } from './days.ts'
import { held, partOf, type Stretch } from './parts.ts'
import type { CalendarPlace, DayPart, Pick } from './types.ts'

/** The days that a tithi touches, and one more for what is before sunrise. */
function daysOver({ startMs, endMs }: Stretch, days: Days): SunDay[] {
  const first = days.holding(startMs).civilMs
  const last = days.holding(endMs).civilMs + DAY_MS
  return Array.from({ length: Math.round((last - first) / DAY_MS) + 1 }, (_, index) => days.on(first + index * DAY_MS))
}

const risesIn = ({ startMs, endMs }: Stretch, { sunrise }: SunDay): boolean => startMs <= sunrise && sunrise < endMs

/** The day whose sunrise a tithi holds, the first of two; that in which it begins when it holds none. */
export function atSunrise(tithi: Stretch, days: Days): SunDay {
  const begun = days.holding(tithi.startMs)
  const next = days.on(begun.civilMs + DAY_MS)
  return !risesIn(tithi, begun) && risesIn(tithi, next) ? next : begun
}

/** The last day of which a tithi holds at least this part of the daylight from sunrise on. */
const heldFromSunrise = (tithi: Stretch, days: Days, part: number): SunDay | undefined =>
  daysOver(tithi, days).findLast(
    (day) => risesIn(tithi, day) && tithi.endMs >= day.sunrise + (day.sunset - day.sunrise) * part,
  )

/** The day on which a tithi is kept that has to hold a part of the day; when it holds it on none, the day of its sunrise. */
export function chosenDay(tithi: Stretch, at: DayPart, pick: Pick, days: Days, place: CalendarPlace): SunDay {
  if (pick === 'morning') return heldFromSunrise(tithi, days, 3 / 15) ?? days.holding(tithi.startMs)
  if (pick === 'fire') {
    // Purnima of three and a half of the four prahars, and a growing Pratipada after it: the fire burns after sunset.
    const late = heldFromSunrise(tithi, days, 3.5 / 4)
    if (late) return late
  }
  const holding = daysOver(tithi, days).flatMap((day) => {
    const part = partOf(day, at, place)
    const ms = part ? held(tithi, part) : 0
    return ms > 0 ? [{ day, ms }] : []
  })
  const longest = Math.max(...holding.map(({ ms }) => ms))
  const found =
    pick === 'first' ? holding[0] : pick === 'second' ? holding.at(-1) : holding.findLast(({ ms }) => ms === longest)
  return found?.day ?? atSunrise(tithi, days)
}
