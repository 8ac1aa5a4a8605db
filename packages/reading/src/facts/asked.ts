import { type Intent, READING_TOPICS } from '@dhruva/intent'
import type { Chart } from '@dhruva/jyotish'
import type { Fact } from '#types.ts'
import { createFact } from './create-fact.ts'
import { periodFacts } from './dasha-asked.ts'
import { type Range, spanFacts } from './in-range.ts'
import { touchFacts } from './touches.ts'

type Asked = { intent: Intent; range: Range | null; celebrity: boolean }

/** When the slow grahas touch the matter, for one who asks when; a public figure is not told when. */
const touching = (chart: Chart, at: Date, { intent, celebrity }: Asked): Fact[] => {
  const topic = READING_TOPICS.find((matter) => matter === intent.topic)
  return topic && intent.form === 'when' && !celebrity ? touchFacts(chart, at, topic) : []
}

/** The facts of a chart and a day, with those that only this question asks for: a named time, a named graha's dasha, transits over the matter. */
export const factsAsked = (day: readonly Fact[], chart: Chart, at: Date, asked: Asked): Fact[] => {
  const { intent, range, celebrity } = asked
  const facts = [
    ...day,
    ...(range ? spanFacts(chart, range) : []),
    ...(intent.ask?.about === 'period' ? periodFacts(chart, intent.ask, at) : []),
    ...touching(chart, at, asked),
  ]
  return celebrity ? facts.map((fact) => createFact({ ...fact, whose: 'one' })) : facts
}
