import { aspects, type GrahaId } from '@dhruva/jyotish'
import { houseSign } from './house-sign.ts'
import { isLocal, isPlaced, isSkipped } from './place-words.ts'
import { saysAny } from './segments.ts'
import { type Situation, situationOf, standsIn } from './situation.ts'
import type { Sky } from './sky.ts'
import { type Candidates, candidatesAt, isDenied, isHindi, type Story } from './subjects.ts'
import type { Claim, ClaimKind, Token } from './types.ts'

/** Whether a graha has anything to do with a house: stands in it, rules it or looks on it, at birth or now. */
const touches = (sky: Sky, id: GrahaId, house: number): boolean => {
  const sign = sky.signOfHouse(house)
  if (sky.lord(house) === id) return true
  return [sky.natal(id).sign, ...sky.signsBy(id, null, null)].some((from) => from === sign || aspects(id, from, sign))
}

type Attribute = { kind: ClaimKind; signs: ReadonlySet<number>; about: string[]; house: number | null }

const attributeOf = (token: Token, sky: Sky): Attribute | null => {
  const { is } = token
  if (is.kind === 'sign') return { kind: 'sign', signs: new Set([is.sign]), about: [], house: null }
  if (is.kind === 'houses')
    return {
      kind: 'house',
      signs: new Set(is.houses.map(sky.signOfHouse)),
      about: is.houses.map((house) => `house:${house}`),
      house: is.houses[0] ?? null,
    }
  if (is.kind === 'counted')
    return { kind: 'house', signs: new Set([(sky.natal(is.from).sign + is.n - 1) % 12]), about: [], house: null }
  return null
}

const unionOf = (who: readonly GrahaId[][]): string[] => [...new Set(who.flat())].map((id) => `graha:${id}`)

/** Grahas in signs and houses, at birth or in transit. */
export const readPlaces = (story: Story, index: number, sky: Sky): Claim[] => {
  const segment = story.segments[index]
  if (!segment || saysAny(segment.tokens, 'empty')) return []
  const { tokens } = segment
  return tokens.flatMap((token, at): Claim[] => {
    const attribute = attributeOf(token, sky)
    if (!attribute || isSkipped(segment, at)) return []
    const house = houseSign(story, index, at, sky)
    if (house !== undefined) return house && !isDenied(tokens, at) ? [house] : []
    const candidates = candidatesAt(story, index, at)
    if (candidates.who.length === 0) return []
    const about = [...unionOf(candidates.who), ...attribute.about]
    if (candidates.carried && attribute.house !== null && saysAny(tokens.slice(at), 'hold')) return []
    const placed = isPlaced(tokens, candidates, at)
    if (attribute.house !== null && !isLocal(tokens, at)) {
      if (candidates.carried || isHindi(tokens) || candidates.from > at) return []
      const { house: number } = attribute
      return [{ kind: 'house', about, ok: candidates.who.some((ids) => ids.some((id) => touches(sky, id, number))) }]
    }
    if (!placed) {
      if (attribute.house === null || candidates.carried || candidates.from > at || isHindi(tokens)) return []
      const { house: number } = attribute
      return [{ kind: 'house', about, ok: candidates.who.some((ids) => ids.some((id) => touches(sky, id, number))) }]
    }
    return [judged(sky, story, index, { at, attribute, candidates, about })]
  })
}

type Judged = { at: number; attribute: Attribute; candidates: Candidates; about: string[] }

const judged = (sky: Sky, story: Story, index: number, { at, attribute, candidates, about }: Judged): Claim => {
  const segment = story.segments[index]
  const tokens = segment?.tokens ?? []
  const situation = situationOf(story, index, candidates)
  const denied = isDenied(tokens, at)
  const seen: Situation = denied && situation.frame === 'either' ? { ...situation, frame: 'natal' } : situation
  const stands = candidates.who.some((ids) => ids.every((id) => standsIn(sky, id, attribute.signs, seen)))
  const lord = tokens.find(({ is }) => is.kind === 'lord')
  const ofLord =
    lord?.is.kind === 'lord' &&
    attribute.kind === 'sign' &&
    lord.is.houses.some((house) => attribute.signs.has(sky.signOfHouse(house))) &&
    tokens.indexOf(lord) < at &&
    at - tokens.indexOf(lord) <= 2
  return {
    kind: seen.frame === 'transit' ? 'transit' : attribute.kind,
    about: seen.frame === 'transit' ? [...about, 'transit'] : about,
    ok: denied ? !stands : stands || ofLord,
  }
}
