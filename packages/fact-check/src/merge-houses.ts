import type { Token } from './types.ts'
import { has, isHouseWord, isJoint, isPunct, listAt, made, ordinal, past } from './words.ts'

/** What else may be counted: `in the 4th month`. */
const NOUNS =
  /^(?:day|week|month|year|quarter|decade|century|phase|part|place|step|time|stage|hour|grade|round|sign|of)s?$/

/** `7th` without the word for house, where only a house can be meant. */
const standsForHouse = (tokens: readonly Token[], index: number, end: number): boolean => {
  const first = tokens[index]
  const before = tokens[past(tokens, index - 1, -1)]
  const next = tokens[end]
  if (!first || has(next, 'aspect', 'pada') || next?.is.kind === 'phase' || next?.is.kind === 'dasha') return false
  const plain = !/^\d/.test(first.word)
  if (
    isPunct(tokens[index - 1], '(') &&
    isPunct(next, ')') &&
    ['grahas', 'sign'].includes(tokens[index - 2]?.is.kind ?? '')
  )
    return true
  // `दशम को`, `सप्तम पर`: learned numerals count houses
  if (
    /^(?:द्वितीय|तृतीय|चतुर्थ|पंचम|षष्ठ|सप्तम|अष्टम|नवम|दशम|एकादश|द्वादश|pancham|shashtha|saptam|ashtam|navam|dasham|ekadash|dwadash|chaturth)$/.test(
      first.word,
    ) &&
    /^(?:में|को|पर|से|का|के|की|mein|me|ko|par|se|ka|ke|ki)$/.test(next?.word ?? '')
  )
    return true
  // `Ketu in the tenth pulls`
  const spoken = tokens
    .slice(Math.max(0, index - 4), index)
    .some(({ is }) => is.kind === 'grahas' || is.kind === 'lord')
  if (
    plain &&
    spoken &&
    /^(?:in|from|into)$/.test(before?.word ?? '') &&
    has(tokens[index - 1], 'the') &&
    next?.is.kind === 'word' &&
    !NOUNS.test(next.word) &&
    !/^(?:half|minute|attempt|one|light|instance|stage|act|moment|sub)$/.test(next.word)
  )
    return true
  // `from the first`, `12th mein`
  if (
    plain &&
    /^(?:in|from|into)$/.test(before?.word ?? '') &&
    has(tokens[index - 1], 'the') &&
    (next === undefined || next.is.kind !== 'word' || has(next, 'and', 'but', 'be', 'with', 'of'))
  )
    return true
  // `supports them from its ninth`, `over three houses: the eighth, the twelfth and the second`
  const closing = next === undefined || (next.is.kind === 'punct' && next.word !== '-')
  if (plain && closing && has(tokens[index - 1], 'its') && has(tokens[index - 2], 'in', 'from', 'to')) return true
  const colon = has(before, 'house')
    ? -1
    : tokens.findLastIndex((token, at) => at < index && isPunct(token, ':', '–', '—'))
  if (
    closing &&
    colon > 0 &&
    has(tokens[colon - 1], 'house') &&
    tokens.slice(colon + 1, index).every((token) => has(token, 'the', 'your'))
  )
    return true
  if (!plain && /^(?:में|को|पर|से|का|के|की|mein|me|ko|par|se|ka|ke|ki)$/.test(next?.word ?? '')) return true
  const led =
    has(before, 'in', 'of', 'rules', 'aspect', 'to', 'lord', 'by', 'from', 'sit') || has(tokens[index - 1], 'your')
  const closed = next === undefined || next.is.kind !== 'word' || next.cues.size > 0
  if (
    has(next, 'of') &&
    tokens[end + 1]?.is.kind === 'grahas' &&
    /[\u0900-\u097f]/.test(next?.word ?? '') &&
    ordinal(first) !== null
  )
    return true
  if (has(next, 'hold') && (!plain || (ordinal(first) ?? 0) > 3)) return true
  const named = tokens.slice(Math.max(0, index - 4), index).some(({ is }) => is.kind === 'grahas')
  if (!plain && named && has(before, 'in') && !NOUNS.test(next?.word ?? '')) return true
  if (has(next, 'in') && !plain && /[\u0900-\u097f]/.test(first.word)) return true
  if (has(next, 'in') && plain && ordinal(first) !== 1) return true
  const graha = tokens.slice(Math.max(0, index - 4), index).some(({ is }) => is.kind === 'grahas')
  const closes = next === undefined || next.is.kind === 'punct'
  if (
    plain &&
    graha &&
    closes &&
    has(before, 'in') &&
    tokens.slice(Math.max(0, index - 4), index).some((token) => has(token, 'sit'))
  )
    return true
  if (plain && graha && has(before, 'in', 'from') && ordinal(first) !== 1 && next?.is.kind !== 'word') return true
  if (plain && (ordinal(first) ?? 0) < 4) return led && closed && has(before, 'of', 'rules') && next?.is.kind !== 'word'
  return led && closed
}

