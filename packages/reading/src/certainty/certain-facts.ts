import { type Chart, type Stability, type Transits, transits } from '@dhruva/jyotish'
import { noonOfDay } from '#dates.ts'
import { factsOf } from '#facts/all.ts'
import { createFact } from '#facts/create-fact.ts'
import type { Fact } from '#types.ts'
import { agreed } from './agree.ts'
import { coarserOf } from './generalise-fact.ts'
import { type Uncertainty, type Worlds, worldsOf } from './possible-charts.ts'

/** A fact that holds in every possible chart, said as exactly as it holds. */
export type FirmFact = Fact & {
  /** as it is in the chart of the given time */
  given: Fact
}

export type Firmness = {
  /** the instant it was asked for */
  at: Date
  stability: Stability
  /** whether the rising sign is the same all through the span; when not, no house of the birth chart holds */
  ascendantHolds: boolean
  moonSignHolds: boolean
  nakshatraHolds: boolean
  /** every fact that holds, by id */
  facts: ReadonlyMap<string, FirmFact>
  /** whether a fact holds, in full or said less exactly */
  holds: (id: string) => boolean
}

/** A possible chart with the sky of the day seen from it. */
export type Seen = { chart: Chart; transits: Transits; at: Date }

/** The facts that a chart and the sky seen from it give. */
export type FactsFrom = (seen: Seen) => readonly Fact[]

const isNamed = ({ whose }: Fact): boolean => typeof whose !== 'string'

/** The first statement of a fact, from the full one on, in which all charts agree; null when there is none. */
export const firmFact = (fact: Fact, inEach: ReadonlyArray<Fact | undefined>): FirmFact | null => {
  const all = inEach.filter((each) => each !== undefined).map(({ parts }) => parts)
  if (all.length < inEach.length) return null
  const inFull = agreed(all)
  if (inFull) return { ...createFact({ ...fact, parts: inFull }), given: fact }
  // of another person no more is told than in full
  const options = isNamed(fact) ? [] : all.map(coarserOf)
  for (const index of options[0]?.keys() ?? []) {
    const parts = agreed(options.flatMap((option) => option[index] ?? []))
    if (parts) return { ...createFact({ ...fact, parts }), given: fact }
  }
  return null
}

/** Lists that are longer in some charts than in others: which fact is the first of them is then open. */
const openLists = (inEach: ReadonlyArray<ReadonlyMap<string, Fact>>): Set<string> => {
  const ids = new Map(inEach.flatMap((facts) => [...facts.values()]).map(({ id, list }) => [id, list]))
  return new Set([...ids].flatMap(([id, list]) => (list && !inEach.every((facts) => facts.has(id)) ? [list] : [])))
}

/**
 * Which facts hold for every chart a birth can have. `factsFrom` names the facts; each is compared by its parts, so that
 * a new kind of fact needs nothing here. Facts that only some charts have do not hold.
 */
export const firmIn = ({ stability, given, charts }: Worlds, at: Date, factsFrom: FactsFrom): Firmness => {
  const seen = [given, ...charts].map((chart): Seen => ({ chart, transits: transits(chart, at), at }))
  const inEach = seen.map((each) => new Map(factsFrom(each).map((fact) => [fact.id, fact])))
  const open = openLists(inEach)
  const firm = [...(inEach[0]?.values() ?? [])].flatMap((fact) => {
    if (fact.list && open.has(fact.list)) return []
    const same = inEach.map((facts) => facts.get(fact.id))
    return firmFact(fact, same) ?? []
  })
  const facts = new Map(firm.map((fact) => [fact.id, fact]))
  return {
    at,
    stability,
    ascendantHolds: stability.ascendant.sign.certain,
    moonSignHolds: stability.signs.moon.certain,
    nakshatraHolds: stability.nakshatra.certain,
    facts,
    holds: (id) => facts.has(id),
  }
}

/**
 * What stays true of a chart when its time of birth is uncertain: by `uncertainty` minutes to either side, or unknown
 * (null, the whole civil day). The facts are those of `factsOf` on the Indian day of `at`. Give `factsFrom` for others.
 */
export const firmness = (
  chart: Chart,
  uncertainty: Uncertainty,
  at: Date,
  factsFrom: FactsFrom = (seen) => factsOf(seen.chart, seen.transits, seen.at),
): Firmness => {
  const noon = noonOfDay(at)
  return firmIn(worldsOf(chart, uncertainty, noon), noon, factsFrom)
}
