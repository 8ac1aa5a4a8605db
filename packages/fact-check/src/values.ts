import type { GrahaId } from '@dhruva/jyotish'
import type { State } from './cues-data.ts'
import { isFiller, isPost } from './fillers.ts'
import type { Token } from './types.ts'
import { has, isPunct, meetsOn, saysAny } from './words.ts'

type Told =
  /** `any`: a group of houses, of which one is meant */
  | { kind: 'house'; houses: readonly number[]; any: boolean }
  | { kind: 'sign'; sign: number }
  | { kind: 'counted'; n: number; from: GrahaId }
  | { kind: 'nakshatra'; nakshatra: number; pada: number | null }
  | { kind: 'degree'; value: number }
  | { kind: 'state'; state: State }
  | { kind: 'rising'; sign: number }
  /** the sign of the Moon */
  | { kind: 'rashi'; sign: number }

/**
 * What is said of someone. `way`: that it stands there, looks on it, rules it; `near`: one of the first two; `holds`: stands there
 * or rules it; `of`, `bare`: only
 * the name, behind `of` or by itself. `leads`: said of the graha right behind it.
 */
export type Value = Told & {
  at: number
  way: 'in' | 'on' | 'near' | 'rules' | 'holds' | 'of' | 'bare'
  leads: boolean
  denied: boolean
  /** houses named right beside a sign: it may be theirs */
  beside: readonly number[]
}

export const toldBy = ({ is }: Token): Told | null => {
  switch (is.kind) {
    case 'houses':
      return { kind: 'house', houses: is.houses, any: false }
    case 'house_group':
      return { kind: 'house', houses: is.houses, any: true }
    case 'lagna':
      return { kind: 'house', houses: [1], any: false }
    case 'sign':
      return { kind: 'sign', sign: is.sign }
    case 'counted':
      return { kind: 'counted', n: is.n, from: is.from }
    case 'nakshatra':
      return { kind: 'nakshatra', nakshatra: is.nakshatra, pada: is.pada }
    case 'degree':
      return { kind: 'degree', value: is.value }
    case 'state':
      return { kind: 'state', state: is.state }
    default:
      return null
  }
}

const GOES =
  /^(?:gone|went|goes|moved|moves|shifted|dropped|drops|drifted|climbs|climbed|lands|falls|fallen|sent|travelled|taken)$/
const SPEAKERS = /^(?:i|we|let's|us|would|me|मैं|main|closer|careful|let|must|should)$/

/** `look at your seventh house`: said to the reader, not of a graha. */
const isLooked = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  // `Mars, who looks on …` tells of somebody, `one looks at …` does not
  if (!/^(?:look|looking)(?: |$)/.test(word) && !(/^looks/.test(word) && tokens[at - 1]?.word === 'one')) return false
  return (
    !tokens
      .slice(0, at)
      .some(
        (token) =>
          token.is.kind === 'grahas' ||
          token.is.kind === 'lord' ||
          has(token, 'pron') ||
          /^(?:grahas?|planets?)$/.test(token.word),
      ) || SPEAKERS.test(tokens[at - 1]?.word ?? '')
  )
}

export const saysAspect = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => has(token, 'aspect') && !isLooked(tokens, at) && !/^(?:देख|देखें|dekh)$/.test(token.word)) ||
  tokens.some(
    (token, at) =>
      /^(?:देख|dekh)$/.test(token.word) && /^(?:रहा|रहे|रही|raha|rahe|rahi)$/.test(tokens[at + 1]?.word ?? ''),
  )

const wayOf = (tokens: readonly Token[], at: number, aspect: boolean): Value['way'] => {
  // `your house of work belongs to Mars`
  if (!isPost(tokens[at + 1]) && /^belongs?$/.test(tokens[at + 1]?.word ?? '')) return 'rules'
  let right = at + 1
  while (isFiller(tokens[right])) right += 1
  const next = tokens[right]
  if (next?.is.kind === 'word' && isPost(next)) {
    if (/^(?:पर|par)$/.test(next.word)) {
      if (tokens.slice(right + 1, right + 3).some((token) => /^(?:बैठ|baith|विराज|viraj|स्थित|sthit)/.test(token.word)))
        return 'in'
      return aspect ? 'on' : 'near'
    }
    if (has(next, 'in', 'from')) return 'in'
    if (has(next, 'to')) return aspect ? 'on' : 'of'
    if (has(next, 'of')) return 'of'
  }
  let left = at - 1
  const listed = () =>
    tokens[left]?.is.kind === tokens[at]?.is.kind || (tokens[left]?.is.kind === 'word' && has(tokens[left], 'and'))
  while (isFiller(tokens[left]) || (left > 0 && listed())) {
    // `happens to own both your lagna and your tenth`
    if (tokens[left]?.word === 'own' && /^(?:to|who|also|they|that)$/.test(tokens[left - 1]?.word ?? '')) return 'rules'
    left -= 1
  }
  const before = tokens[left]
  const ruledBy = tokens.slice(at).some((token) => has(token, 'rules')) && saysAny(tokens.slice(at), 'by')
  if (before?.is.kind === 'word' && !isPost(before)) {
    if (has(before, 'rules')) return 'rules'
    if (has(before, 'aspect')) return isLooked(tokens, left) ? 'bare' : 'on'
    if (aspect && has(before, 'to')) return 'on'
    if (/^touch/.test(before.word)) return 'near'
    if (has(before, 'hold')) return 'holds'
    if (has(before, 'in', 'from', 'sit', 'transit', 'enter', 'leave')) return 'in'
    if (has(before, 'of')) return saysAny(tokens.slice(0, left), 'rules') ? 'rules' : 'of'
    if (has(before, 'to')) return tokens.some(({ word }) => GOES.test(word)) ? 'in' : 'of'
  }
  if (ruledBy) return 'rules'
  return aspect ? 'near' : 'bare'
}

