import type { GrahaId } from '@dhruva/jyotish'
import { saysAny } from './segments.ts'
import { type Situation, situationOf } from './situation.ts'
import type { Sky } from './sky.ts'
import { candidatesAt, isDenied, isHindi, plainIn, type Story } from './subjects.ts'
import type { Claim, Token } from './types.ts'
import { has } from './words.ts'

const inStar = (sky: Sky, id: GrahaId, star: number, pada: number | null, { frame, times }: Situation): boolean => {
  const natal = sky.natal(id)
  if (frame !== 'transit' && natal.nakshatra === star && (pada === null || natal.pada === pada)) return true
  if (frame === 'natal') return false
  if (pada !== null && frame === 'either') return false
  const moving = (times.length > 0 ? times : [null]).map((time) => sky.nakshatrasBy(id, time))
  return moving.every((stars) => stars?.includes(star) ?? true)
}

const isOfLagna = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ is }) => is.kind === 'lagna')

/** `…, in the nakshatra of Revati`: of whoever the sentence speaks of, not the birth star. */
const isOfCarried = (tokens: readonly Token[]): boolean =>
  has(tokens[0], 'in', 'be', 'sit') &&
  !tokens.some((token) => has(token, 'your') || /^(?:birth|born|birth star|जन्म)$/.test(token.word))

const moonOnly = (sky: Sky, star: number, pada: number | null): boolean =>
  sky.chart.nakshatra === star && (pada === null || sky.chart.pada === pada)

/** Nakshatras and padas; without a graha the birth star is meant. */
export const readStars = (story: Story, index: number, sky: Sky): Claim[] => {
  const segment = story.segments[index]
  const tokens = segment?.tokens ?? []
  return tokens.flatMap((token, at): Claim[] => {
    if (token.is.kind !== 'nakshatra' || tokens.some(({ word }) => /^(?:तारा|tara|tarabala)$/.test(word))) return []
    const { nakshatra, pada } = token.is
    const denied = isDenied(tokens, at)
    const { ascendant } = sky.chart
    const lagnaNear =
      (segment?.subjects.length ?? 0) === 0 &&
      story.segments
        .slice(Math.max(0, index - (saysAny(tokens, 'its') ? 1 : 0)), index + 1)
        .some((each) => each.tokens.some(({ is }) => is.kind === 'lagna'))
    const ofLagna = ascendant.nakshatra === nakshatra && (pada === null || ascendant.pada === pada)
    if (isOfLagna(tokens, at) && (segment?.subjects.length ?? 0) === 0)
      return [{ kind: 'nakshatra', about: ['lagna'], ok: ofLagna !== denied }]
    const candidates = candidatesAt(story, index, at)
    const birthStar = saysAny(tokens, 'nakword', 'natal') || /^(?:you|आप)/.test(tokens[0]?.word ?? '')
    if (candidates.who.length === 0 || (candidates.carried && birthStar && !isOfCarried(tokens)))
      return birthStar || candidates.who.length > 0
        ? [
            {
              kind: 'nakshatra',
              about: ['graha:moon'],
              ok: (moonOnly(sky, nakshatra, pada) || (lagnaNear && ofLagna)) !== denied,
            },
          ]
        : []
    if (candidates.carried && plainIn(isHindi(tokens) ? tokens : tokens.slice(0, at)) > 1) return []
    const situation = situationOf(story, index, candidates)
    const seen: Situation = denied && situation.frame === 'either' ? { ...situation, frame: 'natal' } : situation
    const holds = candidates.who.some((ids) => ids.every((id) => inStar(sky, id, nakshatra, pada, seen)))
    return [
      {
        kind: 'nakshatra',
        about: candidates.who.flat().map((id) => `graha:${id}`),
        ok: (holds || (lagnaNear && ofLagna)) !== denied,
      },
    ]
  })
}

/** Degrees may be told rounded; a transit moves within its day. */
const NATAL_DEGREES = 1
const TRANSIT_DEGREES: Partial<Record<GrahaId, number>> = { moon: 15, sun: 1.5, mercury: 2.5, venus: 2 }

