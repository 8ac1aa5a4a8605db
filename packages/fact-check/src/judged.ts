import { DAY_MS } from '@dhruva/common'
import type { GrahaId } from '@dhruva/jyotish'
import type { Fact, Judged, JudgedMatter, JudgedWindow } from '@dhruva/reading'
import { spanOfDays } from './cited.ts'
import { means, slackMs } from './sky.ts'
import type { Claim, TimeWord, Token } from './types.ts'

const GOOD =
  /\b(?:best|good|better|favou?rable|open|opens|opening|supports?|supportive|bright|ripe|smooth|strong(?:er|est)?)\b|अच्छ|शुभ|अनुकूल|बेहतर|बढ़िया|साथ दे|आसार|खुल|\b(?:achh?[aei]|achhe|shubh|anukool|behtar|badhiya|khul\w*|saath de)\b/iu
/** Said of a time: a contest may be hard in a good one. */
const HARD =
  '(?:slow|hard|heavy|difficult|resting|quiet|tight|weak)(?:er|est)?|धीम\\S*|कठिन|भारी|मुश्किल|dheem[aei]|kathin|bhaari|mushkil'
const STRETCH = 'time|stretch|period|phase|spell|months|weeks|समय|दौर|वक़्त|महीने|daur|waqt|mahine'
const BAD = new RegExp(
  `(?:${HARD})\\s+(?:\\S+\\s+)?(?:${STRETCH})|(?:${STRETCH})\\s+(?:\\S+\\s+){0,2}(?:${HARD})`,
  'iu',
)
/** What turns a word of either kind, or sets two times beside each other. */
const TURNED =
  /\b(?:not|no|never|nor|without|until|before|but|though|than|less|only|still|n't|after|ends?|first|other|rather)\b|n't|नहीं|मत|बिना|तक|पहले|लेकिन|मगर|पर |बाद|ख़त्म|पूरा|\b(?:nahi|nahin|mat|bina|tak|pehle|lekin|par|magar|baad|khatam|poora)\b/iu

/** `3 जून से 26 जून के बीच` */
const BETWEEN = /बीच|\bbee?ch\b|\bbetween\b/iu

const isWorkable = ({ class: of }: JudgedWindow): boolean => of === 'best' || of === 'good' || of === 'fair'

/** What is about the sky: its times are those of periods and transits, which are read elsewhere. */
const NAMES_SKY: ReadonlySet<Token['is']['kind']> = new Set(['grahas', 'sign', 'lord', 'phase', 'houses', 'nakshatra'])

/** `का समय` alone is a time of anything. */
const ANY_TIME = /^(?:का समय|ka samay|period|दौर|chapter|cycle)$/
const namesSky = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is, word }) => NAMES_SKY.has(is.kind) || (is.kind === 'dasha' && !ANY_TIME.test(word)))

type Known = { startMs: number; endMs: number }

const datesOf = ({ parts }: Fact): Known[] => {
  const from = 'from' in parts && parts.from && typeof parts.from === 'object' ? parts.from : null
  const to = 'to' in parts && parts.to && typeof parts.to === 'object' ? parts.to : null
  if (!to) return []
  const span = spanOfDays(from ?? to, to)
  return [{ startMs: span.lo, endMs: span.hi - DAY_MS / 2 }]
}

/** A month inside of a stretch is a part of it; days are those it begins and ends on. */
const isInside = (time: TimeWord, { startMs, endMs }: Known): boolean =>
  time.spans.some(({ lo, hi }) => lo < endMs + slackMs(time) && hi > startMs - slackMs(time))

const fitsOne = (time: TimeWord, known: readonly Known[]): boolean => {
  const at = (ms: number) => means(time, ms)
  const inside = (one: Known) => isInside(time, one)
  switch (time.role) {
    case 'by':
      return true
    case 'until':
    case 'from':
      return known.some((one) => at(one.startMs) || at(one.endMs) || (time.unit !== 'day' && inside(one)))
    default:
      return known.some((one) => at(one.startMs) || at(one.endMs) || inside(one))
  }
}

