import { houseList } from './merge-houses.ts'
import type { Token } from './types.ts'
import { has, isHouseWord, isPunct, listAt, made, ordinal, past } from './words.ts'

const housesOf = (token: Token | undefined): number[] => {
  if (token?.is.kind === 'houses') return token.is.houses
  if (token?.is.kind === 'lagna') return [1]
  const n = token ? ordinal(token) : null
  return n === null ? [] : [n]
}

/** `lord of your 7th house`, `7th lord`, `सातवें भाव का स्वामी`, `its lord` after a house. */
export const joinLords = (all: readonly Token[]): Token[] => {
  const tokens = withLagna(all)
  const joined: Token[] = []
  let house: number[] = []
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index]
    if (!token) break
    const lord = lordAt(tokens, index, house)
    joined.push(lord?.token ?? token)
    if (token.is.kind === 'houses') house = token.is.houses
    if (token.is.kind === 'lagna') house = [1]
    if (lord?.token.is.kind === 'lord') house = lord.token.is.houses
    index = lord?.end ?? index + 1
  }
  return joined
}

/** `lagna aur dasve ka malik`, `own both your lagna and your tenth`: the ascendant as one of several houses. */
const withLagna = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ is }, index) => {
    const later = tokens[past(tokens, index + 2, 1)]
    return (
      is.kind === 'lagna' &&
      has(tokens[index + 1], 'and') &&
      (later?.is.kind === 'ordinal' || later?.is.kind === 'houses')
    )
  })
  if (at < 0) return tokens
  const end = past(tokens, at + 2, 1)
  const of = has(tokens[end + 1], 'of') ? end + 2 : end + 1
  const owns = tokens.slice(Math.max(0, at - 4), at).some((token) => has(token, 'rules') || token.word === 'own')
  if (!isLord(tokens[of]) && !owns) return tokens
  return [
    ...tokens.slice(0, at),
    made('house', { kind: 'houses', houses: [1, ...housesOf(tokens[end])] }),
    ...tokens.slice(end + 1),
  ]
}

const signAt = ({ is }: Token): number | null => (is.kind === 'sign' ? is.sign : null)

const isLord = (token: Token | undefined): boolean => token?.is.kind === 'word' && has(token, 'lord')

const lordAt = (tokens: readonly Token[], index: number, house: number[]): { token: Token; end: number } | null => {
  const token = tokens[index]
  const near = isPunct(tokens[index + 1], ',') ? index + 2 : index + 1
  const both = /^(?:दोनों|dono|donon|both)$/.test(tokens[near]?.word ?? '') ? near : index
  const of = has(tokens[both + 1], 'of') ? both + 2 : both + 1
  // `5th aur 10th dono ka lord`
  const list = listAt(tokens, index, ordinal)
  if (list.items.length > 1) {
    const all = /^(?:दोनों|dono|donon)$/.test(tokens[list.end]?.word ?? '') ? list.end + 1 : list.end
    const lord = has(tokens[all], 'of') ? all + 1 : all
    if (isLord(tokens[lord])) return { token: made('lord', { kind: 'lord', houses: list.items }), end: lord + 1 }
  }
  if (isLord(token) && has(tokens[index + 1], 'of')) {
    let at = past(tokens, of, 1)
    // `the lord of fortune's ninth house`
    for (
      let plain = 0;
      plain < 2 &&
      tokens[at]?.is.kind === 'word' &&
      !has(tokens[at], 'of', 'in', 'lord', 'be', 'house', 'its') &&
      tokens[at + 1]?.is.kind !== 'punct';
      plain += 1
    )
      at += 1
    const named = tokens[at]
    const signs = listAt(tokens, at, signAt)
    if (signs.items.length > 0)
      return { token: made('lord', { kind: 'sign_lord', signs: signs.items }), end: signs.end }
    const houses = named?.is.kind === 'ordinal' ? (houseList(tokens, at) ?? null) : null
    const list = houses?.token.is.kind === 'houses' ? houses.token.is.houses : housesOf(named)
    if (list.length > 0) return { token: made('lord', { kind: 'lord', houses: list }), end: houses?.end ?? at + 1 }
  }
  if ((token?.is.kind === 'houses' || token?.is.kind === 'lagna' || token?.is.kind === 'ordinal') && isLord(tokens[of]))
    if (tokens[of + 1]?.cues.has('of') !== true || of > both + 1 || !/^(?:lord|ruler)/.test(tokens[of]?.word ?? ''))
      return { token: made('lord', { kind: 'lord', houses: housesOf(token) }), end: of + 1 }
  const owned = listAt(tokens, index, signAt)
  const lord = has(tokens[owned.end], 'of') ? owned.end + 1 : owned.end
  if (owned.items.length > 0 && isLord(tokens[lord]))
    return { token: made('lord', { kind: 'sign_lord', signs: owned.items }), end: lord + 1 }
  const that =
    /^(?:that|this|उस|इस|us|is|uss|iss|इसी|उसी|isi|usi)$/.test(tokens[index]?.word ?? '') &&
    isHouseWord(tokens[index + 1])
  if (that && has(tokens[index + 2], 'of') && isLord(tokens[index + 3]) && house.length > 0)
    return { token: made('lord', { kind: 'lord', houses: house }), end: index + 4 }
  if (
    isLord(token) &&
    has(tokens[index + 1], 'of') &&
    /^(?:that|this)$/.test(tokens[of]?.word ?? '') &&
    isHouseWord(tokens[of + 1]) &&
    house.length > 0
  )
    return { token: made('lord', { kind: 'lord', houses: house }), end: of + 2 }
  const owner = /^(?:own|अपना|apna|very)$/.test(tokens[index + 1]?.word ?? '') ? index + 2 : index + 1
  if (has(token, 'its') && isLord(tokens[owner]) && house.length > 0)
    return { token: made('lord', { kind: 'lord', houses: house }), end: owner + 1 }
  if (isLord(token) && house.length > 0 && tokens[index + 1]?.is.kind === 'grahas' && !has(tokens[index - 1], 'of'))
    return { token: made('lord', { kind: 'lord', houses: house }), end: index + 1 }
  return null
}
