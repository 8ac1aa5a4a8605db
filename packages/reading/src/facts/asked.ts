import type { Chart } from '@dhruva/jyotish'
import { periodFacts } from '#facts/period.ts'
import { type Range, spanFacts } from '#facts/span.ts'
import { touchFacts } from '#facts/touches.ts'
import { type Fact, type Intent, READING_TOPICS } from '#types.ts'

/** A fact said of someone who is not the reader: `your 4th house` becomes `the 4th house`. */
const impersonal = (fact: Fact): Fact => ({
  ...fact,
  text: {
    en: fact.text.en.replace(/\bYour\b/g, 'The').replace(/\byour\b/g, 'the'),
    hi: fact.text.hi.replace(/आपक[ेाी] /g, ''),
  },
})

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
  return celebrity ? facts.map(impersonal) : facts
}
