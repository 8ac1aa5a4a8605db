import { aspects, type GrahaId, nakshatraOf } from '@dhruva/jyotish'
import { isPersonal } from './actual.ts'
import { isAtBirth } from './frames.ts'
import {
  type Anchor,
  anchorsIn,
  beside,
  explained,
  isJoint,
  isLocal,
  touches,
  touchesHouse,
  type When,
} from './relations.ts'
import { linkClaims, periodClaims, stateClaims } from './residue-links.ts'
import { saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { isDenied, isHindi } from './subjects.ts'
import type { Claim, Token } from './types.ts'

/** Whether the graha beside a house is told of no other place: a house may be only what a sentence is about. */
const isAlone = (
  tokens: readonly Token[],
  anchors: readonly Anchor[],
  at: number,
  claims: readonly Claim[],
): boolean => {
  const near = anchors.filter((anchor) => !tokens.slice(Math.min(anchor.at, at), Math.max(anchor.at, at)).some(isJoint))
  return (
    near.length > 0 &&
    near.every(({ ids }) =>
      ids.every((id) => !claims.some(({ kind, about }) => kind === 'house' && about.includes(`graha:${id}`))),
    )
  )
}

/** `Jupiter, now in Leo, lights up your 9th house`: what moves reaches the house it is in and those it looks on. */
const movingHouse = (
  sky: Sky,
  ids: readonly GrahaId[],
  houses: readonly number[],
  claims: readonly Claim[],
): Claim[] => {
  const unread = houses.filter((house) => !explained(claims, `house:${house}`))
  if (unread.length === 0) return []
  const reaches = (id: GrahaId, sign: number) =>
    [...sky.signsBy(id, null, null)].some((from) => from === sign || aspects(id, from, sign))
  const ok = unread.some((house) => ids.some((id) => reaches(id, sky.signOfHouse(house))))
  return [{ kind: 'house', about: [...ids.map((id) => `graha:${id}`), ...unread.map((house) => `house:${house}`)], ok }]
}

const NATIVE = /^(?:native|natives|rashi|rasi|राशि|person|people|soul|souls|जातक|लोग|लोगों|वाले)$/

/** `you belong to Leo rashi`, `Rohini natives like you`: a sign or star said of the person. */
const isNative = (tokens: readonly Token[], at: number): boolean => {
  const you = tokens.some(({ word }) => /^(?:you|you're|आप|aap)$/.test(word))
  const beside = tokens.slice(at + 1, at + 4).some(({ word }) => NATIVE.test(word))
  const born = tokens.some(({ word }) => /^(?:born|जन्मे|जन्मी|जन्मा|janme)$/.test(word))
  const belongs = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ word }) => /^(?:belong|belongs|under|native|natives)$/.test(word))
  return you && (beside || belongs || born)
}

const segmentEnd = (tokens: readonly Token[], at: number): number => {
  const end = tokens.slice(at).findIndex(isJoint)
  return end < 0 ? tokens.length : end
}

/** `the 7th house shows Leo`: a house stands nearer than any graha. */
const houseBefore = (tokens: readonly Token[], anchors: readonly Anchor[], at: number): number[] | null => {
  const place = tokens.slice(0, at).findLastIndex(({ is }) => is.kind === 'houses')
  const house = tokens[place]
  const end = at + segmentEnd(tokens, at)
  if (house?.is.kind !== 'houses' || at - place > 8) return null
  return anchors.some((anchor) => anchor.at > place && anchor.at < end) ? null : house.is.houses
}

/** A sign told of what is no graha: of the ascendant, the Moon sign, a house. */
const isSignOf = (sky: Sky, tokens: readonly Token[], sign: number): boolean =>
  tokens.some(({ is, cues }) => {
    if (is.kind === 'lagna') return sky.asc === sign
    if (is.kind === 'houses') return is.houses.some((house) => sky.signOfHouse(house) === sign)
    if (is.kind === 'lord') return is.houses.some((house) => sky.signOfHouse(house) === sign)
    return cues.has('rashi') && sky.chart.moon_sign === sign
  })

const inStar = (sky: Sky, clause: readonly Token[], id: GrahaId, star: number): boolean =>
  sky.natal(id).nakshatra === star ||
  (sky.chart.ascendant.nakshatra === star && clause.some(({ is }) => is.kind === 'lagna')) ||
  nakshatraOf(sky.grahasAt(sky.at.getTime())[id].lon) === star

type Place = { at: number; ids: GrahaId[]; about: string[]; local: boolean }
type Reading = { clause: readonly Token[]; sky: Sky; claims: readonly Claim[]; anchors: readonly Anchor[]; when: When }

