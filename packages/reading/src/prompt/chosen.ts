import { type GrahaId, LIFE_MATTERS } from '@dhruva/jyotish'
import type { Says } from '#parts.ts'
import type { Fact, FactKind } from '#types.ts'
import { vargaIn } from '#write/chart/chart-fact.ts'
import type { WriteContext } from '#write/types.ts'

/** So many facts a prompt holds: more of them cost a model time and attention, and an answer cites about ten. */
export const MOST_FACTS = 45

/** Where the lagna and each graha stand and what they rule; a comparison. */
const ALWAYS: ReadonlySet<FactKind> = new Set<FactKind>(['lagna', 'placement', 'rulership', 'match'])
/** Transits that a question alone brings along, and those of Saturn and Jupiter from the Moon. */
const ALWAYS_IN_TRANSIT: ReadonlySet<Says> = new Set<Says>(['passage', 'gochara', 'sade_sati', 'no_sade_sati'])
const SLOW: ReadonlySet<GrahaId> = new Set<GrahaId>(['jupiter', 'saturn', 'rahu'])

/** What a graha is at birth. */
const OF_GRAHA: ReadonlySet<FactKind> = new Set<FactKind>([
  'placement',
  'nakshatra',
  'dignity',
  'combustion',
  'retrogression',
  'navamsa',
  'rulership',
])
/** What a house is at birth. */
const OF_HOUSE: ReadonlySet<FactKind> = new Set<FactKind>(['lord', 'occupants', 'aspects', 'ashtakavarga'])
/** What a question about the chart itself, but for one thing in it, is answered from. */
const OF_CHART: ReadonlySet<FactKind> = new Set<FactKind>(['dosha', 'transit', 'dasha', 'dignity', 'combustion'])
const OF_MANGLIK: ReadonlySet<Says> = new Set<Says>(['manglik', 'manglik_from', 'manglik_cancelled'])

/** What nearly every question is answered from: what runs, and what the question itself brought along. */
const isAlways = ({ kind, parts, whose, strength }: Fact): boolean => {
  if (typeof whose !== 'string' || ALWAYS.has(kind)) return true
  if (kind === 'dasha') return strength > 1
  if (kind === 'nakshatra') return 'graha' in parts && parts.graha === 'moon'
  return ALWAYS_IN_TRANSIT.has(parts.says) || (parts.says === 'transit' && SLOW.has(parts.graha))
}

/** The lagna, the Moon, the periods and the slow transits. */
const isRunning = (fact: Fact): boolean => {
  const { kind, parts, whose } = fact
  if (!isAlways(fact)) return false
  if (typeof whose !== 'string' || kind === 'dasha' || kind === 'lagna' || kind === 'match' || parts.says === 'transit')
    return true
  return (kind === 'placement' || kind === 'nakshatra') && 'graha' in parts && parts.graha === 'moon'
}

const YOGA = /\byo+ga?s?\b|योग/iu
const BINDUS = /bindu|ashtak|बिंदु|बिन्दु|अष्टक/iu

const names = (graha: GrahaId, { parts }: Fact): boolean =>
  ('graha' in parts && parts.graha === graha) || ('grahas' in parts && parts.grahas.includes(graha))

const isOfGraha = (grahas: readonly GrahaId[], fact: Fact): boolean =>
  OF_GRAHA.has(fact.kind) && grahas.some((graha) => names(graha, fact))

const isOfHouse = (houses: readonly number[], { kind, parts }: Fact): boolean =>
  OF_HOUSE.has(kind) && 'house' in parts && parts.house !== undefined && houses.includes(parts.house)

/** Whether a fact is what a question names. */
const isNamed = ({ asked: { matter, graha, house, words } }: WriteContext, fact: Fact): boolean => {
  const { kind, parts } = fact
  if (graha && names(graha, fact)) return true
  if (house !== null && isOfHouse([house], fact)) return true
  const varga = vargaIn(words)
  if (varga) return (varga === 'd9' && kind === 'navamsa') || ('varga' in parts && parts.varga === varga)
  if (BINDUS.test(words)) return kind === 'ashtakavarga'
  if (matter === 'dosha_yoga') return kind === (YOGA.test(words) ? 'yoga' : 'dosha')
  return matter === 'chart_fact' && graha === null && house === null && (OF_CHART.has(kind) || isOfHouse([1], fact))
}

/** Whether a fact is what the matter of a question is read from. */
const isOfMatter = ({ asked, judgement }: WriteContext, fact: Fact): boolean => {
  const { kind, parts } = fact
  if (asked.matter === 'day' || asked.matter === 'muhurat') return kind === 'transit'
  const matter = LIFE_MATTERS.find((one) => one === asked.matter)
  if (!matter) return kind === 'transit' || kind === 'dasha' || isOfHouse([1], fact)
  const { main, support, karakas } = judgement.matter(matter).from
  const isDosha = OF_MANGLIK.has(parts.says) && main.includes(7)
  return kind === 'yoga' || isDosha || isOfHouse([...main, ...support], fact) || isOfGraha(karakas, fact)
}

/**
 * The facts that matter most to a question: first those that its answer is planned from, in their order, then others; of one rank
 * the stronger go first.
 */
export const chosenFacts = (
  facts: readonly Fact[],
  asked: readonly WriteContext[],
  first: readonly Fact[] = [],
): Fact[] => {
  const planned = first.filter((fact) => facts.includes(fact)).slice(0, MOST_FACTS)
  const left = facts.filter((fact) => !planned.includes(fact))
  const rank = (fact: Fact): number => {
    // a comparison is told of both
    if (fact.kind === 'match' || typeof fact.whose !== 'string') return -1
    if (isRunning(fact)) return 0
    // who asks for something in the chart has all of it before where everything else stands
    if (asked.some((context) => isNamed(context, fact))) return 1
    if (isAlways(fact)) return 2
    return asked.some((context) => isOfMatter(context, fact)) ? 3 : 4
  }
  const ranked = left.map((fact) => ({ fact, rank: rank(fact) }))
  const chosen = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank || b.fact.strength - a.fact.strength)
      .slice(0, MOST_FACTS - planned.length)
      .map(({ fact }) => fact),
  )
  return [...planned, ...left.filter((fact) => chosen.has(fact))]
}
