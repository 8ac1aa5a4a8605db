import type { GrahaId } from '@dhruva/jyotish'
import type { Level } from './cues-data.ts'
import { saysAny } from './segments.ts'
import { isHindi, plainIn } from './subjects.ts'
import type { Token } from './types.ts'
import { has, isPunct } from './words.ts'

/** A period as a sentence names it; `lords` may each be meant. */
export type Mention = {
  at: number
  start: number
  level: Level
  lords: GrahaId[]
  above: GrahaId[]
  linked: Mention | null
}

const skipped = (tokens: readonly Token[], index: number, step: 1 | -1): number => {
  let at = index
  const named =
    step === 1 &&
    isPunct(tokens[at], ',', '(', '–', '—') &&
    saysAny(tokens.slice(Math.max(0, at - 3), at), 'next', 'now', 'run')
  if (named && tokens[at + 1]?.is.kind === 'grahas') return at + 1
  while (
    tokens[at]?.is.kind === 'word' &&
    (tokens[at]?.word === 'will be' || has(tokens[at], 'your', 'the', 'of', 'be', 'its', 'now', 'future'))
  )
    at += step
  return at
}

const LEVEL_OF = ['maha', 'antar', 'pratyantar'] as const

/** `the dasha balance at birth was of Rahu`: a lord named further on. */
const toldAfter = (tokens: readonly Token[], at: number): { ids: GrahaId[]; chain: boolean; start: number } | null => {
  const told = tokens.slice(at + 1, at + 7).findIndex(({ is }) => is.kind === 'grahas')
  const between = tokens.slice(at + 1, at + 1 + told)
  const graha = tokens[at + 1 + told]
  if (
    told > 0 &&
    graha?.is.kind === 'grahas' &&
    saysAny(between.slice(-1), 'of', 'be', 'by', 'the') &&
    between.every(({ is }) => is.kind === 'word') &&
    plainIn(between) <= 1
  )
    return { ids: graha.is.ids, chain: graha.is.chain, start: at }
  return null
}

/** The lord of the period named at `at`, and where the naming begins. */
const lordAt = (
  tokens: readonly Token[],
  at: number,
  last: GrahaId[],
): { ids: GrahaId[]; chain: boolean; start: number } | null => {
  const back = skipped(tokens, at - 1, -1)
  const before = tokens[back]
  const gap = plainIn(tokens.slice(back + 1, at))
  if (
    before?.is.kind === 'grahas' &&
    gap === 0 &&
    !tokens.slice(back + 1, at).some((token) => token.word === 'its' || token.word === 'whose')
  )
    return { ids: before.is.ids, chain: before.is.chain, start: back }
  const ahead = skipped(
    tokens,
    has(tokens[at + 1], 'lord', 'rules') ? at + (has(tokens[at + 2], 'to') ? 3 : 2) : at + 1,
    1,
  )
  const next = tokens[ahead]
  if (
    next?.is.kind === 'grahas' &&
    (ahead > at + 1 ||
      !isHindi(tokens) ||
      has(tokens[ahead + 1], 'of') ||
      !tokens[ahead + 1] ||
      isPunct(tokens[ahead + 1])) &&
    !isNextPeriod(tokens, ahead)
  )
    return { ids: next.is.ids, chain: next.is.chain, start: at }
  const near = tokens.slice(Math.max(0, at - 5), at).findLast(({ is }) => is.kind === 'grahas' || is.kind === 'dasha')
  if (
    near?.is.kind === 'grahas' &&
    tokens.slice(Math.max(0, at - 3), at).every((token) => !has(token, 'but')) &&
    !has(tokens[at - 1], 'its')
  ) {
    const place = tokens.lastIndexOf(near, at)
    if (plainIn(tokens.slice(place + 1, at)) <= 2 && has(tokens[place + 1], 'of', 'its', 'now', 'run', 'next'))
      return { ids: near.is.ids, chain: near.is.chain, start: place }
  }
  const told = toldAfter(tokens, at)
  if (told) return told
  if (last.length > 0 && tokens.slice(Math.max(0, at - 4), at).some((token) => has(token, 'its')))
    return { ids: last, chain: false, start: at }
  return null
}

const isNextPeriod = (tokens: readonly Token[], at: number): boolean => {
  const next = skipped(tokens, at + 1, 1)
  return tokens[next]?.is.kind === 'dasha'
}

/** The periods a clause names, in its order; `carry` are grahas a pronoun may mean. */
export const mentionsIn = (tokens: readonly Token[], carry: GrahaId[][]): Mention[] => {
  const mentions: Mention[] = []
  let last: GrahaId[] = carry.flat()
  for (const [at, { is }] of tokens.entries()) {
    if (is.kind === 'grahas') last = is.ids
    if (is.kind !== 'dasha') continue
    const same = tokens
      .slice(Math.max(0, at - 4), at)
      .some(({ word }) => /^(?:उसी|अपनी|अपने|own|itself|usi|apni|apne)$/.test(word))
    const again = same ? mentions.at(-1) : undefined
    const lord = again ? { ids: again.lords, chain: false, start: at } : lordAt(tokens, at, last)
    if (!lord) continue
    const chained = lord.chain && lord.ids.length <= 3
    mentions.push({
      at,
      start: lord.start,
      level: chained ? (LEVEL_OF[lord.ids.length - 1] ?? is.level) : is.level,
      lords: chained ? lord.ids.slice(-1) : lord.ids,
      above: chained ? lord.ids.slice(0, -1) : [],
      linked: null,
    })
  }
  return mentions.map((mention, index) => ({ ...mention, linked: linkOf(tokens, mentions, index) }))
}

const RANK: Record<Level, number> = { maha: 0, any: 0, antar: 1, pratyantar: 2 }

/** `Mars antardasha in the Rahu mahadasha`, `राहु की महादशा में मंगल की अंतर्दशा`. */
const linkOf = (tokens: readonly Token[], mentions: readonly Mention[], index: number): Mention | null => {
  const own = mentions[index]
  if (!own || RANK[own.level] === 0) return null
  return (
    mentions.find((other) => {
      if (RANK[other.level] >= RANK[own.level]) return false
      const [lo, hi] = other.at < own.at ? [other.at, own.start] : [own.at, other.start]
      const between = tokens.slice(lo + 1, hi)
      return (
        between.length <= 4 &&
        plainIn(between) === 0 &&
        between.every((token) => token.is.kind === 'word' || isPunct(token, ',', '/', '-', '–', '—', '(')) &&
        (saysAny(between, 'in', 'of') || between.every(({ is }) => is.kind === 'punct'))
      )
    }) ?? null
  )
}
