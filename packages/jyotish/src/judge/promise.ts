import type { GrahaId } from '#ids.ts'
import { at } from '#names.ts'
import type { Yoga } from '#yoga-types.ts'
import { signOfHouse, UPACHAYA } from '#zodiac/houses.ts'
import { lordOf } from '#zodiac/signs.ts'
import type { MatterRule } from './matters-data.ts'
import { looksAtHouse, type Seen } from './seen.ts'
import { strengthInVarga, vargaPoints } from './strength.ts'
import type { MatterReason, Standing } from './types.ts'

/** What each item counts; the order of weight is that of practice: lord, karaka, occupants, then the rest. */
const WEIGHTS = {
  lord: 3,
  otherLord: 1.5,
  karaka: 2,
  occupant: 1.5,
  aspect: 1,
  bindus: 1,
  varga: 1,
  moon: 0.7,
  yoga: 1.2,
} as const

/** A second karaka counts this much of the first, as in the periods. */
const OTHER_KARAKA = 0.6

/** The mean of the 337 bindus over twelve signs, and what counts as a whole step from it. */
const MEAN_BINDUS = 28
const BINDU_STEP = 8

const DEEPEST_DIGNITY = 3
const EVENNESS = 6
/** A reason below this is not worth a sentence. */
const TOLD = 0.4
/** More yogas than these say nothing more. */
const YOGAS_COUNTED = 2

/** The sum of all items over what is usual, squeezed into -1..1, and the reasons for and against that are worth telling. */
export type Promised = { promise: number; standing: Standing; pro: MatterReason[]; con: MatterReason[] }

const signed = (value: number): number => 2 * value - 1

const reason = (what: MatterReason['what'], weight: number, of: Partial<MatterReason>): MatterReason => ({
  what,
  graha: null,
  house: null,
  ...of,
  weight,
})

function lords(seen: Seen, rule: MatterRule): MatterReason[] {
  const { chart, kundli, strengths } = seen
  const strength = (id: GrahaId) => strengthInVarga(chart, kundli, strengths, id, rule.varga)
  const ruled = new Map<GrahaId, number>()
  for (const house of rule.main) if (!ruled.has(kundli.lord(house))) ruled.set(kundli.lord(house), house)
  return [...ruled].map(([graha, house], index) => {
    const weight = (index === 0 ? WEIGHTS.lord : WEIGHTS.otherLord) * signed(strength(graha))
    return reason('lord', weight, { graha, house })
  })
}

function karakas(seen: Seen, { karakas: grahas, varga }: MatterRule): MatterReason[] {
  const { chart, kundli, strengths } = seen
  const parts = grahas.map((_, index) => (index === 0 ? 1 : OTHER_KARAKA))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return grahas.map((graha, index) => {
    const part = at(parts, index) / whole
    const weight = WEIGHTS.karaka * part * signed(strengthInVarga(chart, kundli, strengths, graha, varga))
    return reason('karaka', weight, { graha })
  })
}

/** Malefics do well in 3, 6 and 11 (BPHS 34.3; Phaladeepika 8); elsewhere a graha gives by its role and strength. */
function occupants({ chart, kundli, roles, strengths }: Seen, rule: MatterRule): MatterReason[] {
  return chart.grahas
    .filter((graha) => rule.main.includes(graha.house))
    .map(({ id, house }) => {
      const atHome = kundli.nature(id) === 'malefic' && house !== 10 && UPACHAYA.includes(house)
      const worth = atHome ? Math.max(0.5, Math.abs(roles[id].value)) : roles[id].value
      return reason('occupant', WEIGHTS.occupant * worth * (0.5 + strengths[id].value), { graha: id, house })
    })
}

/** Jupiter's look is never bad, Saturn's never light unless he is the best of the chart (BPHS 26, 34). */
function worthOfLook(id: GrahaId, role: number): number {
  if (id === 'jupiter') return Math.max(0.5, role * 0.5)
  if (id === 'saturn' && role < 1) return -0.4
  return role * 0.5
}

function looks(seen: Seen, rule: MatterRule): MatterReason[] {
  return seen.chart.grahas.flatMap(({ id }) => {
    const house = rule.main.find((each) => looksAtHouse(seen, id, each))
    if (house === undefined) return []
    return [reason('aspect', WEIGHTS.aspect * worthOfLook(id, seen.roles[id].value), { graha: id, house })]
  })
}

function bindus({ chart, kundli }: Seen, house: number): MatterReason {
  const count = at(chart.ashtakavarga.sav, signOfHouse(house, kundli.ascendant))
  return reason('bindus', (WEIGHTS.bindus * (count - MEAN_BINDUS)) / BINDU_STEP, { house })
}

