import type { GrahaId } from '@dhruva/jyotish'
import { type Frames, framesOf } from './read-aspects.ts'
import { type Segment, saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { isDenied, isHindi, plainIn, type Story } from './subjects.ts'
import type { Claim } from './types.ts'
import { has } from './words.ts'

const together = (sky: Sky, a: GrahaId, b: GrahaId, { transit, natal }: Frames): boolean => {
  if (natal && sky.natal(a).sign === sky.natal(b).sign) return true
  if (!transit) return false
  const [one, other] = [sky.signsBy(a, null, null), sky.signsBy(b, null, null)].map((signs) => [...signs])
  const meets = one?.some((sign) => other?.includes(sign)) ?? false
  return meets || (other?.includes(sky.natal(a).sign) ?? false) || (one?.includes(sky.natal(b).sign) ?? false)
}

/** `Moon with Saturn` names a bond when nothing else stands between. */
const isBond = (segment: Segment, last: Segment | undefined): boolean => {
  const { tokens, subjects } = segment
  if (segment.dasha || subjects.length === 0) return false
  if (tokens.some((token) => has(token, 'conj') && token.is.kind === 'word')) return true
  const second = subjects[1]
  const [only] = subjects
  // `Venus, together with Mars in your chart`: with whoever was named before
  if (only && has(tokens[only.at + 1], 'in') && has(tokens[only.at + 2], 'pron')) return false
  if (only && !second && !last?.dasha && has(tokens[0], 'with') && plainIn(tokens.slice(0, only.at)) === 0) return true
  if (!second || !subjects[0]) return false
  if (has(tokens[second.at + 1], 'with') && isHindi(tokens))
    return plainIn(tokens.slice(subjects[0].at + 1, second.at)) <= 1
  const lead = tokens[second.at - 1]
  const before = has(lead, 'your', 'the') ? tokens[second.at - 2] : lead
  return (
    has(before, 'with') &&
    plainIn(tokens.slice(subjects[0].at + 1, second.at)) <= 1 &&
    !saysAny(tokens, 'aspect', 'rules')
  )
}

/** Grahas said to stand together. */
export const readBonds = (story: Story, index: number, sky: Sky): Claim[] => {
  const segment = story.segments[index]
  if (!segment || !isBond(segment, story.segments[index - 1]) || segment.times.length > 0) return []
  const { tokens } = segment
  if (saysAny(tokens, 'aspect', 'lord') || tokens.some(({ is }) => is.kind === 'yoga')) return []
  const own = segment.subjects.flatMap(({ ids }) => ids)
  const ids = own.length === 1 && story.carry[0] && !saysAny(tokens, 'be') ? [...story.carry[0], ...own] : own
  const ends = [...new Set(ids)]
  if (ends.length < 2) return []
  const [first, ...others] = ends
  const at = tokens.findIndex((token) => has(token, 'conj', 'with') && token.is.kind === 'word')
  const denied = isDenied(tokens, at) !== /^(?:different|separate|अलग)/.test(tokens[at]?.word ?? '')
  const frames = framesOf(story, index)
  const ok = others.every(
    (id) =>
      first !== undefined && together(sky, first, id, denied ? { ...frames, natal: true, transit: false } : frames),
  )
  return [{ kind: 'bond', about: ends.map((id) => `graha:${id}`), ok: ok !== denied }]
}

/** A house without grahas. */
export const readEmpty = (story: Story, index: number, sky: Sky): Claim[] => {
  const segment = story.segments[index]
  if (!segment) return []
  const { tokens } = segment
  const at = tokens.findIndex((token) => has(token, 'empty') && token.is.kind === 'word')
  const house = tokens.find(({ is }) => is.kind === 'houses')
  if (at < 0 || house?.is.kind !== 'houses' || segment.subjects.length > 0 || saysAny(tokens, 'aspect')) return []
  const isAny = /^(?:कोई ग्रह|koi grah)$/.test(tokens[at]?.word ?? '')
  if (isAny && !saysAny(tokens, 'neg')) return []
  const denied = !isAny && !/^no /.test(tokens[at]?.word ?? '') && isDenied(tokens, at)
  const ok = house.is.houses.every((n) => sky.chart.houses.find((each) => each.house === n)?.occupants.length === 0)
  return [{ kind: 'empty', about: house.is.houses.map((n) => `house:${n}`), ok: ok !== denied }]
}
