import { GRAHAS, type GrahaId, lordOf, type SaturnStay, sadeSati } from '@dhruva/jyotish'
import type { YogaName } from './cues-data.ts'
import { saysAny } from './segments.ts'
import { means, type Sky } from './sky.ts'
import { isHindi, plainIn } from './subjects.ts'
import type { Claim, TimeWord, Token } from './types.ts'
import { has } from './words.ts'

/** Longer than any life: the next one may be told to the old. */
const LIFE_MS = 130 * 365.25 * 86_400_000

const isSaturnine = (name: YogaName): name is 'sade_sati' | 'dhaiya' => name === 'sade_sati' || name === 'dhaiya'

/** Whether a sentence denies what it names: `no`, `not … present`, `is absent`, `नहीं है`. */
const isAbsent = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 6), at)
  const no = before.findLastIndex((token) => has(token, 'neg') && !/[\u0900-\u097f]/.test(token.word))
  if (no >= 0 && plainIn(before.slice(no + 1)) <= 2 && !/^(?:only|just)$/.test(before[no + 1]?.word ?? '')) return true
  if (/^(?:न|ना|na)$/.test(tokens[at - 1]?.word ?? '')) return true
  const after = tokens.slice(at + 1, at + 8)
  const late = after.findIndex((token) => has(token, 'neg', 'absent'))
  if (late < 0) return false
  return (
    plainIn(after.slice(0, late)) <= (isHindi(tokens) ? 2 : 3) &&
    !/^(?:only|just|something|to|a)$/.test(after[late + 1]?.word ?? '')
  )
}

const ASSERTS =
  /^(?:you|your|you're|there|have|has|forms?|formed|forming|present|exists?|creates?|created|creating|gives?|makes?|yields?|blesse[sd]|carry|carries|आप|आपको|आपकी|आपके|आपका|बनता|बनाता|बना|बन|बनाते|मौजूद|उपस्थित|कुंडली|आपमें|aap|aapki|aapke|aapko|banta|banata|ban|kundli|chart|horoscope|नहीं|nahi|no|not|चल|chal|free from|without|है|hai|हैं)$/
const TEACHES = /^(?:when|if|जब|तब|अगर|यदि|called|means|कहते|meaning|rule|named)$/

/** Whether a sentence says that this chart has or lacks it; one that only teaches what it is does not. */
const isSaid = (tokens: readonly Token[], at: number): boolean => {
  if (tokens.slice(at + 1, at + 6).some(({ word }) => TEACHES.test(word)) && !saysAny(tokens.slice(0, at), 'your'))
    return false
  if (tokens.slice(Math.max(0, at - 3), at).some(({ word }) => /^(?:rule|rules|नियम|niyam)$/.test(word))) return false
  return tokens.some(
    (token) =>
      ASSERTS.test(token.word) ||
      has(token, 'your', 'neg', 'absent', 'now') ||
      token.is.kind === 'phase' ||
      token.is.kind === 'time',
  )
}

const fitsStay = ({ start, end }: SaturnStay<string>, time: TimeWord, tokens: readonly Token[]): boolean => {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const overlaps = time.spans.some(({ lo, hi }) => from < hi && to > lo)
  if (time.role === 'until') return means(time, to)
  if (time.role === 'from') return means(time, from)
  const [begins, ends] = [saysAny(tokens, 'begin'), saysAny(tokens, 'end')]
  if (begins && ends) return means(time, from) || means(time, to)
  if (begins) return means(time, from)
  return ends ? means(time, to) : overlaps
}

/** Stays that run into each other are one; its parts remain, since a phase ends before the whole. */
const withWholes = <Phase extends string>(stays: readonly SaturnStay<Phase>[]): SaturnStay<Phase>[] => {
  const wholes = stays.flatMap((first, index) => {
    let end = first
    for (const next of stays.slice(index + 1)) {
      if (Date.parse(next.start) - Date.parse(end.end) > 400 * 86_400_000) break
      end = next
    }
    return stays
      .filter((each) => each.end <= end.end && each.start >= first.start)
      .map(({ end: until }) => ({ ...first, end: until }))
  })
  return [...stays, ...wholes]
}

/** `is over`, `has ended`, `खत्म हो चुकी है` */
const isPast = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      (/^(?:over|ended|finished|completed|past)$/.test(token.word) &&
        !saysAny(tokens, 'future') &&
        /^(?:is|has|was|already|now)$/.test(tokens[at - 1]?.word ?? '')) ||
      /^(?:चुकी|चुका|चुके|chuki|chuka)$/.test(token.word),
  )

/** `is on for you until 2029` says as well that it is on. */
const isPresent = (tokens: readonly Token[]): boolean =>
  saysAny(tokens, 'be', 'now', 'run') && !saysAny(tokens, 'next', 'future', 'begin', 'past')

