import type { Chart } from '@dhruva/jyotish'
import { periodFacts } from '#facts/period.ts'
import { type Range, spanFacts } from '#facts/span.ts'
import type { Fact, Intent } from '#types.ts'

/** A fact said of someone who is not the reader: `your 4th house` becomes `the 4th house`. */
const impersonal = (fact: Fact): Fact => ({
  ...fact,
  text: {
    en: fact.text.en.replace(/\bYour\b/g, 'The').replace(/\byour\b/g, 'the'),
    hi: fact.text.hi.replace(/आपक[ेाी] /g, ''),
  },
})

type Asked = { intent: Intent; range: Range | null; celebrity: boolean }

/** The facts of a chart and a day, with those that only this question asks for: a named time, a named graha's dasha. */
export const factsAsked = (
  day: readonly Fact[],
  chart: Chart,
  at: Date,
  { intent, range, celebrity }: Asked,
): Fact[] => {
  const facts = [
    ...day,
    ...(range ? spanFacts(chart, range) : []),
    ...(intent.ask?.about === 'period' ? periodFacts(chart, intent.ask, at) : []),
  ]
  return celebrity ? facts.map(impersonal) : facts
}
