import { createCache } from '@dhruva/common'
import type { ParsedMessage } from '@dhruva/intent/parse'
import { agreed, type Chart, type Judgement, judge, transits } from '@dhruva/jyotish'
import { framed } from '#certainty/frame.ts'
import { timeFacts } from '#certainty/time-facts.ts'
import { noonOfDay } from '#dates.ts'
import { factsOf } from '#facts/all.ts'
import { createFact } from '#facts/create-fact.ts'
import { matchFacts } from '#match/facts.ts'
import type { CountedFrom } from '#parts.ts'
import type { Fact, FactKind, Question } from '#types.ts'
import { createWriteContext } from '#write/context.ts'
import type { WriteContext } from '#write/types.ts'

type Possible = { frame: CountedFrom; charts: Chart[]; judgements: Judgement[]; facts: Fact[][]; open: Fact[] }

/** What only the true lagna gives. */
const OF_LAGNA: ReadonlySet<FactKind> = new Set<FactKind>(['lagna', 'yoga', 'dosha', 'varga'])

/** … but for what is counted from the Moon, and between the nodes. */
const OF_MOON = /^dosha\.(?:sade_sati|dhaiya|kaal_sarp)/

const hasHouse = ({ parts }: Fact): boolean => 'house' in parts || 'houses' in parts || 'lordHouse' in parts

/** A fact whose houses are not counted from the lagna says so. */
const countedFact = (fact: Fact, countedFrom: CountedFrom): Fact =>
  countedFrom === 'lagna' || !hasHouse(fact) ? fact : createFact({ ...fact, parts: { ...fact.parts, countedFrom } })

/** What a chart and day give, with houses counted from there. */
export const factsFrom = (chart: Chart, at: Date, frame: CountedFrom): Fact[] =>
  factsOf(chart, transits(chart, at), at)
    .filter(({ id, kind }) => frame === 'lagna' || !OF_LAGNA.has(kind) || OF_MOON.test(id))
    .map((fact) => countedFact(fact, frame))

const KEPT = 60
const kept = createCache<Possible>(KEPT)

const possibleOf = ({ chart, at: instant, person, uncertainty = 0 }: Question): Possible => {
  const { input, version } = chart
  const at = noonOfDay(instant)
  const key = [version, input.utc, input.lat, input.lng, at.getTime(), person.gender, uncertainty].join(' ')
  return kept.remember(key, () => {
    const { frame, charts, stability } = framed(chart, uncertainty, at)
    const open = stability ? timeFacts(stability, input.tz) : []
    const judgements = agreed(charts.map((each) => judge(each, at, person.gender)))
    return { frame, charts, judgements, facts: charts.map((each) => factsFrom(each, at, frame)), open }
  })
}

/**
 * A question seen from every chart that its birth can have, the given one first. Their judgements agree on every matter's standing and
 * times; the rest is each chart's own. Where the lagna is open, houses are counted from the Moon or the Sun, and the facts say so.
 */
export const possibleContexts = (question: Question, parsed: ParsedMessage): WriteContext[] => {
  const { frame, charts, judgements, facts } = possibleOf(question)
  const at = noonOfDay(question.at)
  return charts.flatMap((chart, index) => {
    const [judgement, own] = [judgements[index], facts[index]]
    if (!(judgement && own)) return []
    const compared = matchFacts({ ...question, chart })
    const context = createWriteContext(question, parsed, judgement, { chart, at, facts: [...own, ...compared] })
    return [{ ...context, frame, cite: (fact) => context.cite(countedFact(fact, frame)) }]
  })
}

/** What the time of birth leaves open. */
export const openFacts = (question: Question): readonly Fact[] => possibleOf(question).open
