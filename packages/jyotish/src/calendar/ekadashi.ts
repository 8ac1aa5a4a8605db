import { DAY_MS } from '@dhruva/common'
import { atSunrise } from './choose.ts'
import type { Days, SunDay } from './days.ts'
import { fraction, partOf, type Stretch, shared } from './parts.ts'
import type { CalendarPlace } from './types.ts'

/** The tithis that decide; `parvan`: Purnima or Amavasya after them. */
type Fortnight = { ekadashi: Stretch; dwadashi: Stretch; parvan: Stretch }

export type EkadashiDays = {
  smarta: SunDay
  vaishnava: SunDay
  parana: Stretch
  vaishnavaParana: Stretch
  hariVasaraMs: number
}

const risesIn = ({ startMs, endMs }: Stretch, { sunrise }: SunDay): boolean => startMs <= sunrise && sunrise < endMs

/**
 * When the fast is broken, the morning after: once Hari Vasara (the first quarter of Dwadashi) is over, before Dwadashi ends
 * and within pratah; else in aparahna, never at noon. Where Dwadashi was over at sunrise, within pratah.
 */
function paranaOf(day: SunDay, dwadashi: Stretch, hariVasaraMs: number): Stretch {
  const { sunrise, sunset } = day
  const pratah = fraction(sunrise, sunset, [0, 3 / 15])
  if (dwadashi.endMs <= sunrise) return pratah
  const free = { startMs: hariVasaraMs, endMs: dwadashi.endMs }
  const aparahna = fraction(sunrise, sunset, [9 / 15, 12 / 15])
  return shared(pratah, free) ?? shared(aparahna, { ...free, endMs: Number.POSITIVE_INFINITY }) ?? aparahna
}

/**
 * The day that Smarta householders fast (Dharmasindhu, parichchheda 1, Ekadashi-nirnaya): that of the sunrise which Ekadashi
 * holds; of two the second, when Dwadashi holds the sunrise after it, else the first; the day in which Ekadashi begins where it
 * leaves no sunrise to Dwadashi.
 */
function smartaDay(ekadashi: Stretch, dwadashi: Stretch, days: Days): SunDay {
  const rising = atSunrise(ekadashi, days)
  if (!risesIn(ekadashi, rising)) return rising
  const second = days.on(rising.civilMs + DAY_MS)
  if (risesIn(ekadashi, second)) return dwadashi.endMs > second.next ? second : rising
  return dwadashi.endMs > rising.next ? rising : days.holding(ekadashi.startMs)
}

/**
 * Vaishnavas (Haribhaktivilasa 12-13): never with Dashami after the beginning of arunodaya; the second day of two; and Dwadashi itself
 * when it holds two sunrises (Vyanjuli) or the full or new Moon after it does (Pakshavardhini).
 */
function vaishnavaDay({ ekadashi, dwadashi, parvan }: Fortnight, days: Days, place: CalendarPlace): SunDay {
  const rising = atSunrise(ekadashi, days)
  const second = days.on(rising.civilMs + DAY_MS)
  const arunodaya = partOf(rising, 'arunodaya', place)
  const isPure = arunodaya !== null && ekadashi.startMs <= arunodaya.startMs
  const holdsTwo = [ekadashi, dwadashi, parvan].some((tithi) => {
    const first = atSunrise(tithi, days)
    return risesIn(tithi, first) && risesIn(tithi, days.on(first.civilMs + DAY_MS))
  })
  return isPure && !holdsTwo ? rising : second
}

/** The fasts of an Ekadashi and when they are broken. */
export function ekadashiDays(fortnight: Fortnight, days: Days, place: CalendarPlace): EkadashiDays {
  const { ekadashi, dwadashi } = fortnight
  const smarta = smartaDay(ekadashi, dwadashi, days)
  const vaishnava = vaishnavaDay(fortnight, days, place)
  const hariVasaraMs = dwadashi.startMs + (dwadashi.endMs - dwadashi.startMs) / 4
  const parana = ({ civilMs }: SunDay) => paranaOf(days.on(civilMs + DAY_MS), dwadashi, hariVasaraMs)
  return { smarta, vaishnava, parana: parana(smarta), vaishnavaParana: parana(vaishnava), hariVasaraMs }
}
