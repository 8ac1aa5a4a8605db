import type { GrahaId } from '@dhruva/jyotish'
import { ownsSign } from './dignities.ts'
import { saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { isDenied, isHindi, plainIn } from './subjects.ts'
import type { Claim, Token } from './types.ts'
import { has, isPunct } from './words.ts'

type Lord = { ids: GrahaId[]; at: number }

const BREAKS = ['in', 'aspect', 'conj', 'with', 'sit', 'transit', 'by', 'enter', 'leave', 'to', 'from'] as const

const isBreak = (token: Token): boolean =>
  (token.is.kind === 'word' && has(token, ...BREAKS)) ||
  ['houses', 'sign', 'state', 'nakshatra', 'time', 'dasha', 'lord', 'counted', 'yoga'].includes(token.is.kind)

const grahas = (token: Token | undefined): GrahaId[] | null => (token?.is.kind === 'grahas' ? token.is.ids : null)

/** The graha named right behind a lordship: `the lord of your 7th house is Venus`, `7th lord Venus`. */
const namedAfter = (tokens: readonly Token[], at: number): Lord | null => {
  for (let next = at + 1; next < Math.min(tokens.length, at + 8); next += 1) {
    const token = tokens[next]
    const ids = grahas(token)
    if (ids) return { ids, at: next }
    if (!token || isBreak(token) || (token.is.kind === 'word' && has(token, 'but'))) return null
    if (token.is.kind === 'word' && has(token, 'and') && !isHindi(tokens)) return null
    if (plainIn(tokens.slice(at + 1, next + 1)) > (isHindi(tokens) ? 1 : 2)) return null
    if ((isPunct(token, ',') && has(tokens[at - 1], 'in')) || isPunct(token, ')')) return null
  }
  return null
}

/** The graha of which a lordship is said: `Venus, lord of your 7th house`, `शुक्र आपके सातवें भाव का स्वामी है`. */
const namedBefore = (tokens: readonly Token[], at: number): Lord | null => {
  const hindi = isHindi(tokens)
  const before = tokens.slice(0, at)
  const graha = before.findLastIndex(({ is }) => is.kind === 'grahas')
  const ids = grahas(tokens[graha])
  if (!ids) return null
  let link = at - 1
  while (link > graha && has(tokens[link], 'your', 'the') && tokens[link]?.is.kind === 'word') link -= 1
  if (hindi) {
    const between = tokens.slice(graha + 1, at)
    if (has(tokens[graha + 1], 'of', 'to', 'with', 'from')) return null
    // what is said last is said of the subject, whatever stood between: `शुक्र मीन में है और सातवें भाव का स्वामी है`
    if (has(tokens[at + 1], 'be') && !between.some(({ is }) => is.kind === 'dasha' || is.kind === 'lord'))
      return { ids, at: graha }
    return between.every((token) => !isBreak(token) || token.is.kind === 'lord') && isClosed(tokens, at)
      ? { ids, at: graha }
      : null
  }
  const linked =
    link === graha || has(tokens[link], 'be') || /^(?:as|becomes|become|happens|being)$/.test(tokens[link]?.word ?? '')
  const apposed =
    isPunct(tokens[link], ',', '(', '-', '–', '—') &&
    (!has(tokens[at - 1], 'the') || isPunct(tokens[at + 1]) || !tokens[at + 1])
  if (!(linked || apposed)) return null
  const between = tokens.slice(graha + 1, link)
  return saysAny(between, 'by', 'with') || between.some(({ is }) => is.kind === 'dasha') ? null : { ids, at: graha }
}

/** In Hindi what is said comes last: `… का स्वामी है`, `… का स्वामी,`. */
const isClosed = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return !next || next.is.kind === 'punct' || has(next, 'be', 'and', 'neg') || next.is.kind === 'grahas'
}

const claimOf = (sky: Sky, houses: readonly number[], ids: readonly GrahaId[], denied: boolean): Claim => {
  const lords = houses.map(sky.lord)
  const ok =
    lords.every((id) => ids.includes(id)) && (houses.length < ids.length || ids.every((id) => lords.includes(id)))
  return {
    kind: 'lord',
    about: [...ids.map((id) => `graha:${id}`), ...houses.map((house) => `house:${house}`)],
    ok: ok !== denied,
  }
}

