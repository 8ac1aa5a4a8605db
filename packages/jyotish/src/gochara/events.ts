import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { GRAHAS, type GrahaId } from '#ids.ts'
import { nextIngress } from '#sky/ingress.ts'
import { isoSeconds } from '#time/time.ts'
import type { Conventions } from '#types.ts'
import type { SkyEvent } from './events-types.ts'
import { eclipses, moonPhases } from './moon-events.ts'
import { signAt } from './sky-moments.ts'
import { combustionsOf, stationsOf } from './stations.ts'

/** The Moon changes sign twelve times a month and is left out unless asked for. */
const USUAL: readonly GrahaId[] = GRAHAS.filter((id) => id !== 'moon')

/** Sign changes of one graha in a span, to the second; Ketu's are Rahu's, in the opposite signs. */
export function ingressesOf(id: GrahaId, fromMs: number, toMs: number, conventions: Conventions): SkyEvent[] {
  const shift = id === 'ketu' ? 6 : 0
  const searched = id === 'ketu' ? 'rahu' : id
  const found: SkyEvent[] = []
  // One second earlier: an ingress in the very first second belongs to the span.
  let ms = fromMs - 1000
  let sign = signAt(searched, ms, conventions)
  for (;;) {
    const next = nextIngress(searched, ms, conventions)
    if (!next || next.ms >= toMs) return found
    const [from, to] = [(sign + shift) % 12, (next.sign + shift) % 12]
    if (next.ms >= fromMs) found.push({ at: isoSeconds(next.ms), code: 'ingress', graha: id, from, sign: to })
    ms = next.ms
    sign = next.sign
  }
}

/**
 * Events of the sky from `from` until before `to`, in order: sign changes, stations, combustion of the five planets, new and
 * full Moon, eclipses. `grahas` limits the first three.
 */
export function skyEvents(
  from: Date,
  to: Date,
  grahas: readonly GrahaId[] = USUAL,
  conventions: Conventions = DEFAULT_CONVENTIONS,
): SkyEvent[] {
  const [fromMs, toMs] = [from.getTime(), to.getTime()]
  const ofGrahas = grahas.flatMap((id) => [
    ...ingressesOf(id, fromMs, toMs, conventions),
    ...stationsOf(id, fromMs, toMs),
    ...combustionsOf(id, fromMs, toMs),
  ])
  return [...ofGrahas, ...moonPhases(fromMs, toMs), ...eclipses(fromMs, toMs)].toSorted((a, b) =>
    a.at < b.at ? -1 : a.at > b.at ? 1 : 0,
  )
}