/** Where the sign stands that a word for the ascendant is told with: `Leo lagna`, `the rising sign is Leo`. */
const risingAt = (tokens: readonly Token[], at: number): number | null => {
  for (const step of [-1, 1]) {
    let near = at + step
    while (
      isFiller(tokens[near]) ||
      isPunct(tokens[near], '(') ||
      (step > 0 && tokens[near]?.is.kind === 'word' && !isPost(tokens[near]) && has(tokens[near], 'be', 'in'))
    )
      near += step
    if (tokens[near]?.is.kind === 'sign') return near
  }
  return null
}

/** `your Moon sign Leo`, `चंद्र राशि सिंह` */
const isOfMoon = (tokens: readonly Token[], at: number): boolean => {
  let near = at - 1
  while (
    (isFiller(tokens[near]) && !has(tokens[near], 'rashi')) ||
    (tokens[near]?.is.kind === 'word' && has(tokens[near], 'be'))
  )
    near -= 1
  return has(tokens[near], 'rashi') && / |moonsign|चंद्रराशि|जन्मराशि/.test(tokens[near]?.word ?? '')
}

/** `in your lagna`, `लग्न में`: the first house as a place; `लग्न से` only says from where is counted. */
const isPlace = (tokens: readonly Token[], at: number, rises: boolean): boolean => {
  const next = tokens[at + 1]
  const before = tokens[isFiller(tokens[at - 1]) ? at - 2 : at - 1]
  // `lagna se gochar kar raha hai`: it passes through
  const passes = has(next, 'from') && isPost(next) && has(tokens[at + 2], 'transit')
  if (passes) return true
  if (
    (has(next, 'from') && isPost(next)) ||
    before?.word === 'from' ||
    (next?.is.kind === 'grahas' && tokens[at]?.word === 'rising')
  )
    return false
  if (rises && tokens.some(({ is }) => is.kind === 'yoga')) return false
  return (
    !rises ||
    (has(before, 'in', 'sit') && !isPost(before)) ||
    (has(next, 'in') && isPost(next) && tokens.some(({ is }) => is.kind === 'grahas'))
  )
}

/** `not combust`, `अस्त नहीं`: whether the words beside deny what is told at `at`. */
const isDenied = (tokens: readonly Token[], at: number): boolean => {
  const clear = (between: readonly Token[]) => between.every((token) => toldBy(token) === null)
  const before = tokens.slice(Math.max(0, at - 4), at)
  const not = before.findLastIndex(
    (token) => (has(token, 'neg') || /^(?:outside|beyond|clear|safe)$/.test(token.word)) && !isPost(token),
  )
  if (
    not >= 0 &&
    !/^(?:only|just)$/.test(before[not + 1]?.word ?? '') &&
    before[not]?.word !== "don't" &&
    clear(before.slice(not))
  )
    return true
  const after = tokens.slice(at + 1, at + 7)
  const late = after.findIndex(
    (token) => has(token, 'neg') && (isPost(token) || /^(?:nahi|nahin|na)$/.test(token.word)),
  )
  return late >= 0 && clear(after.slice(0, late))
}

/** Houses right before a sign or behind it: `your 10th house in Gemini`, `Leo, your first house`. */
const housesBeside = (tokens: readonly Token[], at: number): number[] => {
  const near = (step: 1 | -1): number[] => {
    let place = at + step
    const skips = (token: Token | undefined) =>
      isFiller(token) ||
      isPunct(token, '(', ',') ||
      (token?.is.kind === 'word' && has(token, 'in', 'be', 'of', 'to')) ||
      token?.is.kind === 'degree'
    while (skips(tokens[place])) place += step
    const token = tokens[place]
    return token?.is.kind === 'houses' || token?.is.kind === 'lord' ? token.is.houses : []
  }
  return tokens[at]?.is.kind === 'sign' ? [...near(-1), ...near(1)] : []
}

