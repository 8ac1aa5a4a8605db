import type { Act, Option } from '@dhruva/intent/parse'
import { CHOICES, type Choice, type Comparison, type Side } from '@dhruva/jyotish'
import { optionFact, strengthFact } from '#facts/judged.ts'
import { actAnswer, actPairOf, condition, small } from './act.ts'
import { ALIKE_FIRST, ALIKE_THEN, LOOK, LOOK_FOR } from './act-data.ts'
import { fieldSides, fieldsNamed } from './field-sides.ts'
import { FIRST, SIDE_MATTERS } from './first-data.ts'
import { adviceFor, freshOf, natalReasons, SPARED } from './parts.ts'
import { isOfPlaces, placeSide } from './places.ts'
import {
  citePromise,
  citeWindow,
  type Draft,
  draft,
  type Reader,
  readerOf,
  said,
  windowWords,
  worded,
} from './reader.ts'
import { known, nameOf } from './reasons.ts'
import type { Domain } from './shape/texts.ts'
import { namesThings, thingSides } from './thing-sides.ts'
import { support } from './when.ts'

type Known = Exclude<Option['id'], 'free' | Act>
const SIDES: Record<Choice, readonly [Known, Known]> = {
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

/** Names of people, firms, cities: said plainly, with what to look for and the time to decide. */
const freeAnswer = (reader: Reader): Draft[] => {
  const { ctx } = reader
  const [window] = reader.verdict.windows
  const graha = ctx.judgement.strongest
  const slots = { g: nameOf(reader, graha), tip: LOOK_FOR[graha][ctx.speech] }
  const look = draft(
    worded(reader, 'look', LOOK[ctx.speech], slots),
    [ctx.cite(strengthFact(graha, ctx.judgement.strengths[graha])), ...known(reader, [`${graha}.place`])],
    SPARED.reason,
  )
  // of somebody else's choice the asker's own strength says nothing
  const looks = reader.relative ? [] : [look]
  const verdict =
    looks.length === 0 || isOfPeople(reader)
      ? [said(reader, 'free', [], SPARED.verdict), ...looks]
      : [{ ...look, priority: 0 }]
  if (!window)
    return [
      ...verdict,
      ...natalReasons(reader, reader.verdict.pro, freshOf(reader), 2),
      ...adviceFor(reader, reader.verdict.now),
    ]
  return [
    ...verdict,
    said(reader, 'freeThen', [citeWindow(reader, window)], SPARED.advice, windowWords(reader, window)),
    ...support(reader, window, 1).map((each) => ({ ...each, priority: SPARED.second })),
    ...adviceFor(reader, window).map((each) => ({ ...each, priority: SPARED.against })),
  ]
}

/** Whether it is people that are chosen between: two suitors, `mera ya Shyam ka`. */
const isOfPeople = ({ ctx, matter }: Reader): boolean =>
  (NAMES.has(matter) && ASKS_WHO.test(ctx.asked.words)) ||
  matter === 'proposal_match' ||
  (ctx.asked.subject.kind === 'saved' && MINE_OR.test(ctx.asked.words))

const MINE_OR =
  /\b(?:mer[aei]|my|me|mine|main)\b.* (?:ya|or) |(?:ya|or) (?:mer[aei]|my|me|mine|main)\b|मेर[ाीे] या|या मेर[ाीे]/iu
const ASKS_WHO =
  /\bwho|\bwhom|kaun|\bkise|kisko|kis se|\bkisse|कौन|किसे|किसको|किससे|\b\p{Lu}\p{Ll}+ or \p{Lu}\p{Ll}+|\bko\b.* ya .*\bko\b|को.* या .*को/u

/** Two matters of life of which one goes first: the one whose time comes sooner. Null where the sides are of none, or of one. */
const firstOfTwo = (reader: Reader): Draft[] | null => {
  const { ctx, nowMs } = reader
  const matters = ctx.asked.options.map(({ words }) => SIDE_MATTERS.find(([, cue]) => cue.test(words))?.[0])
  const [one, other] = matters
  if (!one || !other || one === other || matters.length > 2) return null
  const timed = [one, other]
    .map((matter) => readerOf(ctx, matter))
    .map((side) => ({ side, window: side.verdict.windows.find(({ end }) => Date.parse(end) > nowMs) ?? null }))
    .toSorted((a, b) => (a.window?.start ?? 'z').localeCompare(b.window?.start ?? 'z'))
  const [first, second] = timed
  if (!first?.window || !second) return null
  const slots = {
    a: first.side.slots.topic ?? '',
    b: second.side.slots.topic ?? '',
    one: windowWords(first.side, first.window).span,
    two: second.window ? windowWords(second.side, second.window).span : '',
  }
  const texts = FIRST[ctx.speech]
  const facts = [
    citeWindow(first.side, first.window),
    ...(second.window ? [citeWindow(second.side, second.window)] : []),
  ]
  return [
    draft(worded(reader, 'first of two', second.window ? texts.both : texts.only, slots), facts, SPARED.verdict),
    ...support(first.side, first.window),
    ...adviceFor(first.side, first.window),
  ]
}

/** Where what is chosen between are people, and their names no chart knows. */
const NAMES = new Set<Reader['matter']>([
  'love_feelings',
  'partner_meet',
  'proposal_match',
  'marriage_time',
  'love_marriage',
  'friends_enemies',
  'partnership',
  'ex_return',
])

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
const sideName = ({ ctx, matter, words }: Reader, id: Known): string =>
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

/** Where kinds of work and study are chosen: to sell a house to a builder is no trade. */
const OF_CALLING: ReadonlySet<Domain> = new Set<Domain>(['work', 'business', 'study', 'luck', 'self'])

export const whichAnswer = (reader: Reader): Draft[] => {
  const { ctx, words, matter } = reader
  const choice = choiceOf(ctx.asked.options)
  const pair = choice ? null : actPairOf(ctx.asked.options)
  const isOfFields = ctx.asked.options.every(({ words: side }) => fieldsNamed(side).length > 0)
  if (isOfFields && OF_CALLING.has(reader.domain) && ctx.asked.options.length > 1 && choice !== 'government_private') {
    const fields = fieldSides(reader)
    if (fields) return fields
  }
  if (pair) return actAnswer(reader, pair)
  // to stay or to change is weighed of work, or of the place
  const isOfWork = reader.domain === 'work' || reader.domain === 'business'
  if (!choice || (choice === 'stay_change' && !isOfWork && !isOfPlaces(matter)))
    return (
      thingSides(reader) ??
      (OF_CALLING.has(reader.domain) ? fieldSides(reader) : null) ??
      firstOfTwo(reader) ??
      freeAnswer(reader)
    )
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
  const { window } = compared
  const key = choice === 'stay_change' ? turnOf(matter) : choice
  const isGrowth = choice === 'stay_change' && matter === 'business_grow'
  const turn = condition(reader, key, swapped ? 1 : 0, isGrowth ? 'grow' : key)
  return [
    alikeThen(reader, choice, compared, fact) ?? said(reader, LEANS[compared.lean], [fact], SPARED.verdict, slots),
    ...sideOf(one, slots.a, SPARED.reason),
    ...sideOf(other, slots.b, SPARED.against),
    turn,
    ...(window
      ? [
          said(
            reader,
            'turns',
            [citeWindow(reader, window), ...citePromise(reader)],
            SPARED.second,
            windowWords(reader, window),
          ),
          ...support(reader, window, 1).map((each) => ({ ...each, priority: SPARED.second })),
        ]
      : []),
  ]
}

/** Whether two ways are named that are weighed against each other. */
export const offersWays = (reader: Reader): boolean => {
  const { options } = reader.ctx.asked
  if (options.length === 2 && options.every(({ id }) => id === 'free') && namesThings(reader)) return true
  return choiceOf(options) !== null || actPairOf(options) !== null
}