/** `at 12°40′`: the degree within the sign. */
export const readDegrees = (story: Story, index: number, sky: Sky): Claim[] => {
  const tokens = story.segments[index]?.tokens ?? []
  return tokens.flatMap((token, at): Claim[] => {
    if (token.is.kind !== 'degree' || token.is.value >= 30) return []
    const { value } = token.is
    if (
      has(tokens[at + 1], 'from') ||
      saysAny(tokens, 'aspect') ||
      tokens.some(({ word }) => /^(?:orb|apart|away|दूर|door)$/.test(word))
    )
      return []
    if (tokens.some(({ is }) => is.kind === 'state' && is.state === 'combust')) return []
    const { ascendant } = sky.chart
    const lagna = story.segments.slice(0, index + 1).some((each) => each.tokens.some(({ is }) => is.kind === 'lagna'))
    const candidates = candidatesAt(story, index, at)
    const near = (lon: number, most: number) => Math.abs((lon % 30) - value) <= most
    const ofLagna = lagna && near(ascendant.lon, NATAL_DEGREES)
    if (candidates.who.length === 0) return lagna ? [{ kind: 'degree', about: ['lagna'], ok: ofLagna }] : []
    const { frame, times } = situationOf(story, index, candidates)
    if (times.length > 0) return []
    const now = sky.grahasAt(sky.at.getTime())
    const holds = (id: GrahaId) =>
      (frame !== 'transit' && near(sky.natal(id).lon, NATAL_DEGREES)) ||
      (frame !== 'natal' && near(now[id].lon, TRANSIT_DEGREES[id] ?? 1))
    return [
      {
        kind: 'degree',
        about: candidates.who.flat().map((id) => `graha:${id}`),
        ok: ofLagna || candidates.who.some((ids) => ids.some(holds)),
      },
    ]
  })
}

const signIn = (tokens: readonly Token[], around: number, most: number): { sign: number; at: number } | null => {
  let best: { sign: number; at: number } | null = null
  for (const [at, { is }] of tokens.entries())
    if (
      is.kind === 'sign' &&
      Math.abs(at - around) <= most &&
      (!best || Math.abs(at - around) <= Math.abs(best.at - around))
    )
      best = { sign: is.sign, at }
  return best
}

/** Lagna and Moon sign: `Leo lagna`, `your Moon sign is Leo`, `you are a Leo`. */
export const readOwnSigns = (clause: readonly Token[], sky: Sky): Claim[] =>
  clause.flatMap((token, at): Claim[] => {
    if (token.is.kind === 'lagna') {
      const found = signIn(clause, at, 5)
      const [lo, hi] = found ? [Math.min(at, found.at), Math.max(at, found.at)] : [0, 0]
      const between = clause.slice(lo + 1, hi)
      if (
        !found ||
        has(clause[at - 1], 'from') ||
        between.some(({ is }) => is.kind === 'grahas' || is.kind === 'houses') ||
        plainIn(between) > 2 ||
        has(clause[at + 1], 'lord')
      )
        return []
      if (
        clause.slice(0, at).some(({ is }) => is.kind === 'grahas') &&
        found.at > at &&
        saysAny(between, 'in', 'transit')
      )
        return []
      return [{ kind: 'lagna', about: ['lagna'], ok: (found.sign === sky.asc) !== isDenied(clause, found.at) }]
    }
    const isRashi = token.is.kind === 'word' && has(token, 'rashi') && !has(clause[at - 1], 'its')
    if (isRashi && !/^(?:sun|सूर्य)/.test(clause[at - 1]?.word ?? '')) {
      const found = signIn(clause, at, 6)
      const between = found ? clause.slice(Math.min(at, found.at) + 1, Math.max(at, found.at)) : []
      const named = clause.slice(0, at).some(({ is }) => is.kind === 'grahas') && token.word !== 'moon sign'
      if (
        !found ||
        named ||
        plainIn(between) > 1 ||
        between.some(({ is }) => is.kind === 'houses' || is.kind === 'grahas')
      )
        return []
      if (!/moon|chandra|चंद्र|lunar|जन्म|janm/.test(token.word) && !has(clause[at - 1], 'your')) return []
      return [
        {
          kind: 'rashi',
          about: ['graha:moon'],
          ok: (found.sign === sky.chart.moon_sign) !== isDenied(clause, found.at),
        },
      ]
    }
    return token.is.kind === 'sign' ? nativeOf(clause, at, token.is.sign, sky) : []
  })

/** `you are a Leo`, `आप सिंह राशि के हैं`: by lagna or by Moon. */
const nativeOf = (clause: readonly Token[], at: number, sign: number, sky: Sky): Claim[] => {
  const before = clause.slice(Math.max(0, at - 3), at)
  const after = clause[at + 1]
  const english =
    before.some(({ word }) => word === 'you') &&
    before.every((token) => token.word === 'you' || has(token, 'be', 'the', 'run'))
  const hindi = /^(?:आप|aap)$/.test(clause[at - 1]?.word ?? '') && has(after, 'of')
  if (!(english || hindi) || after?.is.kind === 'lagna') return []
  return [
    {
      kind: 'rashi',
      about: ['graha:moon'],
      ok: [sky.asc, sky.chart.moon_sign, ...(hindi ? [] : [sky.chart.sun_sign])].includes(sign),
    },
  ]
}
