import type { Act, Option } from '@dhruva/intent/parse'
import { CHOICES, type Choice, type Comparison, type Side } from '@dhruva/jyotish'
import { optionFact } from '#facts/judged.ts'
import { condition, small } from './act.ts'
import { ALIKE_FIRST, ALIKE_THEN } from './act-data.ts'
import { freshOf, natalReasons, SPARED } from './parts.ts'
import { isOfPlaces, placeSide } from './places.ts'
import { citePromise, citeWindow, type Draft, draft, type Reader, said, windowWords, worded } from './reader.ts'
import { support } from './when.ts'

export type Known = Exclude<Option['id'], 'free' | Act>
/** The two sides of each choice. */
export const SIDES: Record<Choice, readonly [Known, Known]> = {
  love_arranged: ['love', 'arranged'],
  job_business: ['job', 'business'],
  stay_change: ['stay', 'change'],
  home_abroad: ['home_country', 'abroad'],
  study_work: ['study', 'work'],
  government_private: ['government', 'private'],
  science_commerce: ['science', 'commerce'],
  science_arts: ['science', 'arts'],
  commerce_arts: ['commerce', 'arts'],
  buy_rent: ['buy', 'rent'],
  sell_keep: ['sell', 'keep'],
  alone_partner: ['alone', 'partner'],
  this_next_year: ['this_year', 'next_year'],
}

/** The choice that two options make; null when the judgement has none of it. */
export const choiceOf = (options: readonly Option[]): Choice | null => {
  const ids = new Set(options.map(({ id }) => id))
  return CHOICES.find((choice) => SIDES[choice].every((side) => ids.has(side))) ?? null
}

const LEANS: Record<Comparison['lean'], 'leanTo' | 'leanSlightly' | 'leanAlike'> = {
  first: 'leanTo',
  second: 'leanTo',
  first_slightly: 'leanSlightly',
  second_slightly: 'leanSlightly',
  alike: 'leanAlike',
}

/** What stands already, of the choices that are a step out of it. */
const STANDS: Partial<Record<Choice, Known>> = {
  stay_change: 'stay',
  job_business: 'job',
  home_abroad: 'home_country',
  buy_rent: 'rent',
  sell_keep: 'keep',
  alone_partner: 'alone',
}

/** What turns it to stay or to go: who needs one at home, what a business earns, else role and pay. */
const turnOf = (matter: Reader['matter']): 'near_far' | 'job_business' | 'stay_change' => {
  if (isOfPlaces(matter)) return 'near_far'
  return matter === 'business_grow' ? 'job_business' : 'stay_change'
}

/** A side of a choice as the answer calls it: a place by its name. */
export const sideName = ({ ctx, matter, words }: Reader, id: Known): string =>
  placeSide(
    ctx.asked.options.find((option) => option.id === id),
    matter,
    ctx.speech,
    words.more.options[id],
  )

/** Of two that weigh alike the time decides: what stands until it, the step from then on. */
const alikeThen = (reader: Reader, choice: Choice, { lean, window }: Comparison, fact: string): Draft | null => {
  if (lean !== 'alike' || !window) return null
  const cited = [fact, citeWindow(reader, window)]
  const stands = STANDS[choice]
  if (!stands) {
    const [one, other] = SIDES[choice]
    // which was named first is what the person thinks of first
    const [first, second] = reader.ctx.asked.options[0]?.id === other ? [other, one] : [one, other]
    const slots = { a: sideName(reader, first), b: sideName(reader, second), ...windowWords(reader, window) }
    return draft(worded(reader, 'alike first', ALIKE_FIRST[reader.ctx.speech], slots), cited, 0)
  }
  if (Date.parse(window.start) <= reader.nowMs) return null
  const step = SIDES[choice].find((side) => side !== stands) ?? stands
  const slots = { a: sideName(reader, stands), b: sideName(reader, step), ...windowWords(reader, window) }
  return draft(worded(reader, 'alike then', ALIKE_THEN[reader.ctx.speech], slots), cited, 0)
}

/** Which side of a choice the chart leans to, with what speaks for each; beside other choices both sides are named. */
export const leanDrafts = (
  reader: Reader,
  choice: Choice,
  namesBoth = false,
): { drafts: Draft[]; swapped: boolean; compared: Comparison } => {
  const { ctx, words, matter } = reader
  const compared = ctx.judgement.compare(choice, matter)
  const [first, second] = SIDES[choice]
  const swapped = compared.lean === 'second' || compared.lean === 'second_slightly'
  const [a, b] = (swapped ? [second, first] : [first, second]).map((id) => sideName(reader, id))
  const slots = { a: a ?? '', b: b ?? '' }
  const fact = ctx.cite(optionFact(choice, compared))
  const fresh = freshOf(reader)
  const sideOf = ({ reason }: Side, name: string, spared: number): Draft[] =>
    (reason ? natalReasons({ ...reader, plain: true }, [reason], fresh) : []).map(({ text, facts }) =>
      draft(`${worded(reader, 'side', words.verdicts.forSide, { a: name })} ${small(text)}`, facts, spared),
    )
  const [one, other] = swapped ? [compared.second, compared.first] : [compared.first, compared.second]
  const all = words.verdicts[LEANS[compared.lean]]
  const both = all.filter((wording) => /\{b\}/i.test(wording))
  const leans = namesBoth && both.length > 0 ? both : all
  const drafts = [
    alikeThen(reader, choice, compared, fact) ??
      draft(worded(reader, LEANS[compared.lean], leans, slots), [fact], SPARED.verdict),
    ...sideOf(one, slots.a, SPARED.reason),
    ...sideOf(other, slots.b, SPARED.against),
  ]
  return { drafts, swapped, compared }
}

const WHEN = /\b(?:when|kab|kb|by which|which (?:month|year)|kis (?:saal|mahine))\b|कब|किस (?:साल|महीने)/iu

/** When a choice is settled: by its own time, else by the nearest one of its matter. A time that was asked for is never left out. */
export const settledDrafts = (reader: Reader, window: Comparison['window']): Draft[] => {
  const { ctx, verdict, nowMs } = reader
  const isAsked = WHEN.test(ctx.asked.words)
  const time = window ?? verdict.windows.find(({ end }) => Date.parse(end) > nowMs)
  const spared = isAsked ? SPARED.verdict : SPARED.advice
  if (!time) return isAsked ? [said(reader, 'whenNone', citePromise(reader), spared)] : []
  return [
    said(reader, 'turns', [citeWindow(reader, time), ...citePromise(reader)], spared, windowWords(reader, time)),
    ...support(reader, time, 1).map((each) => ({ ...each, priority: SPARED.second })),
  ]
}

/** Two ways weighed: the lean, what speaks for each, what would turn it, and when it is settled. */
export const weighedAnswer = (reader: Reader, choice: Choice): Draft[] => {
  const { matter } = reader
  const { drafts, swapped, compared } = leanDrafts(reader, choice)
  const key = choice === 'stay_change' ? turnOf(matter) : choice
  const isGrowth = choice === 'stay_change' && matter === 'business_grow'
  const turn = condition(reader, key, swapped ? 1 : 0, isGrowth ? 'grow' : key)
  return [...drafts, turn, ...settledDrafts(reader, compared.window)]
}
