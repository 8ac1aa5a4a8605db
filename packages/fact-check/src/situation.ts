import type { GrahaId } from '@dhruva/jyotish'
import { frameOf } from './frames.ts'
import { saysAny } from './segments.ts'
import type { Motion, Sky } from './sky.ts'
import { type Candidates, type Frame, type Story, timesOf } from './subjects.ts'
import type { TimeWord, Token } from './types.ts'

export type Situation = { frame: Frame; times: TimeWord[]; motion: Motion }

const motionOf = (tokens: readonly Token[]): Motion => {
  if (saysAny(tokens, 'leave')) return 'leaves'
  return saysAny(tokens, 'enter') ? 'enters' : null
}

export const situationOf = (story: Story, index: number, candidates: Candidates): Situation => {
  const segment = story.segments[index]
  const times = timesOf(story.segments, index)
  if (!segment) return { frame: 'either', times, motion: null }
  return { frame: frameOf(segment, times, candidates, story), times, motion: motionOf(segment.tokens) }
}

/** Whether a graha stands, stood or will stand in one of the signs, as the words place it in time. */
export const standsIn = (
  sky: Sky,
  id: GrahaId,
  signs: ReadonlySet<number>,
  { frame, times, motion }: Situation,
): boolean => {
  if (frame !== 'transit' && signs.has(sky.natal(id).sign)) return true
  if (frame === 'natal') return false
  if (times.length === 0) return [...sky.signsBy(id, null, motion)].some((sign) => signs.has(sign))
  return times.every((time) => [...sky.signsBy(id, time, motion)].some((sign) => signs.has(sign)))
}
