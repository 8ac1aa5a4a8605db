import { aspects, type GrahaId } from '@dhruva/jyotish'
import { isPersonal } from './actual.ts'
import { ownsSign, signsFor } from './dignities.ts'
import { houseSign } from './house-sign.ts'
import { isLocal, isPlaced, isSkipped } from './place-words.ts'
import { saysAny } from './segments.ts'
import { type Situation, situationOf, standsIn } from './situation.ts'
import type { Sky } from './sky.ts'
import { type Candidates, candidatesAt, isDenied, isHindi, type Story } from './subjects.ts'
import type { Claim, ClaimKind, Token } from './types.ts'
import { has } from './words.ts'

/** Whether a graha has anything to do with a house: stands in it, rules it or looks on it, at birth or now. */
const touches = (sky: Sky, id: GrahaId, house: number): boolean => {
  const sign = sky.signOfHouse(house)
  if (sky.lord(house) === id) return true
  return [sky.natal(id).sign, ...sky.signsBy(id, null, null)].some((from) => from === sign || aspects(id, from, sign))
}

type Attribute = {
  kind: ClaimKind
  signs: ReadonlySet<number>
  about: string[]
  house: number | null
  houses: readonly number[]
}

const attributeOf = (token: Token, sky: Sky): Attribute | null => {
  const { is } = token
  if (is.kind === 'sign') return { kind: 'sign', signs: new Set([is.sign]), about: [], house: null, houses: [] }
  if (is.kind === 'houses')
    return {
      kind: 'house',
      signs: new Set(is.houses.map(sky.signOfHouse)),
      about: is.houses.map((house) => `house:${house}`),
      house: is.houses[0] ?? null,
      houses: is.houses,
    }
  if (is.kind === 'house_group')
    return { kind: 'house', signs: new Set(is.houses.map(sky.signOfHouse)), about: [], house: null, houses: [] }
  if (is.kind === 'counted')
    return {
      kind: 'house',
      signs: new Set([(sky.natal(is.from).sign + is.n - 1) % 12]),
      about: [],
      house: null,
      houses: [],
    }
  return null
}

/** `from your Moon sign Leo, Saturn passes the fourth house`: the count may begin at the Moon. */
const fromMoon = (story: Story, attribute: Attribute, sky: Sky): Attribute => {
  const counted = story.segments.some(({ tokens }) =>
    tokens.some(
      (token, at) =>
        has(token, 'from') &&
        [at - 3, at - 2, at - 1, at + 1, at + 2].some(
          (near) => has(tokens[near], 'rashi') || (tokens[near]?.is.kind === 'grahas' && tokens[near].word === 'moon'),
        ),
    ),
  )
  if (!counted || attribute.houses.length === 0) return attribute
  const more = attribute.houses.map((house) => (sky.chart.moon_sign + house - 1) % 12)
  return { ...attribute, signs: new Set([...attribute.signs, ...more]) }
}

const unionOf = (who: readonly GrahaId[][]): string[] => [...new Set(who.flat())].map((id) => `graha:${id}`)

/** Grahas in signs and houses, at birth or in transit. */
export const readPlaces = (story: Story, index: number, sky: Sky): Claim[] => {
  const segment = story.segments[index]
  if (!segment || saysAny(segment.tokens, 'empty')) return []
  const { tokens } = segment
  return tokens.flatMap((token, at): Claim[] => {
    const plain = attributeOf(token, sky)
    if (!plain || isSkipped(segment, at)) return []
    const attribute = fromMoon(story, plain, sky)
    const house = houseSign(story, index, at, sky)
    if (house !== undefined) return house && !isDenied(tokens, at) ? [house] : []
    const candidates = candidatesAt(story, index, at)
    if (candidates.who.length === 0) return []
    // a sign before any graha is that of the next one only as a place: `In Leo, your Sun …`
    const ahead = candidates.carried && story.carry.length === 0
    if (ahead && attribute.kind === 'sign' && !has(tokens[at - 1], 'in', 'sit') && !has(tokens[at + 1], 'in', 'sit'))
      return []
    const about = [...unionOf(candidates.who), ...attribute.about]
    if (candidates.carried && attribute.house !== null && saysAny(tokens.slice(at), 'hold')) return []
    const placed = isPlaced(tokens, candidates, at)
    const bare = isBare(tokens, candidates, at)
    const lone =
      candidates.carried &&
      segment.opens === '(' &&
      tokens.length === 1 &&
      !story.segments.slice(0, index).some((each) => saysAny(each.tokens, 'rules', 'lord'))
    if (attribute.house !== null && !bare && !lone && !isLocal(tokens, at)) {
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

/** Said of nobody, or only of rulership: a sign that is the graha's, or its high or low one, in every chart. */
const isLore = (story: Story, index: number, at: number, { who }: Candidates): boolean => {
  const segment = story.segments[index]
  const token = segment?.tokens[at]
  if (!segment || token?.is.kind !== 'sign') return false
  const { sign } = token.is
  const some = (fits: (id: GrahaId) => boolean): boolean => who.some((ids) => ids.some(fits))
  const { tokens } = segment
  const states = story.segments.flatMap((each) =>
    each.tokens.flatMap(({ is }) => (is.kind === 'state' ? [is.state] : [])),
  )
  const personal = story.segments.some((each) => isPersonal(each.tokens))
  if (!personal && states.some((state) => some((id) => signsFor(id, state)?.includes(sign) ?? false))) return true
  const rules = story.segments
    .slice(0, index + 1)
    .some((each) => saysAny(each.tokens, 'rules', 'lord') || each.tokens.some(({ is }) => is.kind === 'sign_lord'))
  const local = has(tokens[at - 1], 'in', 'sit') || has(tokens[at + 1], 'in', 'sit')
  if (!rules) return false
  const anyone =
    !personal && story.segments.some(({ subjects }) => subjects.some(({ ids }) => ids.some((id) => ownsSign(id, sign))))
  return anyone || (!local && some((id) => ownsSign(id, sign)))
}

const BARE: ReadonlyArray<Token['is']['kind']> = ['sign', 'houses', 'degree', 'nakshatra', 'punct']

/** `Mars | Taurus | 9th house`: no word lies between a graha and its places. */
const isBare = (tokens: readonly Token[], { carried, from }: Candidates, at: number): boolean =>
  !carried &&
  from < at &&
  tokens
    .slice(from + 1, at)
    .every(
      (token) =>
        BARE.includes(token.is.kind) ||
        (token.is.kind === 'word' && has(token, 'the', 'in') && !/[\u0900-\u097f]/.test(token.word)),
    ) &&
  (at === tokens.length - 1 || tokens[at + 1]?.is.kind === 'punct')

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
    at - tokens.indexOf(lord) <= 2 &&
    (!has(tokens[at - 1], 'in') || has(tokens[at + 1], 'be')) &&
    !has(tokens[at + 1], 'in')
  return {
    kind: seen.frame === 'transit' ? 'transit' : attribute.kind,
    about: seen.frame === 'transit' ? [...about, 'transit'] : about,
    ok: denied ? !stands : stands || ofLord || isLore(story, index, at, candidates),
  }
}
