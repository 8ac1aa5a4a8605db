import { distance } from '#angles.ts'
import { type Classical, forSeven, type GrahaId, isClassical, SEVEN, type VargaId } from '#ids.ts'
import type { Chart, Dignity } from '#types.ts'
import type { Kundli } from '#yoga/kundli.ts'
import { neechaBhanga } from '#yoga/neecha-bhanga.ts'
import { RULERSHIPS } from '#zodiac/dignity.ts'
import { compoundRelation } from '#zodiac/friendship.ts'
import { KENDRA, TRIKONA } from '#zodiac/houses.ts'
import { lordOf } from '#zodiac/signs.ts'
import type { Role, Strength, StrengthTerm } from './types.ts'

/** Points of a dignity (BPHS 3, 28; Phaladeepika 2). */
const DIGNITY: Readonly<Record<Dignity, number>> = {
  exalted: 3,
  moolatrikona: 2.5,
  own: 2,
  great_friend: 1,
  friend: 0.5,
  neutral: 0,
  enemy: -0.7,
  great_enemy: -1.2,
  debilitated: -3,
}
const DEBILITY_CANCELLED = -1
const NAVAMSA_PART = 0.4
const VARGA_PART = 0.3

/** The kendra in which a graha has directional strength (dig bala, BPHS 27). */
const DIRECTION: Readonly<Record<Classical, number>> = {
  sun: 10,
  mars: 10,
  moon: 4,
  venus: 4,
  mercury: 1,
  jupiter: 1,
  saturn: 7,
}
const opposite = (house: number): number => ((house + 5) % 12) + 1

/** Cazimi does not count here: within this many degrees of the Sun Mercury and Venus are as burnt as the others. */
const DEEPLY_COMBUST = 3

const EDGE_DEGREES = 1

/** Dignity by sign alone, as a divisional chart has it; friendship as it holds in the birth chart. */
export function dignityInVarga(chart: Chart, kundli: Kundli, id: GrahaId, varga: VargaId): Dignity {
  const sign = chart.vargas[varga][id]
  const { own, exalted, debilitated } = RULERSHIPS[id]
  if (sign === exalted) return 'exalted'
  if (own.includes(sign)) return 'own'
  if (sign === debilitated) return 'debilitated'
  if (!isClassical(id)) return 'neutral'
  const lord = lordOf(sign)
  return compoundRelation(id, lord, kundli.graha(id).sign, kundli.graha(lord).sign)
}

/** Points of the dignity in a divisional chart, -3 to 3. */
export const vargaPoints = (chart: Chart, kundli: Kundli, id: GrahaId, varga: VargaId): number =>
  DIGNITY[dignityInVarga(chart, kundli, id, varga)]

/** Points of the house (Phaladeepika 15 and practice): Saturn, who gives long life, bears the 8th, and Venus the 12th. */
function housePoints(kundli: Kundli, id: Classical): number {
  const house = kundli.house(id)
  if (KENDRA.includes(house) || TRIKONA.includes(house)) return 1
  if (house === 2 || house === 11) return 0.5
  if (house === 3 || house === 6) return kundli.nature(id) === 'malefic' ? 0.5 : -0.3
  if (house === 8) return id === 'saturn' ? -0.2 : -1
  return id === 'venus' ? -0.2 : -0.8
}

function directionPoints(kundli: Kundli, id: Classical): number {
  const house = kundli.house(id)
  if (house === DIRECTION[id]) return 1
  return house === opposite(DIRECTION[id]) ? -0.5 : 0
}

function combustPoints(kundli: Kundli, id: Classical): number {
  const { combust, lon } = kundli.graha(id)
  if (!combust) return 0
  const deeply = distance(lon, kundli.graha('sun').lon) < DEEPLY_COMBUST
  return (id === 'mercury' || id === 'venus') && !deeply ? -0.8 : -1.5
}

/** Going back is nearness and strength (cheshta bala, BPHS 27); in the sign of debility the more so (Uttara Kalamrita 2). */
function retrogradePoints(kundli: Kundli, id: Classical): number {
  const { retrograde, dignity } = kundli.graha(id)
  if (!retrograde) return 0
  return dignity === 'debilitated' ? 1 : 0.5
}

function dignityPoints(kundli: Kundli, id: Classical): number {
  const { dignity } = kundli.graha(id)
  if (dignity !== 'debilitated') return DIGNITY[dignity]
  return neechaBhanga(kundli, id).length > 0 ? DEBILITY_CANCELLED : DIGNITY.debilitated
}

