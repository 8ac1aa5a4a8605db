import type { Stability } from '@dhruva/jyotish'
import { type FirmFact, type Firmness, firmness } from '#certainty/certain-facts.ts'
import { keeps } from '#certainty/keeps.ts'
import type { Fact, Other, Question, Sentence } from '#types.ts'

const kept = new WeakMap<Question, Firmness>()

/**
 * What of a comparison holds at every instant the other's time of birth can be; null when that time is exact.
 * @param factsWith the facts of the comparison with the other as someone born at such an instant
 */
export const otherFirm = (question: Question, factsWith: (other: Other) => readonly Fact[]): Firmness | null => {
  const { other } = question
  const { uncertainty = 0 } = other ?? {}
  if (!other || uncertainty === 0) return null
  const known = kept.get(question)
  if (known) return known
  const firm = firmness(other.chart, uncertainty, question.at, (seen) => factsWith({ ...other, chart: seen.chart }))
  kept.set(question, firm)
  return firm
}

const exactly = (fact: Fact): FirmFact => ({ ...fact, given: fact })

/** Paragraphs without what rests on something of the other that does not hold. */
export const held = (
  paragraphs: readonly Sentence[][],
  firm: Firmness,
  facts: ReadonlyMap<string, Fact>,
): Sentence[][] => {
  const all = new Map<string, FirmFact>([...facts].map(([id, fact]) => [id, exactly(fact)]))
  for (const [id, fact] of firm.facts) all.set(id, fact)
  const together: Firmness = { ...firm, facts: all, holds: (id) => all.has(id) }
  return paragraphs
    .map((paragraph) => paragraph.filter((sentence) => keeps(together, sentence)))
    .filter((paragraph) => paragraph.length > 0)
}

/** What of a match can be otherwise when a time of birth is not exact: the coarsest of sign, nakshatra and pada, and Manglik. */
export const unsureOf = ({
  signs,
  nakshatra,
  pada,
  manglik,
}: Stability): Array<'moon_sign' | 'nakshatra' | 'pada' | 'manglik'> => {
  const moon = !signs.moon.certain ? 'moon_sign' : !nakshatra.certain ? 'nakshatra' : !pada.certain ? 'pada' : null
  return [...(moon ? ([moon] as const) : []), ...(manglik.certain ? [] : ['manglik' as const])]
}