const houseClaims = (
  { clause, sky, claims, anchors, when }: Reading,
  place: Place,
  houses: readonly number[],
): Claim[] => {
  const { at, ids, about, local } = place
  if (when.moves && anchors.length === 1 && when.times.length === 0) return movingHouse(sky, ids, houses, claims)
  if (ids.length === 0 || !isAlone(clause, anchors, at, claims)) return []
  const unread = houses.filter((house) => !explained(claims, `house:${house}`))
  if (unread.length === 0) return []
  const ok = unread.some((house) => ids.some((id) => touchesHouse(sky, id, house, when, local)))
  return [{ kind: 'house', about: [...about, ...unread.map((house) => `house:${house}`)], ok }]
}

/** The signs a person may be said to be of: in Hindi by the Moon, in English by ascendant or Sun as well. */
const nativeSigns = ({ asc, chart }: Sky, clause: readonly Token[]): number[] =>
  isHindi(clause) && !clause.some(({ is }) => is.kind === 'lagna')
    ? [chart.moon_sign]
    : [asc, chart.moon_sign, chart.sun_sign]

const signClaims = ({ clause, sky, claims, anchors, when }: Reading, place: Place, sign: number): Claim[] => {
  if (claims.some(({ kind }) => kind === 'navamsa' || kind === 'bindus')) return []
  const { at, ids, about, local } = place
  const denied = isDenied(clause, at)
  if (ids.length === 0 && isNative(clause, at))
    return [{ kind: 'rashi', about: ['graha:moon'], ok: nativeSigns(sky, clause).includes(sign) !== denied }]
  if (denied || (ids.length === 0 && !clause.some(({ is }) => is.kind === 'lagna'))) return []
  const houses = local ? null : houseBefore(clause, anchors, at)
  const ok = houses
    ? houses.some((house) => sky.signOfHouse(house) === sign)
    : ids.some((id) => touches(sky, id, sign, when, local)) || isSignOf(sky, clause, sign)
  return [{ kind: 'sign', about: ids.length > 0 ? about : ['lagna'], ok }]
}

const starClaims = ({ clause, sky, claims }: Reading, { at, ids, about }: Place, star: number): Claim[] => {
  if (claims.some(({ kind }) => kind === 'nakshatra')) return []
  const isIn = (id: GrahaId) => inStar(sky, clause, id, star)
  if (ids.length > 0) return [{ kind: 'nakshatra', about, ok: [...ids, 'moon' as const].some(isIn) }]
  return isNative(clause, at)
    ? [{ kind: 'nakshatra', about: ['graha:moon'], ok: isIn('moon') !== isDenied(clause, at) }]
    : []
}

const placeClaims = (reading: Reading): Claim[] =>
  reading.clause.flatMap(({ is }, at): Claim[] => {
    const ids = beside(reading.anchors, at)
    const place = { at, ids, about: [...new Set(ids)].map((id) => `graha:${id}`), local: isLocal(reading.clause, at) }
    if (is.kind === 'houses') return houseClaims(reading, place, is.houses)
    if (is.kind === 'sign') return signClaims(reading, place, is.sign)
    return is.kind === 'nakshatra' ? starClaims(reading, place, is.nakshatra) : []
  })

const QUESTION = /^(?:would|should|shall|do|does|can|could|may|how|what|which|why|when|क्या)$/

/** Whether a clause is about this person's chart and says something. */
const isStatement = (clause: readonly Token[], claims: readonly Claim[]): boolean => {
  if (QUESTION.test(clause[0]?.word ?? '')) return false
  if (isPersonal(clause) || saysAny(clause, 'natal', 'now', 'transit')) return true
  return claims.length > 0 && clause.some(({ is }) => ['houses', 'lagna', 'dasha'].includes(is.kind))
}

/**
 * What no reading explained: a house, a sign, a nakshatra, a state beside a graha in a sentence about the person. It stands
 * when anything at all relates the two; a graha that neither stands in, rules, nor looks on a house was put there by mistake.
 */
export const readResidue = (clause: readonly Token[], sky: Sky, claims: readonly Claim[]): Claim[] => {
  if (!isStatement(clause, claims)) return []
  const moves = saysAny(clause, 'now', 'transit')
  const when: When = {
    times: clause.flatMap(({ is }) => (is.kind === 'time' ? [is] : [])),
    born: isAtBirth(clause) && !moves,
    moves: moves && !saysAny(clause, 'natal') && !clause.some(({ is }) => is.kind === 'lord'),
  }
  return [
    ...placeClaims({ clause, sky, claims, anchors: anchorsIn(clause, sky), when }),
    ...linkClaims(clause, sky, claims),
    ...periodClaims(clause, sky, claims),
    ...stateClaims(clause, sky, claims),
  ]
}
