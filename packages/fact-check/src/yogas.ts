import { GRAHAS, type GrahaId, lordOf, type SaturnStay, sadeSati } from '@dhruva/jyotish'
import type { YogaName } from './cues-data.ts'
import { partsOf } from './parts.ts'
import { means, type Sky } from './sky.ts'
import type { Claim, TimeWord, Token } from './types.ts'
import { has, isPunct, saysAny } from './words.ts'

/** Longer than any life: the next one may be told to the old. */
const LIFE_MS = 130 * 365.25 * 86_400_000
/** Stays of Saturn less than this apart are one season. */
const APART_MS = 400 * 86_400_000

type Stay = SaturnStay<string>

/** Seasons of Saturn: each stay, and from each beginning to each end of stays that run into each other. */
const seasonsOf = (stays: readonly Stay[]): Stay[] =>
  stays.flatMap((first, index) => {
    const found = [first]
    let last = first
    for (const next of stays.slice(index + 1)) {
      if (Date.parse(next.start) - Date.parse(last.end) > APART_MS) break
      found.push({ ...first, end: next.end })
      last = next
    }
    return found
  })

const YOU = /^(?:you|you're|you've|आप|आपको|आपने|आपसे|aap|aapko|aapse|upon)$/
const NEGATED = /^(?:nothing|कुछ नहीं|kuch nahi|cannot)$/

/** Whether a part of a sentence denies what it names at `at`. */
const isDenied = (tokens: readonly Token[], at: number): boolean =>
  tokens.some((token, near) => {
    if (
      !(has(token, 'neg', 'absent') || /^(?:door|दूर|far|away)$/.test(token.word)) ||
      (near < at && at - near > 6) ||
      (near > at && near - at > 7)
    )
      return false
    return (
      !/^(?:only|just)$/.test(tokens[near + 1]?.word ?? '') && token.word !== "don't" && token.word !== "doesn't end"
    )
  })

const fits = ({ start, end }: Stay, time: TimeWord, tokens: readonly Token[]): boolean => {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  if (time.role === 'until') return means(time, to)
  if (time.role === 'from') return means(time, from)
  if (saysAny(tokens, 'end', 'leave')) return means(time, to) || (saysAny(tokens, 'begin') && means(time, from))
  if (
    saysAny(tokens, 'begin', 'enter', 'next') ||
    tokens.some(({ word }) => /^(?:khulega|knocks|लगेगा|लगेगी|lagegi|गिना)$/.test(word))
  )
    return means(time, from)
  return time.spans.some(({ lo, hi }) => from < hi && to > lo)
}

const saturnine = (sky: Sky, name: 'sade_sati' | 'dhaiya', tokens: readonly Token[], denied: boolean): boolean => {
  const { sade_sati } = sky.chart.doshas
  const standing = name === 'sade_sati' ? sade_sati.phase : sade_sati.dhaiya.phase
  const birth = Date.parse(sky.chart.input.utc)
  const life = sadeSati(sky.chart, new Date(birth), new Date(birth + LIFE_MS))
  const all: readonly Stay[] = name === 'sade_sati' ? life.intervals : life.dhaiya
  const parts = partsOf(tokens)
  let timed = false
  let right = true
  let phase: string | null = null
  for (const { tokens: part } of parts) {
    const told = part.find(({ is }) => is.kind === 'phase')
    if (told?.is.kind === 'phase') phase = told.is.phase
    const times = part.flatMap(({ is }) => (is.kind === 'time' ? [is] : []))
    if (times.length === 0) continue
    timed = true
    const stays = seasonsOf(phase !== null && name === 'sade_sati' ? all.filter((stay) => stay.phase === phase) : all)
    // a phase told before may be left again: `… began in 2025, and it lifts in 2032`
    const whole = told ? [] : seasonsOf(all)
    right &&= times.every((time) => [...stays, ...whole].some((stay) => fits(stay, time, part)))
  }
  const over =
    tokens.some(({ word }) => /^(?:over|ended|finished|चुकी|chuki|चुका|khatm|खत्म)$/.test(word)) &&
    !saysAny(tokens, 'begin')
  if (denied && !saysAny(tokens, 'next')) return standing === null
  const present =
    (saysAny(tokens, 'now', 'run') ||
      /^(?:has|have)$/.test(tokens.find(({ word }) => word === 'has')?.word ?? '') ||
      !timed) &&
    !saysAny(tokens, 'next', 'future') &&
    !over
  const until = tokens.every(({ is }) => is.kind !== 'time' || is.role === 'until')
  const on = until && !saysAny(tokens, 'next', 'future', 'begin')
  if (timed && !on && (!present || !saysAny(tokens, 'now', 'run'))) return right
  if (timed) return right && standing !== null
  if (over && !saysAny(tokens, 'next', 'future')) return standing === null
  if (!present) return true
  return standing !== null && (phase === null || name === 'dhaiya' || standing === phase)
}

