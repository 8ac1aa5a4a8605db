import { createCache, DAY_MS } from '@dhruva/common'
import { AngleBetween, Body, Equator, Horizon, Observer } from 'astronomy-engine'
import { eclipses } from '#gochara/moon-events.ts'
import { frameAt } from '#sky/frame.ts'

const HOUR_MS = 3_600_000
const STEP_MS = HOUR_MS / 4
/** Sum of the apparent half-diameters of Sun and Moon, degrees. */
const TOUCH_DEGREES = 0.53
/** Half of the longest time that the shadow of the Earth lies on the Moon, and that the Moon crosses the Sun anywhere. */
const HALF_MS = { moon: 1.75 * HOUR_MS, sun: 3 * HOUR_MS }

type Eclipse = { ms: number; of: 'sun' | 'moon' }

const KEPT_YEARS = 20
const years = createCache<Eclipse[]>(KEPT_YEARS)

/** Those of a year anywhere; a penumbral one is not seen and not kept. */
const ofYear = (year: number): Eclipse[] =>
  years.remember(String(year), () =>
    eclipses(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)).flatMap((event): Eclipse[] => {
      const ms = Date.parse(event.at)
      if (event.code === 'solar_eclipse') return [{ ms, of: 'sun' }]
      return event.code === 'lunar_eclipse' && event.kind !== 'penumbral' ? [{ ms, of: 'moon' }] : []
    }),
  )

function isSeen({ ms, of }: Eclipse, lat: number, lng: number): boolean {
  const observer = new Observer(lat, lng, 0)
  for (let at = ms - HALF_MS[of]; at <= ms + HALF_MS[of]; at += STEP_MS) {
    const { time } = frameAt(at)
    const moon = Equator(Body.Moon, time, observer, true, true)
    const sun = Equator(Body.Sun, time, observer, true, true)
    const body = of === 'moon' ? moon : sun
    const isUp = Horizon(time, observer, body.ra, body.dec).altitude > 0
    if (isUp && (of === 'moon' || AngleBetween(moon.vec, sun.vec) < TOUCH_DEGREES)) return true
  }
  return false
}

/** The eclipses of a span that are seen at a place (degrees north and east). */
export function eclipsesSeen(fromMs: number, toMs: number, lat: number, lng: number): Eclipse[] {
  const [first, last] = [new Date(fromMs).getUTCFullYear(), new Date(toMs + DAY_MS).getUTCFullYear()]
  const all = Array.from({ length: last - first + 1 }, (_, index) => ofYear(first + index)).flat()
  return all.filter((each) => each.ms >= fromMs && each.ms < toMs && isSeen(each, lat, lng))
}
