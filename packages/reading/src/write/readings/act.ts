import { DAY_MS } from '@dhruva/common'
import type { Act, Option } from '@dhruva/intent/parse'
import type { Standing, Verdict, Window } from '@dhruva/jyotish'
import { optionFact, strengthFact } from '#facts/judged.ts'
import {
  ACT_NAMES,
  ACT_PAIRS,
  type ActPair,
  CHILD_TURN,
  CONDITIONS,
  HOUSEHOLD,
  HOUSEHOLD_TURN,
  LEANS,
} from './act-data.ts'
import { adviceFor, freshOf, isWorkable, natalReasons, SPARED, windowReasons } from './parts.ts'
import { citePromise, citeWindow, type Draft, draft, type Reader, windowWords, worded } from './reader.ts'
import { TURNS } from './turn-data.ts'

const SIDES: Record<ActPair, readonly [Act, Act]> = {
  tell_quiet: ['tell', 'quiet'],
  accept_refuse: ['accept', 'refuse'],
  go_on_quit: ['go_on', 'quit'],
  now_wait: ['now', 'wait'],
  cash_loan: ['cash', 'loan'],
  new_used: ['new', 'used'],
  near_far: ['near', 'far'],
  wait_for_move_on: ['wait_for', 'move_on'],
  drop_take_seat: ['drop', 'take_seat'],
}

/** The pair of acts that two options make; null when they are of another kind. */
export const actPairOf = (options: readonly Option[]): ActPair | null => {
  const ids = new Set(options.map(({ id }) => id))
  return ACT_PAIRS.find((pair) => SIDES[pair].every((side) => ids.has(side))) ?? null
}

const MONTH_MS = 30.5 * DAY_MS
/** How far ahead a good stretch may be and still speak for the first of a pair. */
const WITHIN: Partial<Record<ActPair, number>> = {
  tell_quiet: 12,
  accept_refuse: 12,
  go_on_quit: 18,
  now_wait: 60,
  wait_for_move_on: 4,
  drop_take_seat: 18,
}
const PROMISES: Record<Standing, number> = { strong: 2, good: 1, mixed: 0, slow: -1, hard: -2 }
/** The least that must be promised to do what only the person's own wish speaks for. */
const LEAST: Partial<Record<ActPair, number>> = { wait_for_move_on: 1, drop_take_seat: 0, accept_refuse: -1 }

type Weighed = { isFirst: boolean; window: Window | null; facts: string[] }

/** What the matter's own time says: to do it now, later, or to leave it. */
const byTime = ({ verdict, nowMs }: Reader, pair: ActPair): Weighed => {
  const { now, windows, standing } = verdict
  if (PROMISES[standing] < (LEAST[pair] ?? -2)) return { isFirst: false, window: null, facts: [] }
  const lasts = isWorkable(now) && Date.parse(now.end) > nowMs + MONTH_MS
  if (pair === 'now_wait') return { isFirst: lasts, window: lasts ? now : (windows[0] ?? null), facts: [] }
  const near = windows.find(
    ({ start }) => Date.parse(start) > nowMs && Date.parse(start) <= nowMs + (WITHIN[pair] ?? 12) * MONTH_MS,
  )
  const window = lasts ? now : (near ?? (isWorkable(now) ? now : null))
  return { isFirst: window !== null, window, facts: [] }
}

const worthOf = ({ promise, now }: Verdict): number => promise + (isWorkable(now) ? 0.3 : 0)

/** Which side the chart carries, and the time that speaks for it. */
const weigh = (reader: Reader, pair: ActPair): Weighed => {
  const { ctx, verdict } = reader
  const [window = null] = verdict.windows
  const { judgement } = ctx
  switch (pair) {
    case 'cash_loan': {
      const loan = judgement.matter('debt_loan')
      return { isFirst: worthOf(judgement.matter('wealth')) >= worthOf(loan), window, facts: [] }
    }
    case 'new_used': {
      // Venus stands for what is new and fine, Saturn for what is old and has served
      const [venus, saturn] = [judgement.strengths.venus, judgement.strengths.saturn]
      const facts = [ctx.cite(strengthFact('venus', venus)), ctx.cite(strengthFact('saturn', saturn))]
      return { isFirst: venus.value >= saturn.value, window, facts }
    }
    case 'near_far': {
      const compared = judgement.compare('home_abroad', reader.matter)
      const isFirst = compared.first.weight >= compared.second.weight
      return { isFirst, window: compared.window, facts: [ctx.cite(optionFact('home_abroad', compared))] }
    }
    default:
      return byTime(reader, pair)
  }
}

