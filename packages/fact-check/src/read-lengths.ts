import { DASHA_YEARS } from '@dhruva/jyotish'
import type { Mention } from './mentions.ts'
import { numberIn } from './numbers.ts'
import { holds, type Placed } from './periods.ts'
import { saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { plainIn } from './subjects.ts'
import type { Claim, Token } from './types.ts'
import { isPunct } from './words.ts'

const YEAR_MS = 365.25 * 86_400_000
const YEARS = /^(?:years?|yr|yrs|साल|सालों|वर्ष|वर्षों|वर्षीय|बरस|saal|varsh)$/
const MONTHS = /^(?:months?|महीने|महीनों|महीना|माह|मास|mahine|maheene|mahina)$/

type Length = { at: number; end: number; years: number; months: number }

const unitAt = (tokens: readonly Token[], at: number): 'years' | 'months' | null => {
  const word = tokens[at]?.word ?? ''
  if (YEARS.test(word)) return 'years'
  return MONTHS.test(word) ? 'months' : null
}

/** `three years and four months`, `17-year`, `ढाई साल`: lengths of time in a clause. */
const lengthsIn = (tokens: readonly Token[]): Length[] => {
  const lengths: Length[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const value = numberIn(tokens[at])
    const unit = unitAt(tokens, isPunct(tokens[at + 1], '-') ? at + 2 : at + 1)
    if (value === null || !unit || tokens[at]?.word === 'no') continue
    const end = isPunct(tokens[at + 1], '-') ? at + 2 : at + 1
    const last = lengths.at(-1)
    if (unit === 'months' && last && last.months === 0 && at - last.end <= 2) {
      last.months = value
      last.end = end
    } else lengths.push({ at, end, years: unit === 'years' ? value : 0, months: unit === 'months' ? value : 0 })
  }
  return lengths
}

const LEFT =
  /^(?:left|remaining|remain|remains|more|another|longer|still|balance|to run|to go|yet|बाकी|शेष|बचे|बचा|बची|baaki|baki|shesh|bache)$/
const AGAIN = /^(?:और|अभी|अब|aur|abhi|ab)$/
const AHEAD = /^(?:left|remaining|remain|remains|balance|बाकी|शेष|बचे|बचा|बची|baaki|baki|shesh|bache)$/
const WHOLE =
  /^(?:long|lasts|lasting|last|whole|full|total|span|spans|spanning|runs for|कुल|पूरे|पूरी|की होती|होती|होता|चलती|अवधि|duration)$/
const SINCE = /^(?:ago|पहले|pehle|past|last|back)$/
const PARTS = /^(?:first|last|final|next|these|every|each|half|अगले|पहले|पिछले|आखिरी|अंतिम|हर)$/

const isLength = ({ years, months }: Length, ms: number): boolean => {
  const told = years + months / 12
  const real = ms / YEAR_MS
  if (months > 0) return Math.abs(told - real) <= 2.1 / 12
  return Math.abs(told - real) <= (told >= 2 ? 1.01 : 0.6)
}

type Told = { mention: Mention; periods: Placed[] }

const nearestMention = (told: readonly Told[], at: number): Told | undefined =>
  told.toSorted((a, b) => Math.abs(a.mention.at - at) - Math.abs(b.mention.at - at))[0]

/** `Rahu's mahadasha lasts eighteen years and Ketu's seven`: of a graha without a word for its period. */
const isOfAnother = (tokens: readonly Token[], { at, start }: Mention, length: number): boolean => {
  const graha = tokens.slice(0, length).findLastIndex(({ is }) => is.kind === 'grahas')
  return graha > at && graha > start && length - graha <= 4
}

/** How long a period lasts, and how much of the running one is left. */
export const readLengths = (
  tokens: readonly Token[],
  mentions: readonly Mention[],
  sky: Sky,
  periodsOf: (mention: Mention) => Placed[],
): Claim[] => {
  const told = mentions.map((mention) => ({ mention, periods: periodsOf(mention) }))
  const now = sky.at.getTime()
  return lengthsIn(tokens).flatMap((length): Claim[] => {
    const near = nearestMention(told, length.at)
    if (!near || isOfAnother(tokens, near.mention, length.at)) return []
    const around = tokens.slice(Math.max(0, length.at - 4), length.end + 4)
    const lead = tokens.slice(Math.max(0, length.at - 3), length.at)
    if (lead.some(({ word }) => PARTS.test(word)) || around.some(({ word }) => SINCE.test(word))) return []
    const about = ['dasha', ...near.mention.lords.map((id) => `graha:${id}`)]
    const claim = (ok: boolean): Claim[] => [{ kind: 'dasha', about, ok, dated: true }]
    const running = near.periods.find((period) => holds(period, now))
    const left =
      around.some(({ word }) => AHEAD.test(word)) ||
      (running && (around.some(({ word }) => LEFT.test(word)) || lead.slice(-1).some(({ word }) => AGAIN.test(word))))
    if (left) return claim(running !== undefined && isLength(length, Date.parse(running.end) - now))
    const whole = near.periods.map(({ start, end }) => Date.parse(end) - Date.parse(start))
    const isWhole = whole.some((ms) => isLength(length, ms))
    const adjacent = Math.min(Math.abs(near.mention.at - length.end), Math.abs(near.mention.start - length.end)) <= 4
    if (!around.some(({ word }) => WHOLE.test(word)) && !(adjacent && near.mention.level === 'maha')) return []
    if (near.mention.level === 'maha')
      return claim(length.months === 0 && near.mention.lords.some((lord) => DASHA_YEARS[lord] === length.years))
    return near.mention.level === 'any' ? [] : claim(isWhole)
  })
}

/** `after the Rahu mahadasha comes Jupiter` */
const bareSequence = (
  tokens: readonly Token[],
  mention: Mention,
  periodsOf: (mention: Mention) => Placed[],
): Claim[] => {
  const rest = tokens.slice(mention.at + 1)
  const graha = rest.findIndex(({ is }) => is.kind === 'grahas')
  const named = rest[graha]
  const lead = [...tokens.slice(Math.max(0, mention.start - 4), mention.start), ...rest.slice(0, graha)]
  const comes =
    lead.some(({ word }) => COMES.test(word)) || rest.slice(graha + 1, graha + 4).some(({ word }) => COMES.test(word))
  if (named?.is.kind !== 'grahas' || !saysAny(lead, 'after') || !comes || plainIn(rest.slice(0, graha)) > 2) return []
  const lords = named.is.ids
  const ok = periodsOf(mention).some((one) =>
    periodsOf({ ...mention, lords, start: mention.at, above: [], linked: null }).some((two) => one.end === two.start),
  )
  return [{ kind: 'dasha', about: ['dasha', ...lords.map((id) => `graha:${id}`)], ok }]
}

const COMES =
  /^(?:comes?|follows?|begins?|starts?|opens|arrives|takes over|you enter|आएगी|आती|लगेगी|शुरू|आरंभ|aayegi|shuru)$/

/** `once Rahu's mahadasha ends, Jupiter's begins`: what follows what. */
export const readSequence = (
  tokens: readonly Token[],
  mentions: readonly Mention[],
  periodsOf: (mention: Mention) => Placed[],
): Claim[] => {
  const [first, second] = mentions
  if (first && !second) return bareSequence(tokens, first, periodsOf)
  if (!first || !second || mentions.length !== 2 || first.level !== second.level || first.level === 'any') return []
  const between = tokens.slice(first.at, second.start)
  const opening = tokens.slice(0, first.at)
  const follows =
    saysAny(between, 'after', 'next', 'end') ||
    saysAny(opening, 'after') ||
    opening.some(({ word }) => /^(?:once|when|after|as)$/.test(word) && saysAny(between, 'end'))
  const precedes = saysAny(between, 'past') || between.some(({ word }) => /^(?:before|से पहले)$/.test(word))
  if (!follows || precedes) return []
  const ok = periodsOf(first).some((one) => periodsOf(second).some((two) => one.end === two.start))
  return [{ kind: 'dasha', about: ['dasha', ...second.lords.map((id) => `graha:${id}`)], ok }]
}
