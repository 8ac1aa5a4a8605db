import { DAY_MS } from '@dhruva/common'
import { changes } from '#gochara/search.ts'
import { signAt } from '#gochara/sky-moments.ts'
import { goesBack } from '#gochara/stations.ts'
import { nextIngress } from '#sky/ingress.ts'
import type { Conventions } from '#types.ts'

/** A stretch in which Jupiter, Saturn and Rahu keep their signs and Jupiter and Saturn their direction; milliseconds, end exclusive. */
export type SlowSky = {
  startMs: number
  endMs: number
  jupiter: number
  saturn: number
  rahu: number
  /** moving backwards */
  back: { jupiter: boolean; saturn: boolean }
}

const SLOW = ['jupiter', 'saturn', 'rahu'] as const
const TURNING = ['jupiter', 'saturn'] as const
/** Both go back for more than a hundred days and forward for longer. */
const STATION_STEP_MS = 40 * DAY_MS

function ingressesOf(id: (typeof SLOW)[number], fromMs: number, toMs: number, conventions: Conventions): number[] {
  const found: number[] = []
  let ms = nextIngress(id, fromMs, conventions)?.ms ?? toMs
  while (ms < toMs) {
    found.push(ms)
    ms = nextIngress(id, ms, conventions)?.ms ?? toMs
  }
  return found
}

function search(fromMs: number, toMs: number, conventions: Conventions): SlowSky[] {
  const cuts = [
    fromMs,
    ...SLOW.flatMap((id) => ingressesOf(id, fromMs, toMs, conventions)),
    ...TURNING.flatMap((id) => changes((ms) => goesBack(id, ms), fromMs, toMs, STATION_STEP_MS)),
  ]
  const starts = [...new Set(cuts)].toSorted((a, b) => a - b)
  return starts.map((startMs, index) => {
    const endMs = starts[index + 1] ?? toMs
    const middle = (startMs + endMs) / 2
    return {
      startMs,
      endMs,
      jupiter: signAt('jupiter', middle, conventions),
      saturn: signAt('saturn', middle, conventions),
      rahu: signAt('rahu', middle, conventions),
      back: { jupiter: goesBack('jupiter', middle), saturn: goesBack('saturn', middle) },
    }
  })
}

/** The months that people ask in, and a few years of the past. */
const SKIES_KEPT = 12
const skies = new Map<string, SlowSky[]>()

/** The slow sky between two instants without gaps; the same for every chart, so it is searched once. */
export function slowSky(fromMs: number, toMs: number, conventions: Conventions): SlowSky[] {
  const key = `${conventions.node} ${fromMs} ${toMs}`
  const known = skies.get(key)
  if (known) return known
  const sky = search(fromMs, toMs, conventions)
  const [oldest] = skies.keys()
  if (skies.size >= SKIES_KEPT && oldest !== undefined) skies.delete(oldest)
  skies.set(key, sky)
  return sky
}
