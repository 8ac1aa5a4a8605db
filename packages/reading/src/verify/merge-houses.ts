import type { Token } from './types.ts'
import { has, isHouseWord, isJoint, isPunct, listAt, made, ordinal, past } from './words.ts'

/** `7th` without the word for house, where only a house can be meant. */
const standsForHouse = (tokens: readonly Token[], index: number, end: number): boolean => {
  const first = tokens[index]
  const before = tokens[past(tokens, index - 1, -1)]
  const next = tokens[end]
  if (!first || has(next, 'aspect', 'pada') || next?.is.kind === 'phase') return false
  const plain = !/^\d/.test(first.word)
  const led = has(before, 'in', 'of', 'rules', 'aspect', 'to', 'lord', 'by') || has(tokens[index - 1], 'your')
  const closed = next === undefined || next.is.kind !== 'word' || next.cues.size > 0
  if (has(next, 'in') && plain && ordinal(first) !== 1) return true
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
    if (forward !== null && has(tokens[index + 1], 'from')) {
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
    if (token.word === 'from' && grahaOf(tokens[at]) && !told) {
      joined.push(made('from', { kind: 'word' }))
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