/** Who rules a house: lordships named as a thing, and verbs of ruling. */
export const readLords = (clause: readonly Token[], sky: Sky): Claim[] => [
  ...clause.flatMap((token, at): Claim[] => {
    if (token.is.kind !== 'lord' && token.is.kind !== 'sign_lord') return []
    const named = namedAfter(clause, at) ?? namedBefore(clause, at)
    if (!named) return []
    if (token.is.kind === 'lord') return [claimOf(sky, token.is.houses, named.ids, isDenied(clause, at))]
    const { signs } = token.is
    const ok = signs.every((sign) => named.ids.some((id) => ownsSign(id, sign)))
    return [{ kind: 'lord', about: named.ids.map((id) => `graha:${id}`), ok }]
  }),
  ...readRuling(clause, sky),
  ...readBrackets(clause, sky),
  ...readBelonging(clause, sky),
]

/** `ruled by the Sun (2nd) and Mars (11th)` */
const readBrackets = (clause: readonly Token[], sky: Sky): Claim[] => {
  const rules = clause.some((token) => token.is.kind === 'word' && has(token, 'rules', 'lord'))
  if (!rules || clause.some(({ is }) => is.kind === 'lord')) return []
  return clause.flatMap((token, at): Claim[] => {
    const ids = grahas(clause[at - 2])
    const inside = isPunct(clause[at - 1], '(') && isPunct(clause[at + 1], ')')
    return token.is.kind === 'houses' && ids && inside ? [claimOf(sky, token.is.houses, ids, false)] : []
  })
}

/** `दसवाँ भाव शनि का है` */
const readBelonging = (clause: readonly Token[], sky: Sky): Claim[] =>
  clause.flatMap((token, at): Claim[] => {
    const ids = grahas(clause[at + 1])
    if (
      token.is.kind !== 'houses' ||
      !ids ||
      !/^(?:का|के|ka)$/.test(clause[at + 2]?.word ?? '') ||
      !has(clause[at + 3], 'be')
    )
      return []
    return [claimOf(sky, token.is.houses, ids, isDenied(clause, at + 2))]
  })

/** `the planet that rules your 10th house is Saturn` */
const namedLast = (after: readonly Token[]): Token | undefined => {
  const at = after.findIndex(({ is }) => is.kind === 'grahas')
  const what = after.findIndex(({ is }) => is.kind === 'houses')
  return what >= 0 && what < at && has(after[what + 1], 'be') && plainIn(after.slice(what, at)) === 0
    ? after[at]
    : undefined
}

/** `Venus rules your 2nd and 7th houses`, `your 7th house is ruled by Venus`, `belongs to Venus`. */
const readRuling = (clause: readonly Token[], sky: Sky): Claim[] =>
  clause.flatMap((token, at): Claim[] => {
    if (token.is.kind !== 'word' || !has(token, 'rules', 'lord')) return []
    const before = clause.slice(0, at)
    const after = clause.slice(at + 1)
    const passive =
      /^(?:ruled|governed|owned|belongs?|belonging|commanded|presided)$/.test(token.word) &&
      /^(?:by|to|under)$/.test(after[0]?.word ?? '')
    const [whoSide, whatSide] = passive ? [after, before.toReversed()] : [before.toReversed(), after]
    const who = whoSide.find(({ is }) => is.kind === 'grahas') ?? (passive ? undefined : namedLast(after))
    const ids = grahas(who)
    const lordship = /^(?:स्वामित्व|अधिपत्य|lordship|rulership)$/.test(token.word)
    if (lordship && ids) {
      const house = before.find(({ is }) => is.kind === 'houses')
      if (house?.is.kind === 'houses') return [claimOf(sky, house.is.houses, ids, isDenied(clause, at))]
    }
    const reach = whatSide.findIndex(({ is }) => is.kind === 'houses' || is.kind === 'sign' || is.kind === 'grahas')
    const what = whatSide[reach]
    if (
      !ids ||
      !what ||
      plainIn(whatSide.slice(0, reach)) > 3 ||
      has(whatSide[reach - 1], 'in') ||
      has(whatSide[reach - 2], 'in')
    )
      return []
    if (what.is.kind === 'sign') {
      const { sign } = what.is
      return has(token, 'rules')
        ? [{ kind: 'lord', about: ids.map((id) => `graha:${id}`), ok: ids.some((id) => ownsSign(id, sign)) }]
        : []
    }
    if (what.is.kind !== 'houses') return []
    return [claimOf(sky, what.is.houses, ids, isDenied(clause, at) || isDenied(clause, clause.indexOf(what)))]
  })
