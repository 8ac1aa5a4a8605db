import type { Cue } from './cues-data.ts'
import type { Meaning, Token } from './types.ts'

export const has = (token: Token | undefined, ...cues: Cue[]): boolean =>
  // most words have no part in grammar that matters here
  token !== undefined && token.cues.size > 0 && cues.some((cue) => token.cues.has(cue))

export const isPunct = (token: Token | undefined, ...words: string[]): boolean =>
  token?.is.kind === 'punct' && (words.length === 0 || words.includes(token.word))

export const made = (word: string, is: Meaning, from?: Token): Token => ({ word, cues: from?.cues ?? new Set(), is })

const FILLER: Cue[] = ['your', 'the', 'natal']
const isFiller = (token: Token | undefined): boolean => token?.is.kind === 'word' && has(token, ...FILLER)

/** Skips words that only point: `your`, `the`, `natal`. */
export const past = (tokens: readonly Token[], index: number, step: 1 | -1): number => {
  let at = index
  while (isFiller(tokens[at])) at += step
  return at
}

export const isJoint = (token: Token | undefined): boolean =>
  isPunct(token, ',', '/') || (token?.is.kind === 'word' && has(token, 'and'))

/** Where a list of items of one kind that begins at `index` ends, and the items: `2nd, 5th and 9th`. */
export const listAt = <Item>(
  tokens: readonly Token[],
  index: number,
  read: (token: Token) => Item | null,
): { items: Item[]; end: number } => {
  const items: Item[] = []
  let end = index
  for (let at = index; at < tokens.length; ) {
    const token = tokens[at]
    const item = token ? read(token) : null
    if (item === null) break
    items.push(item)
    end = at + 1
    at = end
    while (isJoint(tokens[at]) || (isPunct(tokens[at], '–', '—', '-') && at === end)) at += 1
    if (at > end) at = past(tokens, at, 1)
    else break
  }
  return { items, end }
}

export const ordinal = (token: Token): number | null =>
  token.is.kind === 'ordinal' && token.is.n >= 1 && token.is.n <= 12 ? token.is.n : null

export const isHouseWord = (token: Token | undefined): boolean => token?.is.kind === 'word' && has(token, 'house')

/** Whether any of some words has one of the cues. */
export const saysAny = (tokens: readonly Token[], ...cues: Cue[]): boolean =>
  tokens.some((token) => has(token, ...cues))

export const isPlain = (token: Token): boolean =>
  token.is.kind === 'word' && token.cues.size === 0 && !/ly$/.test(token.word)
const plainIn = (tokens: readonly Token[]): number => tokens.filter(isPlain).length

/** `not` close before a word, or `नहीं` close behind it. */
export const isDenied = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 5), at)
  const no = before.findLastIndex(
    (token) => has(token, 'neg') && token.is.kind === 'word' && !/[\u0900-\u097f]/.test(token.word),
  )
  const between = before.slice(no + 1)
  const only = /^(?:only|just|merely|simply|doubt|lack)$/.test(between[0]?.word ?? '')
  if (
    no >= 0 &&
    !only &&
    !has(between[0], 'its') &&
    !/^(?:don't|do not)$/.test(before[no]?.word ?? '') &&
    plainIn(between) <= 2
  )
    return true
  const after = tokens.slice(at + 1, at + 5)
  const late = after.findIndex((token) => has(token, 'neg') && /[\u0900-\u097f]|^nahi|^na$/.test(token.word))
  return late >= 0 && plainIn(after.slice(0, late)) <= (late > 1 ? 0 : 1)
}

/** `Jupiter and Saturn meet on your house`, `गुरु और शनि दोनों का असर`: on it or on its lord, from anywhere. */
export const meetsOn = (tokens: readonly Token[]): boolean =>
  /\bmeet on\b|\btogether on\b|\bat once\b|\bwork together\b|साथ काम|saath kaam|दोनों का असर|donon? ka asar|छू रहे|जुडते|जुडे|chhoo rahe|judte|jude/.test(
    tokens.map(({ word }) => word).join(' '),
  )
