import { DAY_MS } from '@dhruva/common'
import { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import type { Code, Sentence } from '#types.ts'
import { claimsIn } from './claims.ts'
import type { FirmFact, Firmness } from './firm.ts'
import { redated, type Spread, undated } from './spread.ts'

/** The dates of a fact as the chart of the given time has them, each with the days it can be. */
const spreadsOf = (code: Code, fact: FirmFact): Array<[number, Spread]> => {
  const days = undated(code, fact.whole ? fact.given[code] : fact.text[code]).days
  return days.map((day, index) => [day, fact.spreads[code][index] ?? { first: day, last: day }])
}

/** What facts stated for the given time and do not hold: whether a place is among it, and the finer points. */
const lostOf = (code: Code, facts: readonly FirmFact[]): { place: boolean; points: string[] } => {
  const given = facts.map((fact) => claimsIn(code, fact.given[code]))
  const firm = facts.map((fact) => claimsIn(code, fact.text[code]))
  const held = (pick: 'places' | 'points', claim: string) => firm.some((claims) => claims[pick].has(claim))
  return {
    place: given.some(({ places }) => [...places].some((claim) => !held('places', claim))),
    points: given.flatMap(({ points }) => [...points].filter((claim) => !held('points', claim))),
  }
}

/** Whether a date of a fact can lie before the day and after it, so that what it bounds may have begun or not. */
const isAround = (day: number, { whole, spreads }: FirmFact): boolean =>
  whole && spreads.en.some(({ first, last }) => first < last && first <= day && day <= last)

const withoutExact = (code: Code, text: string): string =>
  SAY_UNCERTAIN[code].exact.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)

/**
 * A sentence written from the chart of the given time as it holds for every possible one: its dates as wide as they can be,
 * finer points left out. Null when it says more than its facts let it.
 */
export const soften = (code: Code, { facts: firm, at }: Firmness, sentence: Sentence): Sentence | null => {
  const facts = sentence.facts.map((id) => firm.get(id)).filter((fact) => fact !== undefined)
  if (facts.length < sentence.facts.length) return null
  if (facts.some((fact) => isAround(at.getTime() / DAY_MS, fact))) return null
  const spreads = new Map(facts.flatMap((fact) => spreadsOf(code, fact)))
  const dated = redated(code, sentence.text, (day) => spreads.get(day) ?? null)
  if (dated === null) return null
  const lost = lostOf(code, facts)
  if (lost.place) return null
  const saysLost = (text: string) => {
    const { points } = claimsIn(code, text)
    return lost.points.some((claim) => points.has(claim))
  }
  if (!saysLost(dated)) return { text: dated, facts: sentence.facts }
  const text = withoutExact(code, dated)
  return saysLost(text) ? null : { text, facts: sentence.facts }
}
