import { DASHA_YEARS, type GrahaId } from '@dhruva/jyotish'
import { type Mention, mentionsIn } from './mentions.ts'
import { fits, holds, type Placed, periodsFor } from './periods.ts'
import { saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { isDenied, plainIn } from './subjects.ts'
import type { Claim, TimeWord, Token } from './types.ts'
import { has } from './words.ts'

const periods = (sky: Sky, { level, lords, above, linked }: Mention): Placed[] =>
  lords.flatMap((lord) =>
    periodsFor(sky.chart, { level, lord, above: above.length > 0 ? above : (linked?.lords ?? []) }),
  )

/** Times that belong together: a beginning and the end right behind it. */
const unitsOf = (tokens: readonly Token[]): Array<{ at: number; times: TimeWord[] }> => {
  const units: Array<{ at: number; times: TimeWord[] }> = []
  for (const [at, { is }] of tokens.entries()) {
    if (is.kind !== 'time') continue
    const last = units.at(-1)
    if (is.role === 'until' && last && last.times.length === 1 && last.times[0]?.role === 'from' && at - last.at <= 4)
      last.times.push(is)
    else units.push({ at, times: [is] })
  }
  return units
}

/** Mentions a time can belong to: of two either, of more the nearest before it and behind it, and what those are part of. */
const near = (mentions: readonly Mention[], at: number): Mention[] => {
  if (mentions.length <= 2) return [...mentions]
  const nearest = [mentions.findLast((mention) => mention.at < at), mentions.find((mention) => mention.at > at)]
  return mentions.filter((mention) =>
    nearest.some((one) => one === mention || (one && (one.linked?.at === mention.at || mention.linked?.at === one.at))),
  )
}

const aboutOf = (mention: Mention): string[] => ['dasha', ...mention.lords.map((id) => `graha:${id}`)]

const turnAt = (tokens: readonly Token[]): { begins: boolean; ends: boolean } => ({
  begins: saysAny(tokens, 'begin', 'next'),
  ends: saysAny(tokens, 'end'),
})

const timeClaims = (tokens: readonly Token[], mentions: readonly Mention[], sky: Sky): Claim[] =>
  unitsOf(tokens).flatMap(({ at, times }): Claim[] => {
    const meant = near(mentions, at)
    if (meant.length === 0) return []
    const others =
      tokens.some(({ is }) => is.kind === 'yoga') ||
      (saysAny(tokens, 'enter', 'leave') && tokens.some(({ is }) => is.kind === 'sign'))
    const turn = turnAt(tokens)
    const ok = meant.some((mention) =>
      periods(sky, mention).some((period) => times.every((time) => fits(period, time, turn))),
    )
    return others && !ok ? [] : [{ kind: 'dasha', about: meant.flatMap(aboutOf), ok }]
  })

/** What else in a sentence says that the period is not the running one. */
const isElsewhere = (tokens: readonly Token[]): boolean =>
  saysAny(tokens, 'next', 'future', 'past', 'begin', 'end', 'after', 'hypo', 'generic')

const isRunning = (sky: Sky, mention: Mention): boolean =>
  periods(sky, mention).some((period) => holds(period, sky.at.getTime()))

const runningClaims = (tokens: readonly Token[], mentions: readonly Mention[], sky: Sky): Claim[] => {
  const runs = tokens.some(
    (token, at) => has(token, 'run') && (!/^(?:में|mein) /.test(token.word) || tokens[at - 1]?.is.kind === 'dasha'),
  )
  const timed = tokens.some(({ is }) => is.kind === 'time')
  const present = saysAny(tokens, 'now') || (runs && !timed && !saysAny(tokens, 'future', 'next', 'begin', 'past'))
  const alone = mentions.filter((mention) => !mentions.some((other) => other.linked?.at === mention.at))
  return alone.flatMap((mention, index): Claim[] => {
    const pointed = tokens
      .slice(Math.max(0, mention.start - 2), mention.start)
      .some((token) => has(token, 'your') || /^(?:this|इस)$/.test(token.word))
    const meant = present ? index === 0 : pointed && !timed && !isElsewhere(tokens)
    if (!meant || (saysAny(tokens, 'next', 'after') && alone.length === 1)) return []
    const denied = isDenied(tokens, mention.at) && plainIn(tokens) < 12
    return [{ kind: 'dasha', about: aboutOf(mention), ok: isRunning(sky, mention) !== denied }]
  })
}

/** `after Rahu comes the Jupiter mahadasha`, `your next antardasha is Saturn's`. */
const nextClaims = (tokens: readonly Token[], mentions: readonly Mention[], sky: Sky): Claim[] => {
  const [mention] = mentions.filter(({ level }) => level !== 'any').slice(-1)
  const running = sky.chart.vimshottari.current
  if (
    !mention ||
    !running ||
    !saysAny(tokens.slice(Math.max(0, mention.start - 4), mention.at + 5), 'next') ||
    tokens.some(({ is }) => is.kind === 'time')
  )
    return []
  const starts =
    mention.level === 'maha' ? [running.maha.end] : [running.antar.end, running.maha.end, running.pratyantar.end]
  const from = starts.map((end) => Date.parse(end) + 60_000)
  return [
    {
      kind: 'dasha',
      about: aboutOf(mention),
      ok: periods(sky, mention).some((period) => from.some((ms) => holds(period, ms))),
    },
  ]
}

const YEARS = /^(?:years?|साल|वर्ष|वर्षों|saal|varsh)$/

/** `the eighteen-year Rahu mahadasha`: how long each lasts is the same for all. */
const lengthClaims = (tokens: readonly Token[], mentions: readonly Mention[]): Claim[] =>
  tokens.flatMap((token, at): Claim[] => {
    const number = token.is.kind === 'number' ? Number(token.word) : Number.NaN
    const unit = tokens[at + 1]?.word === '-' ? tokens[at + 2] : tokens[at + 1]
    const mention = mentions.find(
      ({ level, at: place, start }) => level === 'maha' && Math.min(Math.abs(place - at), Math.abs(start - at)) <= 4,
    )
    const spoken =
      saysAny(tokens.slice(Math.max(0, at - 3), at), 'next') ||
      tokens
        .slice(Math.max(0, at - 3), at)
        .some(({ word }) => /^(?:another|remaining|more|first|last|these|अगले|शेष|और)$/.test(word))
    if (!mention || Number.isNaN(number) || !YEARS.test(unit?.word ?? '') || spoken) return []
    return [{ kind: 'dasha', about: aboutOf(mention), ok: mention.lords.some((lord) => DASHA_YEARS[lord] === number) }]
  })

/** Which periods run, when they begin and end, what follows what. */
export const readDashas = (clause: readonly Token[], sky: Sky, carry: GrahaId[][]): Claim[] => {
  const mentions = mentionsIn(clause, carry)
  const [first] = mentions
  if (!first || saysAny(clause, 'hypo', 'generic')) return []
  const atBirth =
    clause.some(({ word }) => /^(?:birth|at birth|born|जन्म|janm|janma)$/.test(word)) &&
    !clause.some(({ is }) => is.kind === 'time')
  if (atBirth) return [{ kind: 'dasha', about: aboutOf(first), ok: first.lords.includes(sky.chart.vimshottari.lord) }]
  return [
    ...timeClaims(clause, mentions, sky),
    ...runningClaims(clause, mentions, sky),
    ...nextClaims(clause, mentions, sky),
    ...lengthClaims(clause, mentions),
  ]
}
