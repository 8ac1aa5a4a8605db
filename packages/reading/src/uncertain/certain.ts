import type { GrahaId } from '@dhruva/jyotish'
import type { Firmness } from '#certainty/certain-facts.ts'
import { grahaOf } from '#chart.ts'
import { dayText } from '#facts/days.ts'
import type { ReadingContext } from '#sentences/reading-context.ts'
import type { State } from '#texts/en/grahas.ts'
import type { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import type { Fact } from '#types.ts'

/** What a composer reads when the time of birth is uncertain: the view, and what of it holds. */
export type Certain = {
  view: ReadingContext
  firm: Firmness
  facts: Map<string, Fact>
  say: (typeof SAY_UNCERTAIN)['en']
}

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

/** The first and the last day of a period, written as exactly as they hold; null when its dasha does not. */
export const periodOf = ({ view, firm }: Certain, id: string): { from: string; to: string } | null => {
  const parts = firm.facts.get(id)?.parts
  if (parts?.says !== 'maha' && parts?.says !== 'antar') return null
  return { from: dayText(view.code, parts.from), to: dayText(view.code, parts.to) }
}

/** Whether the house of a graha in the sky, counted from the natal Moon, is one in which it is said to help. */
const HELPS: Partial<Record<GrahaId, readonly number[]>> = { jupiter: [2, 5, 7, 9, 11], saturn: [3, 6, 11] }
export const helpsFromMoon = (id: GrahaId, house: number): boolean => HELPS[id]?.includes(house) ?? false
