import type { GrahaId } from '@dhruva/jyotish'
import type { Level } from './cues-data.ts'
import { numberIn } from './numbers.ts'
import type { Part } from './parts.ts'
import { type Placed, periodsFor } from './periods.ts'
import type { Sky } from './sky.ts'
import type { Token } from './types.ts'
import { has, isPunct, saysAny } from './words.ts'

/** A period as a sentence names it, with every period of the life that it can still mean. */
export type Mention = { at: number; part: number; lords: GrahaId[]; level: Level | null; meant: Placed[] }
const LEVELS_DOWN = ['maha', 'antar', 'pratyantar'] as const

const PLACES: ReadonlyArray<Token['is']['kind']> = [
  'sign',
  'houses',
  'nakshatra',
  'state',
  'counted',
  'lord',
  'degree',
  'lagna',
  'yoga',
]
/** Words of what follows. */
export const AFTER =
  /^(?:after|follows|then|next|thereafter|afterwards|followed by|gives way|give way|फिर|बाद|के बाद|उसके बाद|इसके बाद|तब|phir|baad|ke baad|uske baad|iske baad|tab|once|होते|hote|होने|hone|turn|बारी|baari|bari|succeeded|takes over|take over|taken charge|hands over)$/
/** Words with which a period takes its turn. */
export const TURNS =
  /^(?:turn|बारी|baari|bari|takes|take|get|gets|comes|come|aa|आ|आएगा|आएगी|aayegi|aayega|jayega|follows|charge|hands|open|opens|lag|लग)$/

const isHindiOf = (token: Token | undefined): boolean => /^(?:का|की|के|ka|ki|ke)$/.test(token?.word ?? '')

const WITHIN = /^(?:उसमें|usmein|usme|usmen|इसमें|isme|ismein|उसके|uske|therein)$/

/** The graha a level is told of: the nearest before it, else behind it. */
const lordOf = (tokens: readonly Token[], at: number, taken: ReadonlySet<number>): number | null => {
  for (let near = at - 1; near >= Math.max(0, at - 8); near -= 1) {
    const token = tokens[near]
    if (
      !token ||
      token.is.kind === 'dasha' ||
      isPunct(token, ';', ':', '.', '।', '–', '—') ||
      (token.is.kind === 'word' && has(token, 'but'))
    )
      break
    if (
      token.is.kind === 'grahas' &&
      (taken.has(near) ||
        (near < at - 1 &&
          has(tokens[at + 1], 'of') &&
          !isHindiOf(tokens[at + 1]) &&
          tokens.slice(at + 2, at + 4).some(({ is }) => is.kind === 'grahas')))
    )
      break
    if (token.is.kind === 'grahas') return near
    if (PLACES.includes(token.is.kind)) break
  }
  for (let near = at + 1; near <= Math.min(tokens.length - 1, at + 6); near += 1) {
    const token = tokens[near]
    if (
      !token ||
      token.is.kind === 'dasha' ||
      PLACES.includes(token.is.kind) ||
      isPunct(token, ':', ';', '.', '।') ||
      (isPunct(token, ',') && tokens[near + 1]?.is.kind !== 'grahas')
    )
      break
    if (token.is.kind === 'grahas') return taken.has(near) ? null : near
    if (token.is.kind === 'word' && has(token, 'but')) break
  }
  return null
}