/** Whether all of a calendar between two of its bounds is of one side. */
const isOfOneSide = ({ calendar }: JudgedMatter, startMs: number, endMs: number): boolean => {
  const between = calendar.filter((one) => one.startMs < endMs - DAY_MS && one.endMs > startMs + DAY_MS)
  return new Set(between.map(isWorkable)).size <= 1
}

const fitsPair = (
  from: TimeWord,
  until: TimeWord,
  cited: readonly Known[],
  matters: readonly JudgedMatter[],
): boolean => {
  const days = from.unit === 'day' || until.unit === 'day'
  const fits = (start: Known, end: Known) => means(from, start.startMs) && means(until, end.endMs)
  if (cited.some((one) => fits(one, one))) return true
  if (!days && cited.some((one) => isInside(from, one) && isInside(until, one))) return true
  return matters.some((matter) =>
    matter.calendar.some(
      (start) =>
        (!days && isInside(from, start) && isInside(until, start)) ||
        matter.calendar.some((end) => fits(start, end) && isOfOneSide(matter, start.startMs, end.endMs)),
    ),
  )
}

/** What a sentence says of a stretch: that it is good, that it is hard; null where it says both or neither. */
const sideOf = (text: string): 'good' | 'bad' | null => {
  if (TURNED.test(text)) return null
  const [good, bad] = [GOOD.test(text), BAD.test(text)]
  if (good === bad) return null
  return good ? 'good' : 'bad'
}

/** Whether the stretch that is named is of the side it is said to be. */
const isOfSide = (side: 'good' | 'bad', times: readonly TimeWord[], matters: readonly JudgedMatter[]): boolean => {
  const [first, second] = times
  const touched = matters.flatMap(({ calendar }) =>
    calendar.filter((one) =>
      first && second
        ? first.spans.some(({ lo }) => lo < one.endMs - 2 * DAY_MS) &&
          second.spans.some(({ hi }) => hi > one.startMs + 2 * DAY_MS)
        : times.some((time) => time.spans.some(({ lo, hi }) => lo < one.endMs && hi > one.startMs)),
    ),
  )
  if (touched.length === 0) return true
  return touched.some((one) => (side === 'good' ? isWorkable(one) : one.class !== 'best' && one.class !== 'good'))
}

const claim = (about: string, ok: boolean): Claim => ({ kind: 'window', about: [about], ok, dated: true })

const readTimes = (
  tokens: readonly Token[],
  text: string,
  facts: readonly Fact[],
  judged: Judged,
  nowMs: number,
): Claim[] => {
  const all = tokens.flatMap(({ is }) => (is.kind === 'time' ? [is] : []))
  // `not within the year, but from 1 August`: the year only frames the days
  const exact = all.filter(({ unit }) => unit !== 'year')
  const times = exact.length > 0 ? exact : all
  const ahead = times.some(({ spans }) => spans.some(({ hi }) => hi > nowMs))
  if (!ahead || judged.matters.length === 0) return []
  const citesTime = facts.some(({ parts }) => parts.says === 'window' || parts.says === 'until')
  const isOfSky = namesSky(tokens)
  const side = sideOf(text)
  const [first, second] = times
  const isPair =
    times.length === 2 &&
    first?.role === 'from' &&
    (second?.role === 'until' || (second?.role === 'in' && BETWEEN.test(text)))
  const isExact = times.some(({ unit }) => unit === 'day')
  if (!citesTime && (isOfSky || (!isPair && !isExact && side === null))) return []
  const cited = facts.flatMap(datesOf)
  const { matters } = judged
  if (first && second && isPair) {
    const ok = fitsPair(first, second, cited, matters) && (side === null || isOfSky || isOfSide(side, times, matters))
    return [claim('stretch', ok)]
  }
  const known = citesTime ? cited : matters.flatMap(({ calendar }) => calendar)
  const ok =
    times.every((time) => time.spans.every(({ hi }) => hi < nowMs) || fitsOne(time, known)) &&
    (side === null || isOfSky || times.length !== 1 || isOfSide(side, times, matters))
  return [claim('time', ok)]
}