const TIMED: ReadonlySet<ActPair> = new Set<ActPair>(['tell_quiet', 'accept_refuse', 'now_wait'])

/** Where the second is what remains when no time carries the first. */
const BY_TIME: ReadonlySet<ActPair> = new Set<ActPair>(['tell_quiet', 'accept_refuse', 'go_on_quit', 'drop_take_seat'])

const OF_HOUSEHOLD: ReadonlySet<Reader['matter']> = new Set<Reader['matter']>(['in_laws', 'home_peace', 'family_bond'])

/** What would turn it, of the person's own life: never what speaks for the side that is chosen already. */
export const condition = (
  { ctx, matter }: Reader,
  choice: keyof typeof CONDITIONS,
  chosen: 0 | 1,
  turn: keyof typeof TURNS = choice,
): Draft => {
  const turned = TURNS[turn]
  if (choice === 'near_far' && ctx.asked.subject.kind === 'child')
    return draft(CHILD_TURN[ctx.speech], [], SPARED.advice)
  if (choice === 'near_far' && OF_HOUSEHOLD.has(matter)) return draft(HOUSEHOLD_TURN[ctx.speech], [], SPARED.advice)
  const text = turned?.speaksFor === chosen ? turned.other : CONDITIONS[choice]
  return draft(text[ctx.speech], [], SPARED.advice)
}

const nameOf = ({ ctx, matter }: Reader, side: Act): string =>
  ((side === 'near' || side === 'far') && OF_HOUSEHOLD.has(matter) ? HOUSEHOLD[side] : ACT_NAMES[side])[ctx.speech]

/** To do it or to leave it: the lean with its time, a reason for each side, what would turn it. */
export const actAnswer = (reader: Reader, pair: ActPair): Draft[] => {
  const { ctx, verdict, nowMs, words } = reader
  const { isFirst, window, facts } = weigh(reader, pair)
  const [one, other] = SIDES[pair].map((side) => nameOf(reader, side))
  const [a = '', b = ''] = isFirst ? [one, other] : [other, one]
  const texts = LEANS[ctx.speech]
  const runs = window !== null && Date.parse(window.start) <= nowMs
  const isTimed = TIMED.has(pair) && isFirst && window !== null
  const isLeft = BY_TIME.has(pair) && !isFirst
  const lean = isTimed ? texts[runs ? 'doNow' : 'doLater'] : isLeft ? texts.leave : texts.lean
  const slots = { a, b, ...(window ? windowWords(reader, window) : {}) }
  const cited = [...facts, ...(window ? [citeWindow(reader, window)] : []), ...citePromise(reader)]
  // of a choice to leave it, what was asked about is `b`
  const left = isLeft ? { a: b, b: a } : null
  const fresh = freshOf(reader)
  const [forIt, againstIt] = isFirst ? [a, b] : [b, a]
  const side = (name: string, reasons: typeof verdict.pro, spared: number): Draft[] =>
    natalReasons({ ...reader, plain: true }, reasons, fresh).map(({ text, facts: behind }) =>
      draft(`${worded(reader, 'side', words.verdicts.forSide, { a: name })} ${small(text)}`, behind, spared),
    )
  const inFavour = side(forIt, verdict.pro, SPARED.reason)
  const against = side(againstIt, verdict.con, SPARED.against)
  const then =
    window && !isTimed
      ? [draft(worded(reader, 'act turns', words.verdicts.turns, windowWords(reader, window)), cited, SPARED.advice)]
      : []
  return [
    draft(
      worded(reader, `act ${pair}`, lean, left ? { ...slots, a: left.a, b: left.b } : slots),
      cited,
      SPARED.verdict,
    ),
    ...inFavour,
    ...against,
    // a lean to leave it has its reason too, where the birth has none: what presses now
    ...(isLeft && against.length === 0 ? windowReasons(reader, verdict.now, fresh, { most: 1, against: true }) : []),
    condition(reader, pair, isFirst ? 0 : 1),
    ...then,
    ...(isTimed && window ? adviceFor(reader, window).map((each) => ({ ...each, priority: SPARED.second })) : []),
  ]
}

/** A reason begins small behind its side, names excepted. */
export const small = (text: string): string =>
  text.replace(/^(?:Your|With|By|The|On|From|For|Seen|Counted|Most|Few|Aapke|Aapki|Aapka|Kundli|Gehrai)\b/, (word) =>
    word.toLowerCase(),
  )
