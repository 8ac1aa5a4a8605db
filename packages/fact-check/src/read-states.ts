import { DAY_MS } from '@dhruva/common'
import { type GrahaId, lordOf, naturalRelation, navamsaSign, signOf } from '@dhruva/jyotish'
import { isPersonal } from './actual.ts'
import type { State } from './cues-data.ts'
import { signsFor } from './dignities.ts'
import { saysAny } from './segments.ts'
import { type Situation, situationOf } from './situation.ts'
import type { Sky } from './sky.ts'
import { type Candidates, candidatesAt, isDenied, isHindi, plainIn, type Story } from './subjects.ts'
import type { Claim, Token } from './types.ts'
import { has } from './words.ts'

const natalHas = (sky: Sky, id: GrahaId, state: State): boolean => {
  const graha = sky.natal(id)
  const signs = signsFor(id, state)
  if (signs) return signs.includes(graha.sign)
  if (state === 'retrograde') return graha.retrograde || id === 'rahu' || id === 'ketu'
  if (state === 'direct') return !graha.retrograde
  if (state === 'combust') return graha.combust
  if (state === 'vargottama') return graha.vargottama
  if (id === 'rahu' || id === 'ketu') return true
  const natural = naturalRelation(id, lordOf(graha.sign))
  if (state === 'friend') return natural > 0 || /friend/.test(graha.dignity)
  return natural < 0 || /enemy/.test(graha.dignity)
}

const COMBUST_DEGREES: Partial<Record<GrahaId, number>> = {
  moon: 12,
  mars: 17,
  mercury: 14,
  jupiter: 11,
  venus: 10,
  saturn: 15,
}

const transitHas = (sky: Sky, id: GrahaId, state: State, { times }: Situation): boolean => {
  const signs = signsFor(id, state)
  if (signs) {
    const given = times.length > 0 ? times : [null]
    return given.every((time) => [...sky.signsBy(id, time, null)].some((sign) => signs.includes(sign)))
  }
  const instants =
    times.length > 0
      ? times.flatMap(({ spans, role }) => spans.flatMap(({ lo, hi }) => momentsIn(lo, hi, role)))
      : [sky.at.getTime()]
  if (state === 'retrograde' || state === 'direct')
    return instants.some(
      (ms) => (sky.retrogradeAt(id, ms) || id === 'rahu' || id === 'ketu') === (state === 'retrograde'),
    )
  if (state === 'combust') return instants.some((ms) => apart(sky, id, ms) <= (COMBUST_DEGREES[id] ?? 0))
  return state !== 'vargottama' || instants.some((ms) => isVargottama(sky.grahasAt(ms)[id].lon))
}

const isVargottama = (lon: number): boolean => navamsaSign(lon) === signOf(lon)

const momentsIn = (lo: number, hi: number, role: string): number[] => {
  const [from, to] = role === 'until' ? [lo - 10 * DAY_MS, hi] : [lo, hi + 10 * DAY_MS]
  const step = Math.max(2 * DAY_MS, (to - from) / 60)
  return Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, index) => Math.round(from + index * step))
}

const apart = (sky: Sky, id: GrahaId, ms: number): number => {
  const grahas = sky.grahasAt(ms)
  return Math.abs(((grahas[id].lon - grahas.sun.lon + 540) % 360) - 180)
}

/** `its own or exalted sign` says one of both. */
const isChoice = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at + 1].some((beside) => /^(?:or|या|ya)$/.test(tokens[beside]?.word ?? ''))

const isState = (sky: Sky, id: GrahaId, state: State, situation: Situation): boolean => {
  if (situation.frame !== 'transit' && natalHas(sky, id, state)) return true
  if (state === 'vargottama' && situation.frame === 'either') return false
  return situation.frame !== 'natal' && transitHas(sky, id, state, situation)
}

/** At birth or on the day, whatever the words. */
export const hasState = (sky: Sky, id: GrahaId, state: State): boolean =>
  isState(sky, id, state, { frame: 'either', times: [], motion: null })

/** An adjective belongs to the graha right behind it; else the rules for places hold. */
const stateCandidates = (story: Story, index: number, at: number): Candidates => {
  const subjects = story.segments[index]?.subjects ?? []
  const tokens = story.segments[index]?.tokens ?? []
  const behind = subjects.find(
    (subject) =>
      subject.at === at + 1 || (subject.at === at + 2 && has(tokens[at + 1], 'of') && tokens[at + 1]?.word !== 'of'),
  )
  return behind
    ? { who: [behind.ids], carried: false, own: behind.own, from: behind.at }
    : candidatesAt(story, index, at)
}

/** `Saturn is exalted in Libra` in a sentence that only teaches is no statement about the chart. */
const isNear = (tokens: readonly Token[], { carried, from }: Candidates, at: number): boolean => {
  const between = carried ? tokens.slice(0, at) : tokens.slice(Math.min(from, at) + 1, Math.max(from, at))
  const most = isHindi(tokens) ? 4 : 3
  return plainIn(between) <= (carried ? 1 : most)
}

/** `Jupiter is exalted in Cancer and falls in Capricorn`, said of nobody: so it is in every chart. */
const isLore = (story: Story, index: number, at: number, { who }: Candidates): boolean => {
  const tokens = story.segments[index]?.tokens ?? []
  const token = tokens[at]
  if (token?.is.kind !== 'state' || story.segments.some((each) => isPersonal(each.tokens))) return false
  const signs = tokens.slice(Math.max(0, at - 4), at + 4).flatMap(({ is }) => (is.kind === 'sign' ? [is.sign] : []))
  const { state } = token.is
  return (
    signs.length > 0 && signs.every((sign) => who.some((ids) => ids.some((id) => signsFor(id, state)?.includes(sign))))
  )
}

/** `no graha is retrograde but Mars` says that Mars is. */
const EXCEPT = /^(?:except|besides|छोडकर|अलावा|सिवाय|सिवा|chhodkar|alava)$/

/** Exalted, fallen, at home, retrograde, combust: at birth or now. */
export const readStates = (story: Story, index: number, sky: Sky): Claim[] => {
  const tokens = story.segments[index]?.tokens ?? []
  return tokens.flatMap((token, at): Claim[] => {
    if (token.is.kind !== 'state') return []
    const { state } = token.is
    if (state === 'direct' && !saysAny(tokens, 'transit', 'be') && !isHindi(tokens)) return []
    const found = stateCandidates(story, index, at)
    // the Sun beside a combust graha is what burns it
    const others = found.who.map((ids) => ids.filter((id) => id !== 'sun')).filter((ids) => ids.length > 0)
    const before = story.segments[index]?.subjects.flatMap(({ ids }) => ids).filter((id) => id !== 'sun') ?? []
    const candidates =
      state === 'combust' && others.length < found.who.length && before.length > 0 ? { ...found, who: [before] } : found
    if (candidates.who.length === 0 || !isNear(tokens, candidates, at)) return []
    if (isLore(story, index, at, candidates)) return []
    const states: State[] = isChoice(tokens, at) ? ['exalted', 'own', 'moolatrikona'] : [state]
    const denied = isDenied(tokens, at) && !tokens.some(({ word }) => EXCEPT.test(word))
    const situation = situationOf(story, index, candidates)
    const seen: Situation = denied && situation.frame === 'either' ? { ...situation, frame: 'natal' } : situation
    const holds = candidates.who.some((ids) => ids.every((id) => states.some((each) => isState(sky, id, each, seen))))
    return [{ kind: 'state', about: candidates.who.flat().map((id) => `graha:${id}`), ok: holds !== denied }]
  })
}
