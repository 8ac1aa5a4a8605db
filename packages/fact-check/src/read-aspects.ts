import { aspects, type GrahaId } from '@dhruva/jyotish'
import { frameOf } from './frames.ts'
import { type Segment, type Subject, saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { isDenied, isHindi, type Story, timesOf } from './subjects.ts'
import type { Claim, TimeWord, Token } from './types.ts'
import { has } from './words.ts'

export type Frames = { transit: boolean; natal: boolean; times: readonly TimeWord[] }

/** Signs of a graha at birth, and now or at the times that are named. */
const signsOf = (sky: Sky, id: GrahaId, { transit, natal, times }: Frames): number[] => [
  ...(natal ? [sky.natal(id).sign] : []),
  ...(transit && times.length === 0 ? sky.signsBy(id, null, null) : []),
  ...(transit ? times.flatMap((time) => [...sky.signsBy(id, time, null)]) : []),
]

const looks = (sky: Sky, id: GrahaId, target: { sign: number } | { graha: GrahaId }, frames: Frames): boolean => {
  const to =
    'sign' in target
      ? [target.sign]
      : signsOf(sky, target.graha, { ...frames, transit: frames.transit && !frames.natal, natal: true })
  return signsOf(sky, id, frames).some((from) => to.some((sign) => aspects(id, from, sign)))
}

/** What is looked on: houses before grahas. */
const targetsOf = (
  tokens: readonly Token[],
  sky: Sky,
): Array<{ sign: number; about: string } | { graha: GrahaId; about: string }> => {
  const houses = tokens.flatMap(({ is }) => (is.kind === 'houses' ? is.houses : is.kind === 'lagna' ? [1] : []))
  if (houses.length > 0) return houses.map((house) => ({ sign: sky.signOfHouse(house), about: `house:${house}` }))
  const grahas = tokens.flatMap(({ is }): GrahaId[] => {
    if (is.kind === 'lord') return is.houses.map((house) => sky.lord(house))
    return is.kind === 'grahas' ? is.ids : []
  })
  if (grahas.length > 0) return grahas.map((graha) => ({ graha, about: `graha:${graha}` }))
  return tokens.flatMap(({ is }) => (is.kind === 'sign' ? [{ sign: is.sign, about: 'sign' }] : []))
}

type Sides = { who: Subject; targets: ReturnType<typeof targetsOf> }

const isOther = (id: GrahaId) => (target: Sides['targets'][number]) => !('graha' in target) || target.graha !== id

const isFromGraha = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 4).some(({ is }) => is.kind === 'grahas')

/** Who looks on what: in Hindi whoever stands before `की दृष्टि`, in English the subject, or what follows `by` and `of`. */
const sidesOf = (segment: Segment, at: number, sky: Sky, carry: GrahaId[][]): Sides | null => {
  const { tokens, subjects } = segment
  const passive = tokens
    .slice(at + 1, at + 4)
    .some(
      (token, index) =>
        has(token, 'by') || token.word === 'of' || (token.word === 'from' && isFromGraha(tokens, at + 1 + index)),
    )
  if (isHindi(tokens)) {
    const seen = /^(?:दृष्ट|drisht)$/.test(tokens[at]?.word ?? '')
    const owner =
      (seen ? subjects.find((subject) => has(tokens[subject.at + 1], 'from')) : undefined) ??
      subjects.find((subject) => has(tokens[subject.at + 1], 'of') && subject.at < at) ??
      subjects.findLast((subject) => subject.at < at && !has(tokens[subject.at + 1], 'to'))
    if (!owner) return carriedSides(tokens, carry, sky)
    return {
      who: owner,
      targets: targetsOf(
        tokens.filter((_, index) => index !== owner.at),
        sky,
      ),
    }
  }
  if (passive) {
    const who = subjects.find((subject) => subject.at > at)
    const before = targetsOf(tokens.slice(0, at), sky)
    if (!who) return null
    return { who, targets: before.length > 0 ? before : targetsOf(tokens.slice(who.at + 1), sky) }
  }
  const who = subjects.findLast((subject) => subject.at < at)
  const targets = targetsOf(tokens.slice(at + 1), sky)
  return who ? { who, targets } : carriedSides(tokens.slice(at), carry, sky)
}

