import { aspects, type GrahaId } from '@dhruva/jyotish'
import { type Segment, type Subject, saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { frameOf, isDenied, isHindi, plainIn, type Story, timesOf } from './subjects.ts'
import type { Claim, TimeWord, Token } from './types.ts'
import { has } from './words.ts'

type Frames = { transit: boolean; natal: boolean; times: readonly TimeWord[] }

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

/** Who looks on what: in Hindi whoever stands before `की दृष्टि`, in English the subject, or what follows `by` and `of`. */
const sidesOf = (segment: Segment, at: number, sky: Sky, carry: GrahaId[][]): Sides | null => {
  const { tokens, subjects } = segment
  const passive = tokens
    .slice(at + 1, at + 4)
    .some((token) => has(token, 'by') || token.word === 'of' || token.word === 'from')
  if (isHindi(tokens)) {
    const owner =
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

const framesOf = (story: Story, index: number): Frames => {
  const segment = story.segments[index]
  if (!segment) return { transit: true, natal: true, times: [] }
  const times = timesOf(story.segments, index)
  const frame = frameOf(segment, times, { who: [], carried: segment.subjects.length === 0, own: false, from: 0 }, story)
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

const mutual = ({ subjects }: Segment, sky: Sky, frames: Frames): Claim[] => {
  const [a, b] = subjects.flatMap(({ ids }) => ids)
  if (!a || !b) return []
  const ok = looks(sky, a, { graha: b }, frames) && looks(sky, b, { graha: a }, frames)
  return [{ kind: 'aspect', about: [`graha:${a}`, `graha:${b}`], ok }]
}

const together = (sky: Sky, a: GrahaId, b: GrahaId, { transit, natal }: Frames): boolean => {
  if (natal && sky.natal(a).sign === sky.natal(b).sign) return true
  if (!transit) return false
  const [one, other] = [sky.signsBy(a, null, null), sky.signsBy(b, null, null)].map((signs) => [...signs])
  const meets = one?.some((sign) => other?.includes(sign)) ?? false
  return meets || (other?.includes(sky.natal(a).sign) ?? false) || (one?.includes(sky.natal(b).sign) ?? false)
}

/** `Moon with Saturn` names a bond when nothing else stands between. */
const isBond = (segment: Segment): boolean => {
  const { tokens, subjects } = segment
  if (segment.dasha || subjects.length === 0) return false
  if (tokens.some((token) => has(token, 'conj') && token.is.kind === 'word')) return true
  const second = subjects[1]
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
  if (!segment || !isBond(segment) || segment.times.length > 0) return []
  const { tokens } = segment
  if (saysAny(tokens, 'aspect', 'lord') || tokens.some(({ is }) => is.kind === 'yoga')) return []
  const own = segment.subjects.flatMap(({ ids }) => ids)
  const ids = own.length === 1 && story.carry[0] && !saysAny(tokens, 'be') ? [...story.carry[0], ...own] : own
  const ends = [...new Set(ids)]
  if (ends.length < 2) return []
  const [first, ...others] = ends
  const at = tokens.findIndex((token) => has(token, 'conj', 'with') && token.is.kind === 'word')
  const denied = isDenied(tokens, at)
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
