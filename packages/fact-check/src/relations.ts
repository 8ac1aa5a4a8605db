import { aspects, type GrahaId, lordOf } from '@dhruva/jyotish'
import { ownsSign, signsFor } from './dignities.ts'
import type { Sky } from './sky.ts'
import type { Claim, TimeWord, Token } from './types.ts'
import { has, isPunct } from './words.ts'

/** Matters each graha stands for by nature, told of every chart. */
const KARAKA_OF: Record<GrahaId, readonly number[]> = {
  sun: [1, 9, 10],
  moon: [4],
  mars: [3, 4, 6],
  mercury: [2, 3, 4, 6, 10],
  jupiter: [2, 4, 5, 9, 10, 11],
  venus: [4, 7, 12],
  saturn: [6, 8, 10, 12],
  rahu: [],
  ketu: [12],
}

export type Anchor = { at: number; ids: GrahaId[] }

export const anchorsIn = (tokens: readonly Token[], sky: Sky): Anchor[] =>
  tokens.flatMap(({ is }, at): Anchor[] => {
    if (is.kind === 'grahas') return [{ at, ids: is.ids }]
    return is.kind === 'lord' ? [{ at, ids: is.houses.map(sky.lord) }] : []
  })

/** The anchors beside a word: the nearest before and the nearest behind. */
export const beside = (anchors: readonly Anchor[], at: number): GrahaId[] =>
  [anchors.findLast((anchor) => anchor.at < at), anchors.find((anchor) => anchor.at > at)].flatMap(
    (anchor) => anchor?.ids ?? [],
  )

/** `moves`: of the sky only; `born`: of the birth only. */
export type When = { times: readonly TimeWord[]; moves: boolean; born: boolean }
export const ANY_TIME: When = { times: [], moves: false, born: false }

export const signsOf = (sky: Sky, id: GrahaId, { times, moves, born }: When): number[] => [
  ...(moves ? [] : [sky.natal(id).sign]),
  ...(born ? [] : sky.signsBy(id, null, 'enters')),
  ...times.flatMap((time) => [...sky.signsBy(id, time, null)]),
]

/** `वृषभ वाला शुक्र`, `वृषभ का शुक्र` */
const isTheir = (tokens: readonly Token[], near: number, at: number): boolean =>
  near === at + 1 &&
  /^(?:वाला|वाले|वाली|का|के|की)$/.test(tokens[near]?.word ?? '') &&
  tokens[at + 2]?.is.kind === 'grahas'

export const isLocal = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at - 2, at + 1].some(
    (near) =>
      (has(tokens[near], 'in', 'sit') || isTheir(tokens, near, at)) &&
      tokens[near]?.is.kind === 'word' &&
      (near !== at - 2 || has(tokens[at - 1], 'your', 'the')),
  )

/** Whether a graha has anything to do with a sign: stands there at birth, in a division or today, rules it, looks on it. */
export const touches = (sky: Sky, id: GrahaId, sign: number, when: When, local: boolean): boolean => {
  const from = signsOf(sky, id, when)
  if (from.includes(sign)) return true
  const { d9, d10 } = sky.chart.vargas
  if (!when.moves && (d9[id] === sign || d10[id] === sign)) return true
  if (local) return false
  return (
    ownsSign(id, sign) ||
    signsFor(id, 'exalted')?.includes(sign) ||
    signsFor(id, 'debilitated')?.includes(sign) ||
    from.some((each) => aspects(id, each, sign))
  )
}

export const touchesHouse = (sky: Sky, id: GrahaId, house: number, when: When, local: boolean): boolean => {
  const fromMoon = (sky.chart.moon_sign + house - 1) % 12
  return (
    touches(sky, id, sky.signOfHouse(house), when, local) ||
    signsOf(sky, id, when).includes(fromMoon) ||
    (!local && (KARAKA_OF[id].includes(house) || lordOf(sky.natal(id).sign) === sky.lord(house)))
  )
}

export const isJoint = (token: Token): boolean =>
  isPunct(token, ',', ';', '–', '—', '(', ')') || (token.is.kind === 'word' && has(token, 'and', 'but'))

export const explained = (claims: readonly Claim[], about: string): boolean =>
  claims.some((claim) => claim.about.includes(about))
