import type { GrahaId } from '@dhruva/jyotish'
import type { Cue } from './cues-data.ts'
import type { Sky } from './sky.ts'
import type { TimeWord, Token } from './types.ts'
import { has, isPunct } from './words.ts'

/** Someone a sentence speaks of: grahas that are all meant, at a place among the tokens of its segment. */
export type Subject = { at: number; ids: GrahaId[]; own: boolean }

/** A stretch of a sentence without comma or conjunction. `strong`: a semicolon or the like stands before it. */
export type Segment = {
  tokens: Token[]
  strong: boolean
  but: boolean
  /** the conjunction before it */
  opens: string
  subjects: Subject[]
  times: TimeWord[]
  dasha: boolean
}

const STRONG = [';', ':', '!', '?', '.', '।', '\n']

const isHindi = ({ word }: Token): boolean => /[\u0900-\u097f]/.test(word)

const isJoint = (token: Token): boolean =>
  token.is.kind === 'punct'
    ? token.word !== '/' && token.word !== '-' && token.word !== '"'
    : token.is.kind === 'word' && has(token, 'and', 'but')

/** The subject a token names; lords of houses are grahas too. */
const idsOf = (token: Token, sky: Sky): GrahaId[] | null => {
  if (token.is.kind === 'grahas') return token.is.ids
  if (token.is.kind === 'lord') return [...new Set(token.is.houses.map((house) => sky.lord(house)))]
  return null
}

/** `your Mars`, `you have the Moon in …`: of the birth. */
const isOwn = (tokens: readonly Token[], at: number): boolean => {
  const before = has(tokens[at - 1], 'the') ? at - 2 : at - 1
  return has(tokens[at - 1], 'your', 'natal') || (tokens[before]?.word === 'have' && tokens[before - 1]?.word === 'you')
}

const subjectsIn = (tokens: readonly Token[], sky: Sky): Subject[] =>
  tokens.flatMap((token, at) => {
    const ids = idsOf(token, sky)
    return ids ? [{ at, ids, own: isOwn(tokens, at) }] : []
  })

const made = (tokens: Token[], strong: boolean, but: boolean, opens: string, sky: Sky): Segment => ({
  tokens,
  strong,
  but,
  opens,
  subjects: subjectsIn(tokens, sky),
  times: tokens.flatMap(({ is }) => (is.kind === 'time' ? [is] : [])),
  dasha: tokens.some(({ is }) => is.kind === 'dasha'),
})

/** A sentence in its segments. */
export const segmentsOf = (tokens: readonly Token[], sky: Sky): Segment[] => {
  const segments: Segment[] = []
  let current: Token[] = []
  let strong = true
  let but = false
  let opens = ''
  const close = () => {
    if (current.length > 0) segments.push(made(current, strong, but, opens, sky))
    if (current.length > 0) {
      strong = false
      but = false
      opens = ''
    }
    current = []
  }
  for (const token of tokens) {
    if (!isJoint(token)) {
      if (has(token, 'hypo') && !isHindi(token)) close()
      current.push(token)
      continue
    }
    close()
    strong ||= isPunct(token, ...STRONG)
    but ||= has(token, 'but')
    if (has(token, 'but') || isPunct(token, '(')) opens = token.word
  }
  close()
  return segments
}

export const saysAny = (tokens: readonly Token[], ...cues: Cue[]): boolean =>
  tokens.some((token) => has(token, ...cues))
