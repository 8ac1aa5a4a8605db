import { type GrahaId, lordOf, NAKSHATRA_LORDS, nakshatraOf, signOf } from '@dhruva/jyotish'
import { isPersonal } from './actual.ts'
import { saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { isDenied, plainIn } from './subjects.ts'
import type { Claim, Token } from './types.ts'
import { has } from './words.ts'

type Of = 'sign' | 'star'

const SIGN = /^(?:sign|signs|rashi|rasi|राशि|raashi)$/
const STAR = /^(?:nakshatra|nakshatras|star|constellation|asterism|lunar mansion|नक्षत्र|nakshatr)$/
const HOSTED = /^(?:dispositor|disposited|disposed|sign lord|राशीश|राशि स्वामी|rashi lord|rashish|राशिपति)$/
const MOON_SIGN =
  /^(?:moon sign|moonsign|chandra rashi|janma rashi|चंद्र राशि|चंद्रराशि|जन्म राशि|जन्मराशि|rashi lord|rashish|राशीश|राशिपति)$/
const BIRTH_STAR = /^(?:birth star|janma nakshatra|जन्म नक्षत्र|birth nakshatra)$/

const idsAt = (token: Token | undefined): GrahaId[] | null => (token?.is.kind === 'grahas' ? token.is.ids : null)

/** `in Mars's sign`, `मंगल की राशि में`, `in a sign of Mars`: whose sign or star it is said to be; its place among the tokens. */
const possessed = (tokens: readonly Token[], at: number): { hosts: GrahaId[]; at: number } | null => {
  const before = has(tokens[at - 1], 'of', 'its') ? at - 2 : at - 1
  const owner = idsAt(tokens[before])
  const isTheirs = has(tokens[at - 1], 'of') || /[a-z]/.test(tokens[at]?.word ?? '')
  const inIt = has(tokens[at + 1], 'in', 'sit') || saysAny(tokens.slice(Math.max(0, before - 3), before), 'in', 'sit')
  if (owner?.length === 1 && owner[0] && isTheirs && inIt) return { hosts: owner, at: before }
  const ruled = tokens.slice(at + 1, at + 6)
  const graha = ruled.findIndex(({ is }) => is.kind === 'grahas')
  const said = ruled.slice(0, graha)
  const link = said.some((token) => has(token, 'rules', 'lord') || token.word === 'of') && plainIn(said) <= 1
  const hosts = idsAt(ruled[graha])
  return graha > 0 && link && hosts ? { hosts, at: at + 1 + graha } : null
}

/** `the lord of its star is Mars`, `राशि का स्वामी मंगल`: who is said to rule the sign or star. */
const ruler = (tokens: readonly Token[], at: number): { hosts: GrahaId[]; at: number } | null => {
  const near = tokens.slice(at + 1, at + 8)
  const graha = near.findIndex(({ is }) => is.kind === 'grahas')
  const hosts = idsAt(near[graha])
  if (graha < 0 || !hosts) return null
  const said = near.slice(0, graha)
  return plainIn(said) <= 1 && said.every(({ is }) => is.kind === 'word') ? { hosts, at: at + 1 + graha } : null
}

type Said = { of: Of; hosts: GrahaId[]; at: number; by: 'place' | 'lord' }

const saidAt = (tokens: readonly Token[], at: number): Said | null => {
  const word = tokens[at]?.word ?? ''
  if (tokens[at]?.is.kind === 'word' && HOSTED.test(word)) {
    const found = ruler(tokens, at)
    return found && { of: 'sign', ...found, by: 'lord' }
  }
  const of: Of | null =
    SIGN.test(word) || MOON_SIGN.test(word) ? 'sign' : STAR.test(word) || BIRTH_STAR.test(word) ? 'star' : null
  if (!of || tokens[at]?.is.kind !== 'word') return null
  const lord = tokens.slice(at + 1, at + 3).findIndex((token) => has(token, 'lord') && token.is.kind === 'word')
  const lordBefore =
    has(tokens[at - 1], 'of', 'your', 'its', 'the') && saysAny(tokens.slice(Math.max(0, at - 4), at), 'lord')
  if (lord >= 0 || lordBefore) {
    const found = ruler(tokens, lord >= 0 ? at + 1 + lord : at)
    return found && { of, ...found, by: 'lord' }
  }
  const found = possessed(tokens, at)
  return found && { of, ...found, by: 'place' }
}

/** Of whom it is said: a graha named before, else the Moon. */
const hosted = (tokens: readonly Token[], at: number, said: Said): GrahaId[] | null => {
  const before = tokens.slice(0, at).flatMap((token, place) => (place === said.at ? [] : (idsAt(token) ?? [])))
  const last = before.at(-1)
  if (MOON_SIGN.test(tokens[at]?.word ?? '') || BIRTH_STAR.test(tokens[at]?.word ?? ''))
    return last ? [last, 'moon'] : ['moon']
  if (last) return [last]
  const after =
    said.by === 'place'
      ? tokens
          .slice(at + 1)
          .flatMap((token) => idsAt(token) ?? [])
          .find((id) => !said.hosts.includes(id))
      : undefined
  if (after) return [after]
  return has(tokens[at - 1], 'your', 'natal') || tokens.slice(0, at).some((token) => has(token, 'your'))
    ? ['moon']
    : null
}

const hostOf = (of: Of, lon: number): GrahaId | undefined =>
  of === 'sign' ? lordOf(signOf(lon)) : NAKSHATRA_LORDS[nakshatraOf(lon) % NAKSHATRA_LORDS.length]

/** `Rohini, whose lord is the Moon`: whose a nakshatra or sign is, in every chart. */
const readNamed = (clause: readonly Token[]): Claim[] =>
  clause.flatMap((token, at): Claim[] => {
    if (token.is.kind !== 'word' || !has(token, 'lord') || !has(clause[at - 1], 'its')) return []
    const named = clause
      .slice(0, at)
      .findLast(({ is }) => is.kind === 'nakshatra' || is.kind === 'sign' || is.kind === 'houses')
    const found = ruler(clause, at)
    if (!found || !named || named.is.kind === 'houses') return []
    const host =
      named.is.kind === 'nakshatra'
        ? NAKSHATRA_LORDS[named.is.nakshatra % NAKSHATRA_LORDS.length]
        : named.is.kind === 'sign'
          ? lordOf(named.is.sign)
          : null
    return [{ kind: 'lord', about: found.hosts.map((id) => `graha:${id}`), ok: found.hosts.some((id) => id === host) }]
  })

/** In whose sign or nakshatra something stands: its dispositor, the lord of its star. */
export const readHosts = (clause: readonly Token[], sky: Sky): Claim[] => [
  ...readNamed(clause),
  ...readHosted(clause, sky),
]

const readHosted = (clause: readonly Token[], sky: Sky): Claim[] =>
  clause.flatMap((token, at): Claim[] => {
    const said = saidAt(clause, at)
    const who = said && hosted(clause, at, said)
    if (!said || !who || (said.by === 'place' && who.length > 1 && who.some((id) => said.hosts.includes(id)))) return []
    if (!isPersonal(clause) && !saysAny(clause, 'natal', 'now', 'transit')) return []
    const lagna = clause.slice(0, at).some(({ is }) => is.kind === 'lagna')
    const now = sky.grahasAt(sky.at.getTime())
    const moves = saysAny(clause, 'now', 'transit', 'enter')
    const lons = [
      ...who.flatMap((id) => [sky.natal(id).lon, ...(moves ? [now[id].lon] : [])]),
      ...(lagna || (who[0] === 'moon' && said.of === 'sign' && token.word !== 'moon sign' && who.length > 1)
        ? [sky.chart.ascendant.lon]
        : []),
    ]
    const ok = lons.some((lon) => said.hosts.some((host) => hostOf(said.of, lon) === host))
    return [
      { kind: 'lord', about: [...said.hosts, ...who].map((id) => `graha:${id}`), ok: ok !== isDenied(clause, at) },
    ]
  })
