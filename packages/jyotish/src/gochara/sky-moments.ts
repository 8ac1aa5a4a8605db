import { storedLongitude } from '#angles.ts'
import { longitude } from '#bodies.ts'
import { type Frame, frameAt } from '#frame.ts'
import type { GrahaId } from '#ids.ts'
import { nextIngress } from '#ingress.ts'
import { nakshatraOf } from '#nakshatra.ts'
import { signOf } from '#signs.ts'
import type { Conventions } from '#types.ts'

/** What scores need of an instant: in which signs the grahas are and in which nakshatra the Moon. */
export type SkyMoment = { ms: number; signs: Readonly<Record<GrahaId, number>>; nakshatra: number }

/** The sign of a slow graha at later and later instants: searched once for each sign it is in, not for each instant. */
function walker(id: GrahaId, conventions: Conventions): (ms: number, frame: Frame) => number {
  let sign = 0
  let untilMs = Number.NEGATIVE_INFINITY
  return (ms, frame) => {
    if (ms < untilMs) return sign
    sign = signOf(storedLongitude(longitude(frame, id, conventions.node)))
    untilMs = nextIngress(id, ms, conventions)?.ms ?? ms
    return sign
  }
}

/** The sky at instants in ascending order, milliseconds since 1970 UTC. */
export function skyMoments(instants: readonly number[], conventions: Conventions): SkyMoment[] {
  const walk = (id: GrahaId) => walker(id, conventions)
  const [sun, mars, mercury, jupiter] = [walk('sun'), walk('mars'), walk('mercury'), walk('jupiter')]
  const [venus, saturn, rahu] = [walk('venus'), walk('saturn'), walk('rahu')]
  return instants.map((ms) => {
    const frame = frameAt(ms)
    const moon = storedLongitude(longitude(frame, 'moon', conventions.node))
    const node = rahu(ms, frame)
    const signs = {
      sun: sun(ms, frame),
      moon: signOf(moon),
      mars: mars(ms, frame),
      mercury: mercury(ms, frame),
      jupiter: jupiter(ms, frame),
      venus: venus(ms, frame),
      saturn: saturn(ms, frame),
      rahu: node,
      ketu: (node + 6) % 12,
    }
    return { ms, signs, nakshatra: nakshatraOf(moon) }
  })
}