const carriedSides = (tokens: readonly Token[], carry: GrahaId[][], sky: Sky): Sides | null => {
  const [ids] = carry
  return ids ? { who: { at: -1, ids, own: false }, targets: targetsOf(tokens, sky) } : null
}

export const framesOf = (story: Story, index: number): Frames => {
  const segment = story.segments[index]
  if (!segment) return { transit: true, natal: true, times: [] }
  const times = timesOf(story.segments, index)
  const own = segment.subjects[0]?.own ?? false
  const frame = frameOf(segment, times, { who: [], carried: segment.subjects.length === 0, own, from: 0 }, story)
  return { transit: frame !== 'natal', natal: frame !== 'transit', times }
}

/** Grahas that look on houses and on one another. */
export const readAspects = (story: Story, index: number, sky: Sky): Claim[] => {
  const segment = story.segments[index]
  if (!segment) return []
  const { tokens } = segment
  const at = tokens.findIndex((token) => has(token, 'aspect') && token.is.kind === 'word')
  if (at < 0) return []
  const frames = framesOf(story, index)
  const denied = isDenied(tokens, at)
  if (saysAny(tokens, 'each')) return mutual(segment, sky, frames)
  const pair = pairLooking(segment, at)
  if (pair) return [eitherLooks(pair, sky, frames, denied)]
  const sides = sidesOf(segment, at, sky, story.carry)
  if (!sides || sides.targets.length === 0) return []
  const seen = denied ? { ...frames, transit: !frames.natal } : frames
  return sides.targets
    .filter((target) => sides.who.ids.some((id) => isOther(id)(target)))
    .map((target) => ({
      kind: 'aspect',
      about: [...sides.who.ids.map((id) => `graha:${id}`), target.about],
      ok: sides.who.ids.every((id) => looks(sky, id, target, seen)) !== denied,
    }))
}

/** `the Mars–Saturn aspect`, `an aspect between Mars and Saturn`: which looks on which is left open. */
const pairLooking = ({ tokens, subjects }: Segment, at: number): readonly [GrahaId, GrahaId] | null => {
  const [only, ...others] = subjects
  const [a, b, ...more] = only?.ids ?? []
  if (!only || !a || !b || others.length + more.length > 0) return null
  if (tokens.some(({ is }) => is.kind === 'houses' || is.kind === 'lagna')) return null
  const beside =
    only.at === at - 1 || (only.at > at && tokens.slice(at, only.at).some(({ word }) => word === 'between'))
  const hindi = tokens.slice(only.at + 1, at).some(({ word }) => /^(?:बीच|के बीच|beech)$/.test(word))
  return (beside && /^aspects?$|^drishti$|^दृष्टि$/.test(tokens[at]?.word ?? '')) || hindi ? [a, b] : null
}

const eitherLooks = ([a, b]: readonly [GrahaId, GrahaId], sky: Sky, frames: Frames, denied: boolean): Claim => {
  const ok = looks(sky, a, { graha: b }, frames) || looks(sky, b, { graha: a }, frames)
  return { kind: 'aspect', about: [`graha:${a}`, `graha:${b}`], ok: ok !== denied }
}

const mutual = ({ subjects }: Segment, sky: Sky, frames: Frames): Claim[] => {
  const [a, b] = subjects.flatMap(({ ids }) => ids)
  if (!a || !b) return []
  const ok = looks(sky, a, { graha: b }, frames) && looks(sky, b, { graha: a }, frames)
  return [{ kind: 'aspect', about: [`graha:${a}`, `graha:${b}`], ok }]
}