const runsNow = ({ start, end }: SaturnStay<string>, sky: Sky): boolean =>
  Date.parse(start) <= sky.at.getTime() && sky.at.getTime() < Date.parse(end)

const saturnine = (sky: Sky, name: 'sade_sati' | 'dhaiya', tokens: readonly Token[], absent: boolean): boolean => {
  const { sade_sati } = sky.chart.doshas
  const times = tokens.flatMap(({ is }) => (is.kind === 'time' ? [is] : []))
  const standing = name === 'sade_sati' ? sade_sati : sade_sati.dhaiya
  const birth = Date.parse(sky.chart.input.utc)
  const life = sadeSati(sky.chart, new Date(birth), new Date(birth + LIFE_MS))
  const stays = withWholes<string>(name === 'sade_sati' ? life.intervals : life.dhaiya)
  const present = isPresent(tokens)
  if (present && times.length > 0 && !absent && times.every(({ role }) => role === 'until'))
    return stays.some((stay) => runsNow(stay, sky) && times.every((time) => fitsStay(stay, time, tokens)))
  if (times.length > 0 && !absent) return times.every((time) => stays.some((stay) => fitsStay(stay, time, tokens)))
  if (times.length > 0)
    return !times.every((time) => stays.some((stay) => fitsStay(stay, time, tokens))) || standing.phase === null
  if (absent) return standing.phase === null
  const over =
    saysAny(tokens, 'end', 'future', 'next', 'begin') &&
    !saysAny(tokens, 'now') &&
    !tokens.some(({ is }) => is.kind === 'phase')
  if (over) return !(saysAny(tokens, 'end') && isPast(tokens)) || standing.phase === null
  const phase = tokens.find(({ is }) => is.kind === 'phase')
  if (phase?.is.kind === 'phase' && name === 'sade_sati') return sade_sati.phase === phase.is.phase
  return standing.phase !== null
}

/** Whether two grahas stand in each other's signs: those that are named, or any. */
const exchanged = (sky: Sky, tokens: readonly Token[]): boolean => {
  const named = tokens.flatMap(({ is }): GrahaId[] => {
    if (is.kind === 'lord') return is.houses.map(sky.lord)
    return is.kind === 'grahas' ? is.ids : []
  })
  const ids = [...new Set(named)]
  const hosts = (ids.length >= 2 ? ids : GRAHAS).map((id) => [id, lordOf(sky.natal(id).sign)] as const)
  return hosts.some(([id, host]) => id !== host && hosts.some(([other, back]) => other === host && back === id))
}

const isThere = (
  sky: Sky,
  name: Exclude<YogaName, 'sade_sati' | 'dhaiya'>,
  tokens: readonly Token[],
  absent: boolean,
): boolean => {
  const { manglik, kaal_sarp } = sky.chart.doshas
  const eased = saysAny(tokens, 'cancel')
  if (name === 'manglik') {
    const byOthers =
      !tokens.some(({ is }) => is.kind === 'lagna') &&
      tokens.some(({ is, word }) => word === 'from' || is.kind === 'counted') &&
      manglik.level > 0
    if (absent) return !manglik.present || (eased && manglik.cancelled)
    if (eased && manglik.present) return manglik.cancelled
    return manglik.present || byOthers
  }
  if (name === 'kaal_sarp') {
    if (saysAny(tokens, 'partial')) return kaal_sarp.partial
    return absent ? !kaal_sarp.present : kaal_sarp.present
  }
  if (name === 'parivartana') return absent !== exchanged(sky, tokens)
  const found = sky.chart.yogas.filter((yoga) => yoga.id === name)
  if (absent) return found.every((yoga) => yoga.cancelled_by.length > 0)
  return (
    found.length > 0 ||
    (name === 'raja' &&
      sky.chart.yogas.some(({ id }) =>
        ['raja', 'dharma_karmadhipati', 'yogakaraka', 'vipareeta', 'neecha_bhanga'].includes(id),
      ))
  )
}

/** Yogas and doshas said to be there or not; Sade Sati and Dhaiya with their phase and their years. */
export const readYogas = (clause: readonly Token[], sky: Sky): Claim[] =>
  clause.flatMap((token, at): Claim[] => {
    if (token.is.kind !== 'yoga' || !isSaid(clause, at)) return []
    const { name } = token.is
    const absent = isAbsent(clause, at)
    if (!isSaturnine(name)) return [{ kind: 'yoga', about: [name], ok: isThere(sky, name, clause, absent) }]
    const told =
      saysAny(clause, 'now', 'run', 'your', 'neg', 'absent') ||
      clause.some(({ is }) => is.kind === 'phase' || is.kind === 'time') ||
      clause.some(({ word }) => /^(?:you|आप|आपको|aap|aapko|चल|chal|upon)$/.test(word))
    return told ? [{ kind: 'yoga', about: [name, 'graha:saturn'], ok: saturnine(sky, name, clause, absent) }] : []
  })
