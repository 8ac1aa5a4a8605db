import type { GrahaId } from '@dhruva/jyotish'
import { grahaOf } from '#chart.ts'
import type { View } from '#compose/view.ts'
import type { State } from '#texts/en/grahas.ts'
import type { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import type { Fact } from '#types.ts'
import type { Firmness } from './firm.ts'
import { type Spread, spreadDate } from './spread.ts'

/** What a composer reads when the time of birth is uncertain: the view, and what of it holds. */
export type Certain = { view: View; firm: Firmness; facts: Map<string, Fact>; say: (typeof SAY_UNCERTAIN)['en'] }

/** How a graha is in every possible chart, as a state, as a mark behind its sign, and by the facts that say so. */
export type Condition = { state: State; mark: string; facts: string[] }

export const conditionOf = ({ view, firm }: Certain, id: GrahaId): Condition => {
  const { marks } = view.t.frames
  const { dignity } = grahaOf(view.chart, id)
  const has = (part: string) => firm.holds(`${id}.${part}`)
  if (has('dignity')) {
    const state = dignity === 'debilitated' ? 'weak' : 'strong'
    return { state, mark: marks.dignity(dignity), facts: [`${id}.dignity`] }
  }
  if (has('combust')) return { state: 'hidden', mark: marks.combust, facts: [`${id}.combust`] }
  if (has('retrograde')) return { state: 'retrograde', mark: marks.retrograde, facts: [`${id}.retrograde`] }
  return { state: 'plain', mark: marks.none, facts: [] }
}

/** The written dates of a fact, each as exact as it holds. */
export const datesOf = ({ view, firm }: Certain, id: string): string[] => {
  const fact = firm.facts.get(id)
  const spreads: Spread[] = fact?.spreads[view.code] ?? []
  return spreads.map((spread) => spreadDate(view.code, spread))
}

/** Whether the house of a graha in the sky, counted from the natal Moon, is one in which it is said to help. */
const HELPS: Partial<Record<GrahaId, readonly number[]>> = { jupiter: [2, 5, 7, 9, 11], saturn: [3, 6, 11] }
export const helpsFromMoon = (id: GrahaId, house: number): boolean => HELPS[id]?.includes(house) ?? false