/** The periods that a sentence names, in its order. */
export const mentionsIn = (tokens: readonly Token[], parts: readonly Part[], sky: Sky, cited = false): Mention[] => {
  const partAt = (at: number) => parts.findIndex(({ tokens: part, start }) => at >= start && at < start + part.length)
  const levels = new Map<number, Level>()
  /** levels told of the lord before: `its own antardasha` */
  const owns = new Set<number>()
  for (const [at, { is }] of tokens.entries()) {
    if (is.kind !== 'dasha') continue
    const lord = lordOf(tokens, at, new Set(levels.keys()))
    const own =
      tokens.slice(Math.max(0, at - 3), at).some(({ word }) => /^(?:own|अपनी|अपना|उसी|usi|apni)$/.test(word)) ||
      (saysAny(tokens.slice(Math.max(0, at - 3), at), 'its') &&
        /^(?:first|opening|पहली|pehli)$/.test(tokens[at - 1]?.word ?? ''))
    if (lord !== null) levels.set(lord, is.level)
    else if (own) owns.add(at)
  }
  // what cites periods speaks of them, also without a word for them
  const told = cited || tokens.some(({ is }) => is.kind === 'dasha')
  const runs = saysAny(tokens, 'run')
  const mentions: Mention[] = []
  const add = (at: number, lords: GrahaId[], level: Level | null, above: GrahaId[]) => {
    const wanted: Level[] = level === null ? ['maha', 'antar', 'pratyantar'] : [level]
    const meant = lords.flatMap((lord) => wanted.flatMap((each) => periodsFor(sky.chart, { level: each, lord, above })))
    mentions.push({ at, part: partAt(at), lords, level, meant })
  }
  for (const [at, { is }] of tokens.entries()) {
    const before = mentions.at(-1)
    if (is.kind === 'dasha' && owns.has(at) && before) add(at, before.lords, is.level, before.lords)
    if (is.kind !== 'grahas') continue
    const level = levels.get(at) ?? null
    if (is.chain && (level !== null || told) && is.ids.length <= 3) {
      add(at, is.ids.slice(-1), LEVELS_DOWN[is.ids.length - 1] ?? null, is.ids.slice(0, -1))
      continue
    }
    // `the Saturn antardasha of Jupiter`
    const [of, level_] = tokens.slice(at - 2, at).reverse()
    if (at >= 2 && !levels.has(at) && level_?.is.kind === 'dasha' && has(of, 'of') && mentions.length > 0) {
      const part = mentions.at(-1)
      if (part) part.meant = part.meant.filter(({ above }) => is.ids.some((id) => above.includes(id)))
      continue
    }
    const inside = has(tokens[at + 1], 'in') || /^(?:under|inside)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : -1
    const next = tokens.slice(inside, inside + 3).findIndex((token) => token.is.kind === 'grahas')
    const nested = inside > 0 && next >= 0 && (told || runs) ? inside + next : -1
    const other = nested >= 0 ? tokens[nested] : undefined
    const hindi = /^(?:में|mein|me|mei)$/.test(tokens[at + 1]?.word ?? '')
    if (level !== null) {
      const previous = mentions.at(-1)
      const close = previous && previous.level === 'maha' && level !== 'maha' && at - previous.at <= 5
      // `and within it the Antardasha of Rahu`
      const within =
        previous?.level === 'maha' &&
        level !== 'maha' &&
        tokens
          .slice(previous.at, at)
          .some(
            (token, near, part) =>
              WITHIN.test(token.word) ||
              (/^(?:within|in|inside|under)$/.test(part[near - 1]?.word ?? '') && token.word === 'it'),
          )
      const above = previous && (close || within) ? previous.lords : bareAbove(tokens, at)
      add(at, is.ids, level, above)
      continue
    }
    if (other?.is.kind === 'grahas' && !hindi && levels.get(nested) === 'maha') add(at, is.ids, 'antar', other.is.ids)
    else if (other?.is.kind === 'grahas' && hindi && levels.get(nested) === undefined && runs) {
      add(at, is.ids, 'maha', [])
      add(nested, other.is.ids, 'antar', is.ids)
    } else if (told && !mentions.some((mention) => mention.at === at) && isBare(tokens, parts[partAt(at)], at))
      add(at, is.ids, null, [])
  }
  return mentions
}

/** `गुरु में शनि की अंतर्दशा`: a graha right before, with only the word for `in` between. */
const bareAbove = (tokens: readonly Token[], at: number): GrahaId[] => {
  const near = has(tokens[at - 1], 'the') ? at - 2 : at - 1
  const inside = tokens[near]
  if (inside?.is.kind === 'grahas' && /^(?:inside|in|under|within)$/.test(tokens[near - 1]?.word ?? ''))
    return inside.is.ids
  const before = tokens[at - 2]
  return has(tokens[at - 1], 'in') && before?.is.kind === 'grahas' ? before.is.ids : []
}

/** A graha told without a word for its period, where only its period can be meant: `and then comes Saturn`. */
const isBare = (tokens: readonly Token[], part: Part | undefined, at: number): boolean => {
  if (
    !part ||
    part.tokens.some(({ is }) => PLACES.includes(is.kind)) ||
    saysAny(part.tokens, 'aspect', 'with', 'transit')
  )
    return false
  if (/^(?:inside|in|under|within)$/.test(tokens[at - 1]?.word ?? '')) return false
  if (
    /'s$/.test(tokens[at]?.word ?? '') &&
    tokens[at + 1]?.is.kind === 'word' &&
    numberIn(tokens[at + 1]) === null &&
    !TURNS.test(tokens[at + 1]?.word ?? '')
  )
    return false
  const timed = part.tokens.some(({ is }) => is.kind === 'time') || AFTER.test(tokens[part.start - 1]?.word ?? '')
  return timed || saysAny(part.tokens, 'begin') || part.tokens.some(({ word }) => AFTER.test(word) || TURNS.test(word))
}