function inVarga({ chart, kundli }: Seen, { main, varga }: MatterRule): MatterReason[] {
  if (varga === null) return []
  const graha = kundli.lord(at(main, 0))
  const weight = (WEIGHTS.varga * vargaPoints(chart, kundli, graha, varga)) / DEEPEST_DIGNITY
  return [reason('varga', weight, { graha, varga })]
}

function fromMoon({ chart, strengths }: Seen, house: number): MatterReason {
  const graha = lordOf(signOfHouse(house, chart.moon_sign))
  return reason('moon', WEIGHTS.moon * signed(strengths[graha].value), { graha, house })
}

const GIVES = [0.3, 0.6, 1] as const
/** A strain weighs least where those who make it are strong. */
const TAKES = [-1, -0.6, -0.3] as const
const CANCELLED = 0.2

const step = (strength: number): number => Math.min(2, strength)

function yogaReasons(yogas: readonly Yoga[], ids: readonly string[], worth: (yoga: Yoga) => number): MatterReason[] {
  const best = new Map<string, MatterReason>()
  for (const yoga of yogas) {
    if (!ids.includes(yoga.id)) continue
    const weight = WEIGHTS.yoga * worth(yoga) * (yoga.cancelled_by.length > 0 ? CANCELLED : 1)
    const known = best.get(yoga.id)
    if (known && Math.abs(known.weight) >= Math.abs(weight)) continue
    best.set(yoga.id, reason('yoga', weight, { graha: at(yoga.grahas, 0), yoga: yoga.id }))
  }
  return [...best.values()].toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).slice(0, YOGAS_COUNTED)
}

function manglik({ chart }: Seen): MatterReason[] {
  const { present, strength, cancelled } = chart.doshas.manglik
  if (!present) return []
  const weight = WEIGHTS.yoga * (strength === 'high' ? -1 : -0.6) * (cancelled ? CANCELLED : 1)
  return [reason('dosha', weight, { graha: 'mars', house: chart.doshas.manglik.house, yoga: 'manglik' })]
}

function combinations(seen: Seen, { yogas = [], doshas = [] }: MatterRule): MatterReason[] {
  const strains = yogaReasons(seen.chart.yogas, doshas, ({ strength }) => at(TAKES, step(strength)))
  return [
    ...yogaReasons(seen.chart.yogas, yogas, ({ strength }) => at(GIVES, step(strength))),
    ...strains.map((each) => ({ ...each, what: 'dosha' as const })),
    ...(doshas.includes('manglik') ? manglik(seen) : []),
  ]
}

function standingOf(promise: number): Standing {
  if (promise >= 0.35) return 'strong'
  if (promise >= 0.1) return 'good'
  if (promise >= -0.1) return 'mixed'
  return promise >= -0.35 ? 'slow' : 'hard'
}

/** Sorted reasons, none of them of a graha that a weightier one has named. */
function told(reasons: readonly MatterReason[]): MatterReason[] {
  const named = new Set<GrahaId>()
  return reasons
    .filter(({ weight }) => Math.abs(weight) >= TOLD)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .filter(({ graha }) => {
      if (graha === null) return true
      const isFirst = !named.has(graha)
      named.add(graha)
      return isFirst
    })
}

/** What a matter is damped by: a relative's is read at second hand. */
export type Damped = { by: number; most: Standing }

/**
 * What a chart promises of a matter, from the lords, karaka, occupants, looks, bindus, divisional chart, the Moon's view and the yogas of
 * it (BPHS 11-23 for the houses and 34 for the roles; the weights are practice).
 */
export function promised(seen: Seen, rule: MatterRule, damped?: Damped): Promised {
  const first = at(rule.main, 0)
  const all = [
    ...lords(seen, rule),
    ...karakas(seen, rule),
    ...occupants(seen, rule),
    ...looks(seen, rule),
    bindus(seen, first),
    ...inVarga(seen, rule),
    fromMoon(seen, first),
    ...combinations(seen, rule),
  ]
  const sum = all.reduce((total, { weight }) => total + weight, 0)
  const promise = Math.tanh((sum - rule.usual) / EVENNESS) * (damped?.by ?? 1)
  const standing = standingOf(promise)
  const reasons = told(all)
  return {
    promise,
    standing: damped && standing === 'strong' ? damped.most : standing,
    pro: reasons.filter(({ weight }) => weight > 0),
    con: reasons.filter(({ weight }) => weight < 0),
  }
}