const TYPES: ReadonlyArray<readonly [string, RegExp]> = [
  ['anant', /^(?:ananta?|अनंत)$/],
  ['kulik', /^(?:kulika?|कुलिक)$/],
  ['vasuki', /^(?:vasuki|वासुकि|वासुकी)$/],
  ['shankhapal', /^(?:shankha?pal[a]?|शंखपाल)$/],
  ['padma', /^(?:padma|padam|पद्म)$/],
  ['mahapadma', /^(?:mahapadma|महापद्म)$/],
  ['takshak', /^(?:takshaka?|तक्षक)$/],
  ['karkotak', /^(?:karkotaka?|कर्कोटक)$/],
  ['shankhachud', /^(?:shankhachuda?|शंखचूड|शंखचूड़)$/],
  ['ghatak', /^(?:ghataka?|घातक)$/],
  ['vishdhar', /^(?:vishdhar|vishadhara|विषधर)$/],
  ['sheshnag', /^(?:sheshnaga?|शेषनाग)$/],
]

const CANCELS =
  /^(?:cancel|cancels|cancelled|canceled|cancellation|भंग|bhang|कट|काटता|काटती|kat|kaat|रद्द|radd|nullified|neutralised|neutralized|neutralises|परिहार|parihar|undone|lifted|excused)$/

