import type { GrahaId } from '@dhruva/jyotish'
import type { Cited } from './cited.ts'
import type { Memory } from './memory.ts'
import type { Frame } from './relations.ts'
import type { Motion } from './sky.ts'
import type { Statement } from './statements.ts'
import type { Token } from './types.ts'
import { saysAny } from './words.ts'

/** Words that say of a graha that it moves in the sky of today. */
export const GOCHAR = /^(?:गोचर|gochar|gochara|transit|transits|transiting)$/
const BIRTH = /^(?:natal|birth|birth chart|at birth|d1|d 1|born|जन्म|जन्मकुंडली|janm|janma|janam)$/
export const isVarga = (frame: Frame): boolean => frame === 'd9' || frame === 'd10'

/** The charts that a statement may be about: as its words say, else as the cited facts are, else as what was said before. */
export const framesOf = (
  { tokens, subjects }: Statement,
  ids: readonly GrahaId[],
  cited: Cited,
  before: Memory,
): Frame[] => {
  const [d9, d10] = [saysAny(tokens, 'navamsa'), saysAny(tokens, 'dashamsha')]
  // `from the Moon of your birth` is only where is counted from
  const natal = tokens.some(
    ({ word }, at) => BIRTH.test(word) && !tokens.slice(at, at + 3).some(({ is }) => is.kind === 'counted'),
  )
  if (d9 || d10) return [d9 ? 'd9' : 'd10', ...(natal ? (['birth'] as const) : [])]
  if (natal) return ['birth']
  const told = new Set(ids.flatMap((id) => [...cited.frames(id)]))
  if (before.frames?.some(isVarga)) return told.has('birth') ? [...before.frames, 'birth'] : before.frames
  const lordly = subjects.length > 0 && subjects.every(({ lord }) => lord)
  const moves = saysAny(tokens, 'transit', 'enter', 'leave', 'now') && !(lordly && !saysAny(tokens, 'now'))
  const timed = tokens.some(({ is }) => is.kind === 'time')
  const known = (['birth', 'now'] as const).filter((frame) => told.has(frame))
  if (known.length === 0 && told.size > 0) return [...told]
  if (known.length > 0) return (moves || timed) && !known.includes('now') ? [...known, 'now'] : known
  const past = tokens.some(({ word }) => /^(?:was|were|had|था|थे|थी|tha|the)$/.test(word))
  const dasha = tokens.some(({ is }) => is.kind === 'dasha')
  if (tokens.some(({ word }) => GOCHAR.test(word))) return ['now']
  if ((moves && !past && !saysAny(tokens, 'your')) || (timed && !dasha && !tokens.some(({ word }) => word === 'born')))
    return ['now']
  if (moves || timed) return ['now', 'birth']
  return before.frames && (subjects.length === 0 || before.frames.includes('now')) ? before.frames : ['birth']
}

/** Whether a graha is said to enter a sign or to leave one. */
export const motionOf = (tokens: readonly Token[]): Motion => {
  if (saysAny(tokens, 'leave')) return 'leaves'
  return saysAny(tokens, 'enter') ? 'enters' : null
}