/** Grahas that help or press another by company or look (drik bala, BPHS 27); of the nodes, always opposite, one counts. */
function company(kundli: Kundli, id: Classical): { helpers: GrahaId[]; pressers: GrahaId[] } {
  const meets = (other: GrahaId) => other !== id && (kundli.together(other, id) || kundli.looksAt(other, id))
  const helpers: GrahaId[] = (['jupiter', 'venus', 'moon', 'mercury'] as const).filter(
    (other) => meets(other) && kundli.nature(other) === 'benefic',
  )
  const pressers: GrahaId[] = (['mars', 'saturn'] as const).filter(meets)
  const node = (['rahu', 'ketu'] as const).find((each) => kundli.together(each, id))
  return { helpers: helpers.slice(0, 2), pressers: (node ? [node, ...pressers] : pressers).slice(0, 2) }
}

function bindusPoints(chart: Chart, kundli: Kundli, id: Classical): number {
  const bindus = chart.ashtakavarga.bav[id][kundli.graha(id).sign] ?? 0
  if (bindus >= 5) return 0.5
  return bindus <= 2 ? -0.5 : 0
}

function termsOf(chart: Chart, kundli: Kundli, id: Classical): StrengthTerm[] {
  const { vargottama, degree } = kundli.graha(id)
  const { helpers, pressers } = company(kundli, id)
  const atEdge = degree < EDGE_DEGREES || degree > 30 - EDGE_DEGREES
  const terms: StrengthTerm[] = [
    { id: 'dignity', points: dignityPoints(kundli, id) },
    { id: 'vargottama', points: vargottama ? 1 : 0 },
    { id: 'navamsa', points: NAVAMSA_PART * vargaPoints(chart, kundli, id, 'd9') },
    { id: 'direction', points: directionPoints(kundli, id) },
    { id: 'house', points: housePoints(kundli, id) },
    { id: 'combust', points: combustPoints(kundli, id) },
    { id: 'retrograde', points: retrogradePoints(kundli, id) },
    ...helpers.map((by) => ({ id: 'helped', points: 0.5, by })),
    ...pressers.map((by) => ({ id: 'pressed', points: -0.5, by })),
    { id: 'edge', points: atEdge ? -0.5 : 0 },
    { id: 'bindus', points: bindusPoints(chart, kundli, id) },
  ]
  return terms.filter(({ points }) => points !== 0)
}

const squeeze = (sum: number): number => 1 / (1 + Math.exp(-sum / 2.5))
const sumOf = (terms: readonly StrengthTerm[]): number => terms.reduce((sum, { points }) => sum + points, 0)

function wordOf(value: number): Strength['word'] {
  if (value >= 0.75) return 'strong'
  if (value >= 0.6) return 'good'
  if (value >= 0.4) return 'mixed'
  return value >= 0.25 ? 'weak' : 'very_weak'
}

/** A node is as strong as its role and the lord of its sign (BPHS 34.16). */
function nodeStrength(kundli: Kundli, node: GrahaId, role: Role, seven: Record<Classical, Strength>): Strength {
  const lord = lordOf(kundli.graha(node).sign)
  const ofLord = isClassical(lord) ? seven[lord].value : 0.5
  const value = Math.min(0.8, Math.max(0.2, 0.35 + 0.1 * role.value + 0.3 * ofLord))
  const terms = [{ id: 'sign_lord', points: ofLord - 0.5, by: lord }]
  return { value, word: wordOf(value), terms }
}

/**
 * Strength 0..1 of each graha, 0.5 the middle: a documented sum of dignity, navamsa, place, direction, light, motion, looks and bindus,
 * squeezed. Not shadbala, which would add six sources of error and little to the words.
 */
export function strengthsOf(chart: Chart, kundli: Kundli, roles: Record<GrahaId, Role>): Record<GrahaId, Strength> {
  const seven = forSeven((id): Strength => {
    const terms = termsOf(chart, kundli, id)
    const value = squeeze(sumOf(terms))
    return { value, word: wordOf(value), terms }
  })
  return {
    ...seven,
    rahu: nodeStrength(kundli, 'rahu', roles.rahu, seven),
    ketu: nodeStrength(kundli, 'ketu', roles.ketu, seven),
  }
}

/** Strength of a graha as a matter of this divisional chart has it: with a part of the dignity it has there. */
export function strengthInVarga(
  chart: Chart,
  kundli: Kundli,
  strengths: Record<GrahaId, Strength>,
  id: GrahaId,
  varga: VargaId | null,
): number {
  if (varga === null || varga === 'd9' || !isClassical(id)) return strengths[id].value
  return squeeze(sumOf(strengths[id].terms) + VARGA_PART * vargaPoints(chart, kundli, id, varga))
}

/** The seven from the strongest to the weakest; equal ones by dignity, then by the order of the weekdays. */
export function byStrength(kundli: Kundli, strengths: Record<GrahaId, Strength>): Classical[] {
  const rank = (id: Classical) => DIGNITY[kundli.graha(id).dignity]
  return SEVEN.toSorted((a, b) => strengths[b].value - strengths[a].value || rank(b) - rank(a))
}