/** Whether a sentence says that something is cancelled, or that nothing cancels it; null when it says neither. */
const cancelTold = (tokens: readonly Token[]): boolean | null => {
  const at = tokens.findIndex(({ word }) => CANCELS.test(word))
  if (at < 0) return null
  const parts = partsOf(tokens)
  const part = parts.find(({ start, tokens: own }) => at >= start && at < start + own.length)?.tokens ?? tokens
  return !part.some((token) => (has(token, 'neg') && !/^(?:don't|mat)$/.test(token.word)) || NEGATED.test(token.word))
}

const manglik = (sky: Sky, tokens: readonly Token[], denied: boolean): boolean => {
  const told = sky.chart.doshas.manglik
  const from = (id: 'moon' | 'venus') =>
    tokens.some(({ is }) => (is.kind === 'grahas' && is.ids.includes(id)) || (is.kind === 'counted' && is.from === id))
  const lagna = tokens.some(({ is }) => is.kind === 'lagna')
  const others = (['moon', 'venus'] as const).filter(from)
  const cancelled = cancelTold(tokens)
  if (denied) return !told.present || (cancelled === true && told.cancelled)
  const counted = tokens.flatMap(({ word }) => /^from (moon|venus)$/.exec(word)?.[1] ?? [])
  if (!saysAny(tokens, 'neg') && counted.some((id) => !told.from.some((from) => from === id))) return false
  const present = told.present || (!lagna && others.length > 0 && others.some((id) => told.from.includes(id)))
  return present && (cancelled === null || !told.present || cancelled === told.cancelled)
}

const exchanged = (sky: Sky, ids: readonly GrahaId[]): boolean => {
  const hosts = (ids.length >= 2 ? ids : GRAHAS).map((id) => [id, lordOf(sky.natal(id).sign)] as const)
  return hosts.some(([id, host]) => id !== host && hosts.some(([other, back]) => other === host && back === id))
}

/** Yogas of certain grahas: another one named beside makes it false. */
const SINGLE: readonly string[] = [
  'gajakesari',
  'budha_aditya',
  'chandra_mangala',
  'ruchaka',
  'bhadra',
  'hamsa',
  'malavya',
  'shasha',
  'guru_chandal',
  'shrapit',
  'angarak',
  'chandra_grahan',
  'surya_grahan',
  'dharma_karmadhipati',
  'dhana',
  'raja',
  'sunapha',
  'anapha',
]
const RAJA: readonly string[] = ['raja', 'dharma_karmadhipati', 'yogakaraka', 'vipareeta', 'neecha_bhanga']

const isThere = (
  sky: Sky,
  name: Exclude<YogaName, 'sade_sati' | 'dhaiya'>,
  tokens: readonly Token[],
  part: readonly Token[],
  denied: boolean,
): boolean => {
  const { kaal_sarp } = sky.chart.doshas
  if (name === 'manglik') return manglik(sky, tokens, denied)
  if (name === 'kaal_sarp') {
    const type = TYPES.find(([, words]) => tokens.some(({ word }) => words.test(word)))?.[0]
    if (saysAny(part, 'partial') || saysAny(tokens, 'partial'))
      return kaal_sarp.partial && (!type || kaal_sarp.type === type)
    if (denied) return !kaal_sarp.present
    return kaal_sarp.present && (!type || kaal_sarp.type === type)
  }
  const named = part.flatMap(({ is }, at): GrahaId[] => {
    if (is.kind === 'lord') return is.houses.map(sky.lord)
    return is.kind === 'grahas' && !has(part[at + 1], 'from') && part[at - 1]?.word !== 'from' ? is.ids : []
  })
  const ids = [...new Set(named)]
  if (name === 'parivartana') {
    const all = tokens.flatMap(({ is }): GrahaId[] =>
      is.kind === 'grahas' ? is.ids : is.kind === 'lord' ? is.houses.map(sky.lord) : [],
    )
    return denied !== exchanged(sky, [...new Set(all)])
  }
  const found = sky.chart.yogas.filter((yoga) => yoga.id === name || (name === 'raja' && RAJA.includes(yoga.id)))
  if (denied) return found.every((yoga) => yoga.cancelled_by.length > 0)
  const flanking = ['sunapha', 'anapha', 'durudhara', 'vesi', 'vosi', 'ubhayachari'].includes(name)
  const places = tokens.some(({ is }) => is.kind === 'houses' || is.kind === 'sign' || is.kind === 'dasha')
  if (flanking && !places && found.length > 0) {
    const said = tokens.flatMap(({ is }): GrahaId[] => (is.kind === 'grahas' ? is.ids : []))
    return said.every((id) => id === 'sun' || id === 'moon' || found.some((yoga) => yoga.grahas.includes(id)))
  }
  const lights: readonly GrahaId[] = ['sun', 'moon']
  const asked = ids.filter((id) => !lights.includes(id))
  const near = name === 'neecha_bhanga' || name === 'yogakaraka' ? ids : asked
  if (name === 'yogakaraka' && ids.length > 0) return found.some((yoga) => yoga.grahas.some((id) => ids.includes(id)))
  if (name === 'neecha_bhanga' && near.length > 0)
    return found.some((yoga) => near.some((id) => yoga.grahas.includes(id)))
  const asks =
    name === 'raja' || name === 'dhana'
      ? found.some((yoga) => asked.every((id) => yoga.grahas.includes(id)))
      : asked.every((id) => found.some((yoga) => yoga.grahas.includes(id)))
  return found.length > 0 && (asks || !SINGLE.includes(name))
}

/** `Sade Sati needs the 12th, 1st or 2nd`: what it is, not whether it is there. */
const saysWhen = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^(?:needs?|requires|होती|hoti)$/.test(word)) &&
  tokens.filter(({ is }) => is.kind === 'ordinal' || is.kind === 'houses').length > 1

/** Yogas and doshas said to be there or not; Sade Sati and dhaiya with their phase and their years. */
export const readYogas = (tokens: readonly Token[], sky: Sky): Claim[] => {
  const parts = partsOf(tokens)
  const names = tokens.flatMap(({ is }, at) => (is.kind === 'yoga' ? [at] : []))
  return names.flatMap((at, index): Claim[] => {
    const is = tokens[at]?.is
    if (is?.kind !== 'yoga') return []
    const own = parts.find(({ start, tokens: part }) => at >= start && at < start + part.length)
    if (!own) return []
    if (isPunct(tokens.at(-1), '?')) return []
    const next = parts[parts.indexOf(own) + 1]?.tokens ?? []
    // `Kaal Sarp: it is absent`
    const later =
      /^(?:it|this|that|वह|यह|yeh|woh|wo)$/.test(next[0]?.word ?? '') && saysAny(next.slice(0, 5), 'absent', 'neg')
    const denied = isDenied(own.tokens, at - own.start) || later
    const stop = tokens.findIndex((token, near) => near > at && isPunct(token, ';', '.', '।', '!', '?'))
    const end = Math.min(names[index + 1] ?? tokens.length, stop < 0 ? tokens.length : stop)
    const scope = tokens.slice(index === 0 ? 0 : own.start, Math.max(end, own.start + own.tokens.length))
    const told =
      saysAny(tokens, 'now', 'run', 'your', 'neg', 'absent') ||
      tokens.some(({ is: other, word }) => other.kind === 'phase' || other.kind === 'time' || YOU.test(word))
    if ((is.name === 'sade_sati' || is.name === 'dhaiya') && (!told || saysWhen(tokens.slice(at)))) return []
    if (is.name === 'sade_sati' || is.name === 'dhaiya')
      return [{ kind: 'yoga', about: [is.name, 'graha:saturn'], ok: saturnine(sky, is.name, scope, denied) }]
    return [{ kind: 'yoga', about: [is.name], ok: isThere(sky, is.name, tokens, own.tokens, denied) }]
  })
}