export const houseList = (tokens: readonly Token[], index: number): { token: Token; end: number } | null => {
  const { items, end } = listAt(tokens, index, ordinal)
  if (items.length === 0) {
    const number = tokens[index + 1]
    const value = Number(number?.word)
    if (isHouseWord(tokens[index]) && number?.is.kind === 'number' && value >= 1 && value <= 12)
      return { token: made('house', { kind: 'houses', houses: [value] }), end: index + 2 }
    return null
  }
  if (isHouseWord(tokens[end])) return { token: made('house', { kind: 'houses', houses: items }), end: end + 1 }
  // `to the ninth, and the seventh lord`: only the last is the lord's
  if (items.length > 1 && tokens[end]?.word === 'lord' && tokens.slice(index, end).some((token) => isPunct(token, ',')))
    return { token: made('house', { kind: 'houses', houses: items.slice(0, 1) }), end: index + 1 }
  // `first house of fortune`
  if (items.length === 1 && tokens[end]?.is.kind === 'houses')
    return { token: made('house', { kind: 'houses', houses: items }), end }
  if (isPunct(tokens[end], '-') && isHouseWord(tokens[end + 1]))
    return { token: made('house', { kind: 'houses', houses: items }), end: end + 2 }
  const later = items.length === 1 && isLaterHouse(tokens, end)
  if (later || standsForHouse(tokens, index, end))
    return { token: made('house', { kind: 'houses', houses: items }), end }
  return null
}

/** Hindi leaves the word for house to the last of several: `मंगल सातवें और शनि दसवें भाव में`. */
const isLaterHouse = (tokens: readonly Token[], end: number): boolean =>
  isJoint(tokens[end]) &&
  tokens[end + 1]?.is.kind === 'grahas' &&
  tokens[end + 2]?.is.kind === 'ordinal' &&
  isHouseWord(tokens[end + 3])

export const joinHouses = (tokens: readonly Token[]): Token[] => {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index]
    if (!token) break
    const list = token.is.kind === 'ordinal' || isHouseWord(token) ? houseList(tokens, index) : null
    joined.push(list?.token ?? token)
    index = list?.end ?? index + 1
  }
  return joined
}

/** `Mars in your lagna`, `लग्न में मंगल`: the first house, where no sign is told of it. */
export const joinAscendant = (tokens: readonly Token[]): Token[] => {
  const told = tokens.some(({ is }) => is.kind === 'grahas')
  return tokens.map((token, at) => {
    if (token.is.kind !== 'lagna' || !told) return token
    const next = tokens[at + 1]
    const before = tokens[past(tokens, at - 1, -1)]
    const signs = [tokens[at - 1], next, tokens[at + 2]].some(
      (near) => near?.is.kind === 'sign' || near?.is.kind === 'nakshatra',
    )
    const english =
      has(before, 'in', 'sit') && before?.is.kind === 'word' && /[a-z]/.test(before.word) && !has(next, 'lord')
    const hindi = has(next, 'in') && /[\u0900-\u097f]/.test(next?.word ?? '')
    return !signs && (english || hindi) ? made('house', { kind: 'houses', houses: [1] }, token) : token
  })
}

const grahaOf = (token: Token | undefined) => (token?.is.kind === 'grahas' ? (token.is.ids[0] ?? null) : null)
const countOf = (token: Token | undefined): number | null => {
  if (token?.is.kind === 'ordinal') return ordinal(token)
  return token?.is.kind === 'houses' && token.is.houses.length === 1 ? (token.is.houses[0] ?? null) : null
}

/** `7th from your Moon`, `चंद्र से सातवें`: a place counted from a graha; from the lagna it is a house. */
export const joinCounted = (tokens: readonly Token[]): Token[] => {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (!token) continue
    const forward = countOf(token)
    if (
      forward !== null &&
      has(tokens[index + 1], 'from') &&
      !/[\u0900-\u097f]|^se$/.test(tokens[index + 1]?.word ?? '')
    ) {
      const at = past(tokens, index + 2, 1)
      const counted = countedFrom(tokens[at], forward)
      if (counted) {
        joined.push(counted)
        index = at
        continue
      }
    }
    if (has(tokens[index + 1], 'from') && tokens[index + 1]?.word !== 'from') {
      const at = past(tokens, index + 2, 1)
      const counted = countedFrom(token, countOf(tokens[at]))
      if (counted) {
        joined.push(counted)
        index = isHouseWord(tokens[at + 1]) ? at + 1 : at
        continue
      }
    }
    const at = past(tokens, index + 1, 1)
    const told = isPunct(tokens[at + 1], ',') && has(tokens[at + 2], 'but')
    if (
      /(?:^| )from$/.test(token.word) &&
      ['moon', 'venus', 'sun'].includes(grahaOf(tokens[at]) ?? '') &&
      !told &&
      !has(tokens[at + 1], 'in', 'sit')
    ) {
      joined.push(made(`from ${grahaOf(tokens[at])}`, { kind: 'word' }))
      index = at
      continue
    }
    joined.push(token)
  }
  return joined
}

const countedFrom = (token: Token | undefined, n: number | null): Token | null => {
  if (n === null || !token) return null
  if (token.is.kind === 'lagna')
    return made('house', { kind: 'houses', houses: [n] }, { word: 'in', cues: new Set(['in']), is: token.is })
  const from = grahaOf(token)
  return from ? made('counted', { kind: 'counted', from, n }) : null
}
