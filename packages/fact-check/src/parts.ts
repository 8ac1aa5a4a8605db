import type { Token } from './types.ts'
import { has } from './words.ts'

/** A stretch of a sentence without comma or conjunction, and where it begins. */
export type Part = { tokens: readonly Token[]; start: number }

/** Whether a stretch ends here. */
export const isBreak = (token: Token): boolean =>
  token.is.kind === 'punct' ? !/^[/\-"“”]$/.test(token.word) : token.is.kind === 'word' && has(token, 'but', 'and')

/** A sentence cut at its commas and conjunctions. */
export const partsOf = (tokens: readonly Token[]): Part[] => {
  const parts: Part[] = []
  let start = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at]
    if (token && !isBreak(token)) continue
    if (at > start) parts.push({ tokens: tokens.slice(start, at), start })
    start = at + 1
  }
  return parts
}