const STRONGEST =
  /\bstrongest\b|सबसे (?:ज़्यादा )?(?:मज़बूत|मजबूत|बलवान|बली|ताकतवर)|\bsabse (?:zyada )?(?:mazboot|majboot|strong|balwan|taakatwar)/iu
const WEAKEST = /\bweakest\b|सबसे (?:ज़्यादा )?(?:कमज़ोर|कमजोर)|\bsabse (?:zyada )?(?:kamzor|kamjor|weak)/iu
/** Without one of these it may be the strongest reason, or house. */
const OF_ALL =
  /\b(?:graha|planet|of (?:all|the seven)|in your (?:chart|kundli))\b|ग्रह|सातों|कुंडली|\b(?:grah|saaton|kundli)\b/iu
const FUNCTIONAL =
  /\bfunctional(?:ly)? (benefic|malefic)|\b(benefic|malefic) for (?:you|your|a)\b|लग्न के लिए (शुभ|अशुभ)|lagna ke liye (shubh|ashubh)/iu

const NEG = /\b(?:not|no|never|nor)\b|n't|नहीं|\bnahin?\b/iu

const readRanks = (tokens: readonly Token[], text: string, { strongest, weakest, roles }: Judged): Claim[] => {
  const named = tokens.flatMap(({ is }): GrahaId[] => (is.kind === 'grahas' ? is.ids : []))
  const [id] = named
  if (!id || new Set(named).size !== 1 || NEG.test(text)) return []
  const claims: Claim[] = []
  const add = (ok: boolean) => claims.push({ kind: 'role', about: [`graha:${id}`], ok })
  if (OF_ALL.test(text) && STRONGEST.test(text)) add(id === strongest)
  if (OF_ALL.test(text) && WEAKEST.test(text)) add(id === weakest)
  const found = FUNCTIONAL.exec(text)?.slice(1).find(Boolean)?.toLowerCase()
  if (found) add(/^(?:benefic|शुभ|shubh)$/.test(found) ? roles[id].value >= 0 : roles[id].value <= 0)
  return claims
}

const STRONG = /\b(?:very |quite )?strong(?:ly)?\b|मज़बूत|मजबूत|प्रबल|\b(?:mazboot|majboot|prabal)\b/iu
const POOR = /\b(?:weak|poor|denied|no promise|little promise)\b|कमज़ोर|कमजोर|\b(?:kamzor|kamjor)\b/iu

/** What the chart promises, where the promise itself is cited and no graha is told of. */
const readPromise = (tokens: readonly Token[], text: string, facts: readonly Fact[]): Claim[] => {
  const promise = facts.find(({ parts }) => parts.says === 'promise')
  if (
    promise?.parts.says !== 'promise' ||
    namesSky(tokens) ||
    tokens.some(({ is }) => is.kind === 'time') ||
    TURNED.test(text)
  )
    return []
  const { standing } = promise.parts
  const [strong, poor] = [STRONG.test(text), POOR.test(text)]
  if (strong === poor) return []
  const ok = strong ? standing !== 'slow' && standing !== 'hard' : standing !== 'strong' && standing !== 'good'
  return [{ kind: 'promise', about: ['promise'], ok }]
}

/** What a sentence says of judged times, of what a graha is for the chart, and of what the chart promises. */
export const readJudged = (
  tokens: readonly Token[],
  text: string,
  facts: readonly Fact[],
  judged: Judged | null,
  nowMs: number,
): Claim[] => [
  ...(judged ? [...readTimes(tokens, text, facts, judged, nowMs), ...readRanks(tokens, text, judged)] : []),
  ...readPromise(tokens, text, facts),
]
