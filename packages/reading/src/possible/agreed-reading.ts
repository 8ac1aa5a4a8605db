import { LIFE_MATTERS, type LifeMatter } from '@dhruva/jyotish'
import { firmFact } from '#certainty/certain-facts.ts'
import type { Fact, Sentence } from '#types.ts'
import { asksOfMoon } from '#write/chart/chart-fact.ts'
import { isOfSeasons } from '#write/chart/dosha.ts'
import { asksOfPeriod } from '#write/chart/state.ts'
import type { WriteContext, Writer } from '#write/types.ts'

/** Read from the lagna and from nowhere else. */
const OF_LAGNA: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'nature',
  'strengths_weak',
  'career_field',
  'spouse_nature',
  'purpose',
  'life_overview',
])
/** Which day is good goes by the Moon. */
const OF_DAYS: ReadonlySet<string> = new Set(['day', 'muhurat'])
const NAMES_LAGNA = /lagna|ascendant|लग्न/i

const matterOf = ({ asked }: Pick<WriteContext, 'asked'>): LifeMatter | null =>
  LIFE_MATTERS.find((matter) => matter === asked.matter) ?? null

/** Whether only the true lagna answers a question; two births and a public figure have what the Moon says. */
export const isOfLagna = (context: WriteContext): boolean => {
  const { asked, question } = context
  if (question.other || question.celebrity) return false
  const matter = matterOf(context)
  return matter === null ? !(OF_DAYS.has(asked.matter ?? '') || isOfMoon(context)) : OF_LAGNA.has(matter)
}

/** Rashi and birth star, the dasha, Sade Sati, kaal sarp and what a word means: the Moon and the slow grahas give them, whatever rises. */
const isOfMoon = (context: WriteContext): boolean => {
  switch (context.asked.matter) {
    case 'chart_fact':
      return asksOfMoon(context)
    case 'dosha_yoga':
      return isOfSeasons(context)
    case 'graha_state':
      return asksOfPeriod(context)
    default:
      return context.asked.matter === 'term'
  }
}

/** The facts that hold in all, said as exactly as they do. */
export const firmFacts = (contexts: readonly WriteContext[]): Map<string, Fact> => {
  const [first, ...others] = contexts
  const firm = [...(first?.facts.values() ?? [])].flatMap((fact) => {
    const found = firmFact(fact, [fact, ...others.map(({ facts }) => facts.get(fact.id))])
    return found ? [[fact.id, found] as const] : []
  })
  return new Map(firm)
}

/** What of a text is said of every chart, on facts that hold in all. */
const said = (written: ReadonlyArray<readonly Sentence[][]>, facts: ReadonlyMap<string, Fact>): Sentence[][] => {
  const [first = [], ...others] = written
  const texts = others.map((paragraphs) => new Set(paragraphs.flat().map(({ text }) => text)))
  const holds = (sentence: Sentence) =>
    texts.every((each) => each.has(sentence.text)) && sentence.facts.every((id) => facts.has(id))
  return first.map((paragraph) => paragraph.filter(holds)).filter((paragraph) => paragraph.length > 0)
}

/**
 * The reading of a birth whose time is not exact: what would be said of every chart that it can have. Null where that is not even the
 * first sentence, the answer itself.
 */
export const agreedReading = (contexts: readonly WriteContext[], write: Writer): Sentence[][] | null => {
  const [first] = contexts
  if (!first) return null
  const counted = first.frame !== 'lagna'
  const matter = matterOf(first)
  if (counted && isOfLagna(first)) return null
  if (matter && first.judgement.matter(matter).open) return null
  const written = contexts.map(write)
  const [paragraphs] = written
  if (!paragraphs) return null
  const kept = said(
    written.map((each) => each ?? []),
    firmFacts(contexts),
  )
    .map((paragraph) => paragraph.filter(({ text, facts }) => !(counted && facts.length > 0 && NAMES_LAGNA.test(text))))
    .filter((paragraph) => paragraph.length > 0)
  return kept[0]?.[0]?.text === paragraphs[0]?.[0]?.text ? kept : null
}

/**
 * Of what the Moon gives, the answer on what holds in all charts, its days as wide as they are: the charts differ by days of a period.
 * Null where not even its first sentence rests on that.
 */
export const firmReading = (context: WriteContext, write: Writer): Sentence[][] | null => {
  if (context.frame !== 'lagna' && isOfLagna(context)) return null
  if (!isOfMoon(context)) return null
  const rests = ({ facts }: Sentence) => facts.length > 0 && facts.every((id) => context.facts.has(id))
  const [first, ...others] = write(context)?.flat() ?? []
  return first && rests(first) ? [[first, ...others.filter(rests)]] : null
}
