import { type Segment, saysAny } from './segments.ts'
import { type Candidates, isHindi, plainIn } from './subjects.ts'
import type { Token } from './types.ts'
import { has } from './words.ts'

/** Between a subject and its place stands a verb of being somewhere, or hardly a word. */
export const isPlaced = (tokens: readonly Token[], candidates: Candidates, at: number): boolean => {
  if (candidates.carried) {
    const hindi = isHindi(tokens)
    return plainIn(hindi ? tokens : tokens.slice(0, at)) === 0
  }
  const [lo, hi] = candidates.from < at ? [candidates.from + 1, at] : [at + 1, candidates.from]
  const between = tokens.slice(lo, hi)
  const most = isHindi(tokens) ? 3 : 3
  return plainIn(between) <= most || saysAny(between, 'sit', 'transit', 'enter', 'leave')
}

/** `the sixth house Jupiter` */
const isAdjective = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.is.kind === 'grahas' &&
  !isHindi(tokens) &&
  !has(tokens[at - 1], 'to', 'by') &&
  tokens[at - 1]?.word !== 'of'

/** `in your 7th house`, `सातवें भाव में`, `occupies the 7th`: words that make a house a place. */
export const isLocal = (tokens: readonly Token[], at: number): boolean => {
  if (isAdjective(tokens, at)) return true
  const before = tokens.slice(Math.max(0, at - 4), at)
  const lead = before.findLastIndex(
    (token) => has(token, 'in', 'sit', 'transit', 'enter', 'leave', 'from') && token.is.kind === 'word',
  )
  if (
    lead >= 0 &&
    !isHindi(before.slice(lead)) &&
    plainIn(before.slice(lead + 1)) <= 2 &&
    !before.slice(lead + 1).some(({ is }) => is.kind === 'grahas')
  )
    return true
  const after = tokens.slice(at + 1, at + 4)
  if (isHindi(tokens) && has(after[0], 'of') && after[1]?.is.kind === 'grahas') return true
  const late = after.findIndex((token) => has(token, 'in', 'sit', 'from', 'transit', 'enter') || token.word === 'holds')
  if (late >= 0 && plainIn(after.slice(0, late)) === 0 && isHindi(tokens) && !has(after[0], 'of')) return true
  const next = tokens.slice(at + 1)
  return (
    saysAny(next.slice(0, 3), 'hold') ||
    (saysAny(next.slice(0, 3), 'sit') && has(tokens[at + 3] ?? tokens[at + 2], 'by'))
  )
}

const NOT_PLACES = ['lord', 'rules', 'aspect', 'karaka'] as const

/** `सातवें भाव में मकर राशि`: the sign of a house, read where the sign is. */
const bearsSign = ({ tokens, subjects }: Segment, at: number): boolean =>
  subjects.length === 0 && tokens.slice(at + 1, at + 4).some(({ is }) => is.kind === 'sign')

/** A kendra counted from another graha, the lord of a kendra, or what a kendra is. */
const isOtherGroup = (tokens: readonly Token[], at: number): boolean => {
  const counted = tokens.some(
    (token, index) =>
      has(token, 'from') &&
      tokens
        .slice(index - 1, index + 4)
        .some(
          (near) =>
            near?.is.kind === 'grahas' && tokens.indexOf(near) !== tokens.findIndex(({ is }) => is.kind === 'grahas'),
        ),
  )
  const fromMoon = tokens.some(
    (token, index) =>
      has(token, 'from') &&
      [tokens[index - 1], tokens[index + 1], tokens[index + 2]].some((near) => near?.is.kind === 'grahas'),
  )
  const placed = has(tokens[at - 1], 'in', 'the', 'your') || has(tokens[at + 1], 'in', 'sit', 'house')
  return counted || fromMoon || !placed || saysAny(tokens, 'lord', 'rules', 'aspect')
}

/** `aspects your 9th house from its position in Leo`: where it looks from. */
const isFromThere = (tokens: readonly Token[], at: number): boolean =>
  has(tokens[at - 1], 'in', 'from') && saysAny(tokens.slice(Math.max(0, at - 6), at), 'from')

export const isSkipped = (segment: Segment, at: number): boolean => {
  const { tokens } = segment
  const token = tokens[at]
  if (tokens.some(({ word }) => /^(?:bindus?|बिंदु|बिंदुओं)$/.test(word))) return true
  if (token?.is.kind === 'sign') {
    const near = [tokens[at - 1], tokens[at - 2], tokens[at + 1], tokens[at + 2]]
    return (
      near.some((other) => other?.is.kind === 'lagna' || (has(other, 'rashi') && !has(other, 'in'))) ||
      (saysAny(tokens.slice(0, at), 'rules', 'aspect') && !isFromThere(tokens, at))
    )
  }
  if (token?.is.kind === 'house_group') return isOtherGroup(tokens, at)
  if (token?.is.kind !== 'houses') return false
  if (bearsSign(segment, at)) return true
  if (tokens[at - 1]?.word === 'of' && tokens[at - 2]?.word === 'lord') return true
  return NOT_PLACES.some((cue) => saysAny(tokens, cue)) && !placedBesideAspect(tokens, at)
}

/** In `Jupiter in the 5th aspects your 9th house` the first house is a place. */
const placedBesideAspect = (tokens: readonly Token[], at: number): boolean => {
  const verb = tokens.findIndex((token) => has(token, ...NOT_PLACES) && token.is.kind === 'word')
  const graha = tokens.findIndex(({ is }) => is.kind === 'grahas')
  const karaka = has(tokens[verb], 'karaka')
  if (isHindi(tokens)) return has(tokens[at + 1], 'in') && graha >= 0
  return (karaka || at < verb) && graha >= 0 && graha < at && has(tokens[at - 1], 'in', 'your', 'the')
}
