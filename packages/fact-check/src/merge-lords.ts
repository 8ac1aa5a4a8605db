import { houseList } from './merge-houses.ts'
import type { Token } from './types.ts'
import { has, isHouseWord, listAt, made, ordinal, past } from './words.ts'

const housesOf = (token: Token | undefined): number[] => {
  if (token?.is.kind === 'houses') return token.is.houses
  if (token?.is.kind === 'lagna') return [1]
  const n = token ? ordinal(token) : null
  return n === null ? [] : [n]
}

/** `lord of your 7th house`, `7th lord`, `सातवें भाव का स्वामी`, `its lord` after a house. */
export const joinLords = (tokens: readonly Token[]): Token[] => {
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

const signAt = ({ is }: Token): number | null => (is.kind === 'sign' ? is.sign : null)

const isLord = (token: Token | undefined): boolean => token?.is.kind === 'word' && has(token, 'lord')

const lordAt = (tokens: readonly Token[], index: number, house: number[]): { token: Token; end: number } | null => {
  const token = tokens[index]
  const of = has(tokens[index + 1], 'of') ? index + 2 : index + 1
  if (isLord(token) && has(tokens[index + 1], 'of')) {
    const at = past(tokens, of, 1)
    const named = tokens[at]
    const signs = listAt(tokens, at, signAt)
    if (signs.items.length > 0)
      return { token: made('lord', { kind: 'sign_lord', signs: signs.items }), end: signs.end }
    const houses = named?.is.kind === 'ordinal' ? (houseList(tokens, at) ?? null) : null
    const list = houses?.token.is.kind === 'houses' ? houses.token.is.houses : housesOf(named)
    if (list.length > 0) return { token: made('lord', { kind: 'lord', houses: list }), end: houses?.end ?? at + 1 }
  }
  if ((token?.is.kind === 'houses' || token?.is.kind === 'lagna' || token?.is.kind === 'ordinal') && isLord(tokens[of]))
    if (tokens[of + 1]?.cues.has('of') !== true || of > index + 1 || !/^(?:lord|ruler)/.test(tokens[of]?.word ?? ''))
      return { token: made('lord', { kind: 'lord', houses: housesOf(token) }), end: of + 1 }
  const owned = listAt(tokens, index, signAt)
  const lord = has(tokens[owned.end], 'of') ? owned.end + 1 : owned.end
  if (owned.items.length > 0 && isLord(tokens[lord]))
    return { token: made('lord', { kind: 'sign_lord', signs: owned.items }), end: lord + 1 }
  const that = /^(?:that|this|उस|इस|us)$/.test(tokens[index]?.word ?? '') && isHouseWord(tokens[index + 1])
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
  if (has(token, 'its') && isLord(tokens[index + 1]) && house.length > 0)
    return { token: made('lord', { kind: 'lord', houses: house }), end: index + 2 }
  return null
}
