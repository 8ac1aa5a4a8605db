import { DAY_MS } from '@dhruva/common'
import { difference, storedLongitude } from '#angles.ts'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import type { GrahaId } from '#ids.ts'
import { longitude } from '#sky/bodies.ts'
import { frameAt } from '#sky/frame.ts'
import { isoSeconds } from '#time/time.ts'
import { changes } from './search.ts'
import { signAt } from './sky-moments.ts'

/** Less than the week from a conjunction to the square, so that a step never holds both. */
const STEP_MS = 2 * DAY_MS

/** Sun and Moon make new and full Moon; Ketu is faced whenever Rahu is joined. */
const MET: readonly GrahaId[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu']

/** The Moon in the same degree as a graha, or opposite a planet; `at` is ISO 8601 UTC, `sign` 0..11 the Moon's. */
export type MoonMeeting = { at: string; graha: GrahaId; way: 'joins' | 'faces'; sign: number }

const { node } = DEFAULT_CONVENTIONS

const ahead = (graha: GrahaId, ms: number): number => {
  const frame = frameAt(ms)
  return difference(storedLongitude(longitude(frame, 'moon', node)), storedLongitude(longitude(frame, graha, node)))
}

/** Conjunctions of the Moon with planets and nodes, and its oppositions to planets, of `fromMs` <= t < `toMs`, in order. */
export const moonMeetings = (fromMs: number, toMs: number): MoonMeeting[] =>
  MET.flatMap((graha) =>
    changes((ms) => ahead(graha, ms) >= 0, fromMs, toMs, STEP_MS).flatMap((ms): MoonMeeting[] => {
      const joins = Math.abs(ahead(graha, ms)) < 90
      const isNode = graha === 'rahu' || graha === 'ketu'
      if (isNode && !joins) return []
      const sign = signAt('moon', ms, DEFAULT_CONVENTIONS)
      return [{ at: isoSeconds(ms), graha, way: joins ? 'joins' : 'faces', sign }]
    }),
  ).toSorted((a, b) => a.at.localeCompare(b.at))
