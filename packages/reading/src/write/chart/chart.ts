import type { Matter } from '@dhruva/intent/parse'
import type { Sentence } from '#types.ts'
import type { WriteContext } from '#write/types.ts'
import { chartFact } from './chart-fact.ts'
import { direction, luckyThings, twins, worship } from './custom.ts'
import { asksTimeOf } from './dasha.ts'
import { doshaYoga } from './dosha.ts'
import { outlook } from './outlook.ts'
import { pastCheck } from './past.ts'
import { grahaState, periodOf } from './state.ts'
import { term } from './term.ts'
import { transit } from './transit.ts'

/** A place in the chart, or of a graha its time. */
const factOrTime = (context: WriteContext): Sentence[][] => {
  const graha = asksTimeOf(context)
  return graha ? periodOf(context, graha, 'any') : chartFact(context)
}

const WRITERS: Partial<Record<Matter, (context: WriteContext) => Sentence[][] | null>> = {
  chart_fact: factOrTime,
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

/** In one line only the first sentence is said, shortly the first two. */
const asWished = ({ parsed }: WriteContext, said: Sentence[][]): Sentence[][] => {
  const { wishes } = parsed
  if (wishes.includes('one_line') || wishes.includes('only_date')) return [said.flat().slice(0, 1)]
  return wishes.includes('short') ? [said.flat().slice(0, 2)] : said
}

/** `what does it mean for me`, after `which dasha is running`: the thing that was asked of, in the words of that question. */
const inItsWords = (context: WriteContext): WriteContext => {
  const { asked, question } = context
  if (asked.refers !== 'last_answer' && asked.refers !== 'last_matter') return context
  const before = question.history.findLast(({ role }) => role === 'user')
  return before ? { ...context, asked: { ...asked, words: `${before.text} ${asked.words}` } } : context
}

/**
 * Questions about the chart itself, its words and customs, the sky over it, the past, a week or a month. Null when another matter is
 * asked, and for a year that is still to come.
 */
export const writeChart = (context: WriteContext): Sentence[][] | null => {
  const { matter } = context.asked
  const said = (matter && WRITERS[matter]?.(inItsWords(context))) ?? null
  return said && asWished(context, said)
}
