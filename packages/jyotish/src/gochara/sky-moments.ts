import { storedLongitude } from '#angles.ts'
import { forEachGraha, type GrahaId } from '#ids.ts'
import { longitude } from '#sky/bodies.ts'
import { type Frame, frameAt } from '#sky/frame.ts'
import { nextIngress } from '#sky/ingress.ts'
import type { Conventions } from '#types.ts'
import { nakshatraOf } from '#zodiac/nakshatra.ts'
import { signOf } from '#zodiac/signs.ts'

/** What scores need of an instant: in which signs the grahas are and in which nakshatra the Moon. */
export type SkyMoment = { ms: number; signs: Readonly<Record<GrahaId, number>>; nakshatra: number }

const signIn = (frame: Frame, id: GrahaId, { node }: Conventions): number =>
  signOf(storedLongitude(longitude(frame, id, node)))

/** Sign 0..11 of a graha at an instant, milliseconds since 1970 UTC, as a chart of that second has it. */
export const signAt = (id: GrahaId, ms: number, conventions: Conventions): number =>
  signIn(frameAt(ms), id, conventions)

/** The signs of all grahas at an instant. */
export function signsAt(ms: number, conventions: Conventions): Record<GrahaId, number> {
  const frame = frameAt(ms)
  return forEachGraha((id) => signIn(frame, id, conventions))
}

/** The sign of a slow graha at later and later instants: searched once for each sign it is in, not for each instant. */
function walker(id: GrahaId, conventions: Conventions): (ms: number, frame: Frame) => number {
  let sign = 0
  let untilMs = Number.NEGATIVE_INFINITY
  return (ms, frame) => {
    if (ms < untilMs) return sign
    sign = signIn(frame, id, conventions)
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
