import type { Token } from './types.ts'
import { has, isJoint, isPunct, made, past } from './words.ts'

const LABELLED: ReadonlyArray<Token['is']['kind']> = ['sign', 'houses', 'nakshatra', 'degree', 'ordinal', 'lord']

const isLabel = (token: Token | undefined, value: Token | undefined): boolean => {
  if (!token || !value) return false
  if (token.is.kind === 'dasha') return value.is.kind === 'grahas' && !/s$/.test(token.word)
  if (!LABELLED.includes(value.is.kind)) return value.is.kind === 'grahas' && has(token, 'lord')
  // `in Capricorn: Leo rises` tells of two
  if (token.is.kind === value.is.kind) return false
  return ['grahas', 'lagna', 'sign'].includes(token.is.kind) || has(token, 'rashi', 'nakword')
}

/** `Lagna: Leo`, `Mars – Aries`: a label and its value are one statement. */
export const joinLabels = (tokens: readonly Token[]): Token[] =>
  tokens.filter((token, at) => {
    if (!isPunct(token, ':', '-', '–', '—')) return true
    const next = past(tokens, at + 1, 1)
    return !isLabel(tokens[at - 1], tokens[next])
  })

const isChain = (tokens: readonly Token[], index: number, end: number): boolean =>
  tokens.slice(index, end).some((token) => isPunct(token, '/', '-', '–', '—'))

/** `Sun, Mercury and Venus` is one subject; `Ketu/Mars` is a chain of periods. */
export const joinGrahas = (tokens: readonly Token[]): Token[] => {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index]
    if (!token) break
    const end = token.is.kind === 'grahas' ? grahasEnd(tokens, index) : index + 1
    const ids = tokens.slice(index, end).flatMap(({ is }) => (is.kind === 'grahas' ? is.ids : []))
    joined.push(end > index + 1 ? made(token.word, { kind: 'grahas', ids, chain: isChain(tokens, index, end) }) : token)
    index = end
  }
  return joined
}

const grahasEnd = (tokens: readonly Token[], index: number): number => {
  let end = index + 1
  let joint = false
  for (let at = end; at < tokens.length; ) {
    const and = tokens[at]
    const slash = isPunct(and, '/', '-', '–')
    const next = past(tokens, at + 1, 1)
    const comma = isPunct(and, ',') && has(tokens[next], 'and') && at > index + 1 ? past(tokens, next + 1, 1) : next
    if (!(slash || isJoint(and)) || tokens[comma]?.is.kind !== 'grahas') break
    // `the antardasha of the Moon and the Rahu mahadasha`
    if (
      !slash &&
      tokens[comma + 1]?.is.kind === 'dasha' &&
      tokens.slice(Math.max(0, index - 3), index).some(({ is }) => is.kind === 'dasha')
    )
      break
    joint ||= slash || has(and, 'and') || comma > next
    at = comma + 1
    if (joint) end = at
    if (has(and, 'and') || comma > next) break
  }
  return end
}

/** `in the nakshatra of Revati`: the word before the name does no more than the one behind it. */
const SIGN_WORD = (token: Token | undefined): boolean => token?.is.kind === 'word' && has(token, 'signword')

/** The word for sign or nakshatra behind a name belongs to it; so do the pada and its number. */
export const joinNames = (tokens: readonly Token[]): Token[] => {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index]
    if (!token) break
    if (token.is.kind === 'sign') {
      joined.push(token)
      index += SIGN_WORD(tokens[index + 1]) ? 2 : 1
    } else if (token.is.kind === 'nakshatra') {
      const { pada, end } = padaAfter(tokens, index + 1)
      joined.push({ ...token, is: { ...token.is, pada: pada ?? padaBefore(tokens, index) } })
      index = end
    } else {
      joined.push(token)
      index += 1
    }
  }
  return joined
}

/** `the first quarter of Pushya` */
const padaBefore = (tokens: readonly Token[], index: number): number | null => {
  const of = has(tokens[index - 1], 'the') ? index - 2 : index - 1
  const number = tokens[of - 2]
  return has(tokens[of], 'of') && has(tokens[of - 1], 'pada') && number?.is.kind === 'ordinal' ? number.is.n : null
}

const PADA_PHASE = { rising: 1, peak: 2, setting: 3 } as const

const padaAfter = (tokens: readonly Token[], index: number): { pada: number | null; end: number } => {
  let at = index
  const skip = () => {
    while (has(tokens[at], 'nakword', 'of', 'the', 'in') || isPunct(tokens[at], ',', '(', '-', '–', '—')) at += 1
  }
  skip()
  const token = tokens[at]
  if (has(token, 'pada') && tokens[at + 1]?.is.kind === 'number')
    return { pada: Number(tokens[at + 1]?.word), end: at + 2 }
  if (token?.is.kind === 'ordinal' && has(tokens[at + 1], 'pada')) return { pada: token.is.n, end: at + 2 }
  if (token?.is.kind === 'phase' && /चरण|charan/.test(token.word))
    return { pada: PADA_PHASE[token.is.phase], end: at + 1 }
  return { pada: null, end: has(tokens[index], 'nakword') ? index + 1 : index }
}