export const valuesIn = (
  tokens: readonly Token[],
  aspect: boolean,
  whole: readonly Token[],
  start: number,
): Value[] => {
  const rising = new Map(
    tokens.flatMap(({ is }, at): Array<[number, number]> => {
      const sign = is.kind === 'lagna' ? risingAt(tokens, at) : null
      return sign === null ? [] : [[sign, at]]
    }),
  )
  const lordly = (at: number) =>
    tokens.slice(Math.max(0, at - 6), at + 7).flatMap(({ is }) => (is.kind === 'lord' ? is.houses : []))
  return tokens.flatMap((token, at): Value[] => {
    const native = /^natives?$/.test(tokens[at + 1]?.word ?? '')
    const told: Told | null =
      token.is.kind === 'sign' && (native || rising.has(at) || isOfMoon(tokens, at))
        ? { kind: native || rising.has(at) ? 'rising' : 'rashi', sign: token.is.sign }
        : toldBy(token)
    if (!told) return []
    if (
      told.kind === 'state' &&
      token.word === 'direct' &&
      at > 0 &&
      !has(tokens[at - 1], 'be', 'in', 'transit', 'enter', 'neg') &&
      !has(tokens[at + 1], 'in') &&
      tokens[at + 1]?.is.kind !== 'grahas'
    )
      return []
    if (token.is.kind === 'lagna' && !isPlace(tokens, at, [...rising.values()].includes(at))) return []
    // `your Moon's own sign` is that of another
    if (
      told.kind === 'state' &&
      told.state === 'own' &&
      tokens[at - 1]?.is.kind === 'grahas' &&
      /s?'s?$/.test(tokens[at - 1]?.word ?? '')
    )
      return []
    // `its own or exalted sign`
    if (told.kind === 'state' && /^(?:or|या|ya)$/.test(tokens[at - 1]?.word ?? '')) return []
    if (told.kind === 'nakshatra' && tokens.some(({ word }) => /^(?:tara|तारा)$/.test(word))) return []
    if (told.kind === 'sign' && /^(?:sankranti|संक्रांति)$/.test(tokens[at + 1]?.word ?? '')) return []
    if (told.kind === 'house') {
      // `tenth house, the house of work`; `his third-house glance`; `your seventh and its lord`
      const named = tokens[at - 1]?.is
      if (
        (named?.kind === 'houses' || named?.kind === 'lord') &&
        told.houses.every((house) => named.houses.includes(house))
      )
        return []
      if (has(tokens[at + 1], 'aspect') && !isPost(tokens[at + 1])) return []
      if (
        !told.any &&
        told.houses.every((house) => lordly(at).includes(house)) &&
        !has(tokens[at + 1], 'in', 'from') &&
        !tokens.slice(at + 1, at + 5).some(({ word }) => /^(?:ग्रहों|grahon|grahas)$/.test(word)) &&
        !has(tokens[at - 1], 'in', 'the')
      )
        return []
    }
    const way = wayOf(tokens, at, aspect)
    // `सातवें भाव के तीनों ग्रहों को देखते हैं`: it looks on who is there
    const whose =
      aspect && way === 'of' && tokens.slice(at + 1, at + 5).some(({ word }) => /^(?:ग्रहों|grahon|grahas)$/.test(word))
    if (whose && told.kind === 'house') return [{ ...told, at, way: 'on', leads: false, denied: false, beside: [] }]
    // `Jupiter and Saturn touch your 7th house`: from anywhere
    if (way === 'near' && tokens.some(({ word }) => /^touch/.test(word))) return []
    if (meetsOn(tokens)) return []
    // `counted from lagna, Moon and Venus`
    if (token.is.kind === 'lagna' && way === 'bare') return []
    let next = at + 1
    const of =
      (has(tokens[next], 'of') && isPost(tokens[next])) || /^(?:वाला|वाले|wala|wale)$/.test(tokens[next]?.word ?? '')
    if (of) next += 1
    const seated =
      has(tokens[next], 'in') &&
      isPost(tokens[next]) &&
      /^(?:बैठे|बैठा|baithe|baitha|स्थित|sthit|विराजमान|virajman|विराजित)$/.test(tokens[next + 1]?.word ?? '')
    if (seated) next += 2
    else if (
      has(tokens[next], 'in') &&
      isPost(tokens[next]) &&
      /^(?:चल रहे|चल रहा|chal rahe|chal raha)$/.test(tokens[next + 1]?.word ?? '')
    )
      next += 2
    while (tokens[next]?.is.kind === 'state') next += 1
    const leads =
      tokens[next]?.is.kind === 'grahas' && (of || next > at + 1 || told.kind === 'state' || told.kind === 'nakshatra')
    return [{ ...told, at, way, leads, denied: isDenied(tokens, at), beside: housesBeside(whole, start + at) }]
  })
}
