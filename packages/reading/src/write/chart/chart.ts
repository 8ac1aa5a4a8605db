import type { Matter } from '@dhruva/intent/parse'
import type { Sentence } from '#types.ts'
import type { WriteContext } from '#write/types.ts'
import { chartFact } from './chart-fact.ts'
import { direction, luckyThings, twins, worship } from './custom.ts'
import { doshaYoga } from './dosha.ts'
import { outlook } from './outlook.ts'
import { pastCheck } from './past.ts'
import { grahaState } from './state.ts'
import { term } from './term.ts'
import { transit } from './transit.ts'

const WRITERS: Partial<Record<Matter, (context: WriteContext) => Sentence[][] | null>> = {
  chart_fact: chartFact,
  graha_state: grahaState,
  dosha_yoga: doshaYoga,
  lucky_things: luckyThings,
  direction,
  worship,
  twins,
  transit,
  term,
  past_check: pastCheck,
  outlook,
}

/** Questions about the chart itself, its words and customs, the past, a week or a month. Null when another matter is asked. */
export const writeChart = (context: WriteContext): Sentence[][] | null => {
  const { matter } = context.asked
  return (matter && WRITERS[matter]?.(context)) ?? null
}
