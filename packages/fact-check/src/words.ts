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
