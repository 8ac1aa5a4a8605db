import { aspects, type GrahaId, lordOf } from '@dhruva/jyotish'
import { hasState } from './read-states.ts'
import { ANY_TIME, anchorsIn, beside, explained, isJoint, signsOf } from './relations.ts'
import { saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { isDenied } from './subjects.ts'
import type { Claim, Token } from './types.ts'

const LINKS =
  /^(?:combination|combo|mix|blend|link|links|linked|link up|connection|connected|union|pair|pairing|alliance|meeting|meets|bond|influence|influences|relationship between|संबंध|संयोग|मेल|मिलन|जोड़ी|जोडी|गठबंधन|प्रभाव|yuti|sambandh)$/
const KIN = /^(?:friends?|enem(?:y|ies)|friendly|neutral|मित्र|शत्रु|सम|dosti|mitra)$/

/** Two grahas said to have to do with each other. */
export const linkClaims = (clause: readonly Token[], sky: Sky, claims: readonly Claim[]): Claim[] => {
  const ids = [...new Set(clause.flatMap(({ is }) => (is.kind === 'grahas' ? is.ids : [])))]
  const [a, b, ...more] = ids
  if (!a || !b || more.length > 0 || clause.some(({ word, is }) => KIN.test(word) || is.kind === 'dasha')) return []
  if (!clause.some(({ word }) => LINKS.test(word))) return []
  if (claims.some(({ about }) => about.includes(`graha:${a}`) && about.includes(`graha:${b}`))) return []
  const sees = (one: GrahaId, other: GrahaId) =>
    signsOf(sky, one, ANY_TIME).some((from) =>
      signsOf(sky, other, ANY_TIME).some((to) => from === to || aspects(one, from, to)),
    )
  const hosts = (one: GrahaId, other: GrahaId) =>
    lordOf(sky.natal(other).sign) === one || sky.natal(other).nakshatra_lord === one
  const ok = sees(a, b) || sees(b, a) || hosts(a, b) || hosts(b, a)
  return [{ kind: 'bond', about: [`graha:${a}`, `graha:${b}`], ok }]
}

/** Who is named beside a period that is said to run, but was read as no lord of it. */
export const periodClaims = (clause: readonly Token[], sky: Sky, claims: readonly Claim[]): Claim[] => {
  const level = clause.find(({ is }) => is.kind === 'dasha')
  const current = sky.chart.vimshottari.current
  if (level?.is.kind !== 'dasha' || !current || !saysAny(clause, 'now', 'run')) return []
  if (saysAny(clause, 'next', 'future', 'begin', 'end', 'after', 'past') || clause.some(({ is }) => is.kind === 'time'))
    return []
  const runs = [current.maha.lord, current.antar.lord, current.pratyantar.lord]
  const place = clause.indexOf(level)
  const start = clause.slice(0, place).findLastIndex(isJoint) + 1
  const end = clause.findIndex((token, at) => at > place && isJoint(token))
  const part = clause.slice(start, end < 0 ? clause.length : end)
  const unread = part
    .flatMap(({ is }) => (is.kind === 'grahas' ? is.ids : []))
    .filter((id) => !explained(claims, `graha:${id}`))
  return unread.map((id) => ({ kind: 'dasha', about: ['dasha', `graha:${id}`], ok: runs.includes(id) }))
}

const STATES = ['exalted', 'debilitated', 'own', 'moolatrikona', 'retrograde', 'combust', 'vargottama'] as const

/** States of grahas too far from them to be read closely. */
export const stateClaims = (clause: readonly Token[], sky: Sky, claims: readonly Claim[]): Claim[] => {
  if (claims.some(({ kind }) => kind === 'state' || kind === 'count' || kind === 'navamsa')) return []
  const anchors = anchorsIn(clause, sky)
  return clause.flatMap(({ is }, at): Claim[] => {
    if (is.kind !== 'state' || !STATES.some((state) => state === is.state)) return []
    const ids = beside(anchors, at)
    const choice = [at - 1, at + 1].some((near) => /^(?:or|या|ya)$/.test(clause[near]?.word ?? ''))
    if (ids.length === 0 || choice || isDenied(clause, at)) return []
    return [{ kind: 'state', about: ids.map((id) => `graha:${id}`), ok: ids.some((id) => hasState(sky, id, is.state)) }]
  })
}
