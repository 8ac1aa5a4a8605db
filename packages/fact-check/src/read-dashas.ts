import type { GrahaId } from '@dhruva/jyotish'
import { type Mention, mentionsIn } from './mentions.ts'
import { fits, holds, type Placed, periodsFor } from './periods.ts'
import { readLengths, readSequence } from './read-lengths.ts'
import { saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { isDenied, isHindi, plainIn } from './subjects.ts'
import type { Claim, TimeWord, Token } from './types.ts'
import { has, isPunct } from './words.ts'

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

/** `Rahu from January 2027, then Jupiter antardasha`: the graha right before a time, where no word for its period stands. */
const bareBefore = (tokens: readonly Token[], mentions: readonly Mention[], at: number): Mention[] | null => {
  let before = at - 1
  while (has(tokens[before], 'from', 'in', 'to', 'of', 'the') || isPunct(tokens[before], '(')) before -= 1
  const graha = tokens[before]
  const [mention] = mentions
  if (graha?.is.kind !== 'grahas' || !mention || isHindi(tokens)) return null
  if (mentions.some(({ start, at: end }) => start <= before && before <= end)) return null
  return [{ ...mention, at: before, start: before, lords: graha.is.ids, above: [], linked: null }]
}

const aboutOf = (mention: Mention): string[] => ['dasha', ...mention.lords.map((id) => `graha:${id}`)]

const turnAt = (tokens: readonly Token[]): { begins: boolean; ends: boolean } => ({
  begins:
    saysAny(tokens, 'begin', 'next') || tokens.some(({ word }) => /^(?:enter|enters|entered|entering)$/.test(word)),
  ends: saysAny(tokens, 'end'),
})

/** What stands with a time between commas; where that names no turn, the whole clause when it names one period only. */
const around = (tokens: readonly Token[], at: number): readonly Token[] => {
  const start = tokens.slice(0, at).findLastIndex((token) => isPunct(token, ',')) + 1
  const end = tokens.findIndex((token, index) => index > at && isPunct(token, ','))
  const part = tokens.slice(start, end < 0 ? tokens.length : end)
  const times = tokens.filter(({ is }) => is.kind === 'time').length
  return times > 1 || saysAny(part, 'begin', 'end', 'next') ? part : tokens
}

/** `…, and Jupiter enters Leo in May 2027`: the time of something else. */
const isElsewhen = (tokens: readonly Token[], mentions: readonly Mention[], at: number): boolean => {
  const start = tokens.slice(0, at).findLastIndex((token) => isPunct(token, ',')) + 1
  const next = tokens.findIndex((token, index) => index > at && isPunct(token, ','))
  const end = next < 0 ? tokens.length : next
  const part = tokens.slice(start, end)
  return (
    saysAny(part, 'enter', 'leave', 'transit') &&
    part.some(({ is }) => is.kind === 'grahas') &&
    !mentions.some((mention) => mention.at >= start && mention.at < end)
  )
}

const timeClaims = (tokens: readonly Token[], mentions: readonly Mention[], sky: Sky): Claim[] =>
  unitsOf(tokens).flatMap(({ at, times }): Claim[] => {
    const named = bareBefore(tokens, mentions, at) ?? near(mentions, at)
    const moment = times.every(({ role }) => role === 'in')
    // `in June 2028, in the Rahu mahadasha, the Mars antardasha`: the part is what runs then
    const meant = moment ? named.filter((one) => !named.some(({ linked }) => linked?.at === one.at)) : named
    if (meant.length === 0 || isElsewhen(tokens, mentions, at)) return []
    const others =
      tokens.some(({ is }) => is.kind === 'yoga') ||
      (saysAny(tokens, 'enter', 'leave') && tokens.some(({ is }) => is.kind === 'sign'))
    const turn = turnAt(around(tokens, at))
    const ok = meant.some((mention) =>
      periods(sky, mention).some((period) => times.every((time) => fits(period, time, turn))),
    )
    return others && !ok ? [] : [{ kind: 'dasha', about: meant.flatMap(aboutOf), ok, dated: true }]
  })

/** What else in a sentence says that the period is not the running one. */
const isElsewhere = (tokens: readonly Token[]): boolean =>
  saysAny(tokens, 'next', 'future', 'past', 'begin', 'end', 'after', 'generic')

const isRunning = (sky: Sky, mention: Mention): boolean =>
  periods(sky, mention).some(
    (period) => Date.parse(period.start) < sky.today.hi && Date.parse(period.end) > sky.today.lo,
  )

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
    const beside = tokens.slice(Math.max(0, mention.start - 4), mention.at + 5)
    const another = mention.level !== alone[0]?.level && !isElsewhere(beside)
    const meant = present ? index === 0 || another : pointed && !timed && !isElsewhere(tokens)
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

/** Which periods run, when they begin and end, what follows what. */
export const readDashas = (clause: readonly Token[], sky: Sky, carry: GrahaId[][]): Claim[] => {
  const mentions = mentionsIn(clause, carry)
  const [first] = mentions
  if (!first) return []
  const atBirth =
    clause.some(({ word }) => /^(?:birth|at birth|born|जन्म|janm|janma)$/.test(word)) &&
    !clause.some(({ is }) => is.kind === 'time')
  if (atBirth) return [{ kind: 'dasha', about: aboutOf(first), ok: first.lords.includes(sky.chart.vimshottari.lord) }]
  return [
    ...timeClaims(clause, mentions, sky),
    ...runningClaims(clause, mentions, sky),
    ...nextClaims(clause, mentions, sky),
    ...readLengths(clause, mentions, sky, (mention) => periods(sky, mention)),
    ...readSequence(clause, mentions, (mention) => periods(sky, mention)),
  ]
}
