import { DAY_MS } from '@dhruva/common'
import type { LifeMatter, Standing, Window } from '@dhruva/jyotish'
import { ADULT } from '#rules.ts'
import { fill } from '#write/fill.ts'
import { doingsFor } from './doings.ts'
import { ownWords } from './own-words.ts'
import {
  adviceFor,
  BEFORE,
  bestOf,
  biggerAfter,
  freshOf,
  isSlow,
  isWorkable,
  natalReasons,
  SPARED,
  sourceOf,
  stretchesIn,
  tightest,
  untilOf,
  windowReasons,
  worstOf,
} from './parts.ts'
import {
  citePromise,
  citeWindow,
  clause,
  type Draft,
  draft,
  type Reader,
  readerOf,
  said,
  windowWords,
  worded,
} from './reader.ts'
import { type Named, namedTime } from './scope.ts'
import type { Domain, Wordings } from './shape/texts.ts'
import { bodySentence } from './traits.ts'
import { support } from './when.ts'

const HEADLINES = {
  strong: 'howStrong',
  good: 'howGood',
  mixed: 'howMixed',
  slow: 'howSlow',
  hard: 'howHard',
} as const satisfies Record<Standing, string>

/** How a first step is led to: "first" once. */
const firstOf = (wordings: Wordings, step: string): Wordings =>
  BEFORE.test(step) ? wordings.filter((wording) => !BEFORE.test(wording)) : wordings

/** Where a date belongs to what is done: papers, work and study have their months, a tone at home has none. */
const DATED: ReadonlySet<Domain> = new Set<Domain>(['work', 'business', 'money', 'debt', 'property', 'study', 'travel'])

/** Of several steps a later one goes first where room is short. */
const TENTH = 10

/** Two steps; the second is none that opens with "first". */
const twoOf = (reader: Reader, steps: Wordings): string[] => {
  const first = clause(reader, 'step', steps)
  const others = steps.filter((step) => step !== first)
  const plain = others.filter((step) => !BEFORE.test(step))
  return [first, clause(reader, 'step', plain.length > 0 ? plain : others)]
}

/** Three steps of a situation, in their order: what comes later may lean on what came before. */
const inOrder = (reader: Reader, steps: Wordings): string[] => {
  const first = clause(reader, 'step', steps.slice(0, 2))
  const at = steps.findIndex((step) => fill(reader.ctx, step) === first)
  return [first, ...steps.slice(at + 1, at + 3).map((step) => fill(reader.ctx, step))]
}

/** Where a yes is asked as well, `how do i convince them, will they agree`: its clause. */
const AGREES =
  /maanenge|maan jayenge|manenge|will they (?:agree|accept)|will (?:he|she) agree|मानेंगे|मान जाएँगे|मान जाएंगे|मानेगी|मानेगा/iu
const besides = (reader: Reader): Draft[] => {
  const { verdict, ctx } = reader
  const [window] = verdict.windows
  if (!(window && AGREES.test(ctx.question.message))) return []
  const { heart } = reader.words.more
  const slots = { ...windowWords(reader, window), heart: reader.matter === 'love_marriage' ? heart.family : heart.one }
  return [said(reader, 'will', [citeWindow(reader, window)], SPARED.reason, slots)]
}

/** What to do: two or three steps that belong to the matter first, then one sentence of the chart, and a time where one helps. */
export const howAnswer = (reader: Reader): Draft[] => {
  const { verdict, text, words, ctx } = reader
  const window = verdict.windows[0] ?? verdict.now
  const acts = isWorkable(verdict.now) && (verdict.now.advice === 'act' || verdict.now.advice === 'act_check')
  const doings = doingsFor(ctx, reader.matter)
  const steps = doings ? inOrder(reader, doings) : twoOf(reader, acts ? text.act : text.prepare)
  const [first = '', ...others] = steps
  const fresh = freshOf(reader)
  const strained = natalReasons(reader, verdict.con, fresh)
  const why = strained.length > 0 ? strained : natalReasons(reader, verdict.pro, fresh)
  const asked = besides(reader)
  const isDated = DATED.has(reader.domain) || !doings || why.length === 0
  return [
    draft(worded(reader, 'how', firstOf(words.more.howFirst, first), { step: first }), [], SPARED.verdict),
    ...others.map((step, index) =>
      draft(worded(reader, 'then', words.more.howThen, { step }), [], SPARED.advice + (index + 1) / TENTH),
    ),
    ...why,
    ...asked,
    ...(isDated && asked.length === 0
      ? [
          said(
            reader,
            verdict.windows[0] ? 'bestPart' : 'whenNone',
            [citeWindow(reader, window)],
            why.length > 0 ? SPARED.advice : SPARED.reason,
            windowWords(reader, window),
          ),
        ]
      : []),
    ...sourceOf(reader),
  ]
}

/** `what can she do meanwhile`, `main kya karu`, `help me control it`: deeds are asked for, whatever was heard. */
const ASKS_DOING =
  /\bwhat (?:can|should|could|must|shall|do|else can|all can) (?:i|we|she|he|they|my [\p{L}’'-]+)(?: [\p{L}]+)? do\b|\bwhat to do\b|\bhelp me\b|\bhow (?:do|can|should) (?:i|we|she|he|they)\b|\bkya kar(?:u|un|oon|e|en|ein|na chahiye|na padega|na hoga)\b|\bkaise (?:sambhal|sudhar|control|manau|samjhau|kam kar|door kar)|क्या कर(?:ूँ|ूं|े|ें|ना चाहिए|ना होगा)|कैसे (?:सँभाल|संभाल|सुधार|मना|समझा|कम कर|दूर कर)/iu
export const asksDoing = ({ ctx }: Reader): boolean => {
  const { form, options } = ctx.asked
  return form === 'how' || (options.length < 2 && form !== 'which_of' && ASKS_DOING.test(ownWords(ctx)))
}

/** Fields of life that an overview may name beside the whole. */
const fieldsOf = ({ ctx }: Reader): LifeMatter[] => {
  const { maritalStatus } = ctx.question.person
  if (ctx.age < ADULT) return ['study_focus', 'health_general', 'home_peace']
  return [
    'career_path',
    'wealth',
    maritalStatus === 'Married' ? 'marital_harmony' : 'partner_meet',
    'health_general',
    'home_peace',
  ]
}

const PROMISES: Record<Standing, number> = { strong: 4, good: 3, mixed: 2, slow: 1, hard: 0 }

/** The field of life that goes best, and the one that goes slowest. */
const fieldSentences = (reader: Reader): Draft[] => {
  if (reader.relative) return []
  const readers = fieldsOf(reader).map((matter) => readerOf(reader.ctx, matter))
  const sorted = readers.toSorted((a, b) => PROMISES[b.verdict.standing] - PROMISES[a.verdict.standing])
  const [best, slowest] = [sorted[0], sorted.at(-1)]
  return [best, slowest].flatMap((field) =>
    field ? [said(field, HEADLINES[field.verdict.standing], citePromise(field), SPARED.against)] : [],
  )
}

/** The good and the careful part of a stretch of windows. */
const partsIn = (windows: readonly Window[]): { best: Window | null; low: Window | null } => {
  const best = bestOf(windows)
  const worst = worstOf(windows)
  return { best: best && isWorkable(best) ? best : null, low: worst && isSlow(worst) && worst !== best ? worst : null }
}

/** Of a named time: how much of it is good, and how much of it slow. */
const GOOD_SHARE = 0.4
const SLOW_SHARE = 0.6

const lengthOf = ({ start, end }: Window): number => Date.parse(end) - Date.parse(start)
const shareOf = (windows: readonly Window[], is: (window: Window) => boolean): number => {
  const sum = (list: readonly Window[]) => list.reduce((all, window) => all + lengthOf(window), 0)
  return sum(windows.filter(is)) / Math.max(1, sum(windows))
}

/** The headline of a year or a month: good, mixed or slow as most of it is. */
const namedHeadline = (reader: Reader, named: Named, windows: readonly Window[], best: Window | null): Draft => {
  const slots = { scope: named.name, ...(best ? windowWords(reader, best) : {}) }
  const facts = [...(best ? [citeWindow(reader, best)] : []), ...citePromise(reader)]
  const good = shareOf(windows, (window) => window.class === 'best' || window.class === 'good')
  const key =
    !best || shareOf(windows, isSlow) > SLOW_SHARE ? 'yearSlow' : good >= GOOD_SHARE ? 'yearGood' : 'yearMixed'
  return said(reader, key, facts, SPARED.verdict, slots)
}

/** What is asked of years: a stretch of three weeks would say nothing of it. */
const LONG: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'career_path',
  'career_field',
  'wealth',
  'marital_harmony',
  'luck_rise',
  'purpose',
  'business_grow',
])
const SHORTEST_MS = 60 * DAY_MS
const WITHIN_MS = 3 * 366 * DAY_MS

/** The stretch that is told of how a matter goes: of what is asked of years the first that is long enough. */
const toldOf = ({ verdict, matter, nowMs }: Reader): Window | null => {
  const [first = null] = verdict.windows
  if (!first || !LONG.has(matter) || lengthOf(first) >= SHORTEST_MS) return first
  const longer = verdict.calendar.find(
    (window) =>
      (window.class === 'best' || window.class === 'good') &&
      lengthOf(window) >= SHORTEST_MS &&
      Date.parse(window.end) > nowMs + SHORTEST_MS &&
      Date.parse(window.start) < nowMs + WITHIN_MS,
  )
  return longer ?? first
}

/** How a matter goes, or a named time of it. */
export const howIsAnswer = (reader: Reader): Draft[] => {
  const { verdict, matter } = reader
  const named = namedTime(reader)
  const windows = named ? stretchesIn(reader, named) : []
  const { best, low } = named ? partsIn(windows) : { best: toldOf(reader), low: tightest(reader) }
  const fresh = freshOf(reader)
  const headline = named
    ? [namedHeadline(reader, named, windows, best)]
    : [
        said(reader, HEADLINES[verdict.standing], citePromise(reader), SPARED.verdict),
        ...(best
          ? [said(reader, 'bestPart', [citeWindow(reader, best)], SPARED.reason, windowWords(reader, best))]
          : []),
      ]
  return [
    ...headline,
    ...(best ? windowReasons(reader, best, fresh, { most: named ? 2 : 1 }) : []),
    ...natalReasons(reader, verdict.promise >= 0 ? verdict.pro : verdict.con, fresh, 1, SPARED.against),
    ...(low ? [said(reader, 'lowPoint', [citeWindow(reader, low)], SPARED.advice, windowWords(reader, low))] : []),
    ...(matter === 'life_overview' ? fieldSentences(reader) : []),
    ...(matter === 'health_general' && reader.ofAsker ? bodySentence(reader) : []),
    ...adviceFor(reader, best ?? low ?? verdict.now),
    ...(best ? biggerAfter(reader, best) : []),
    ...sourceOf(reader),
  ]
}

/** A fear is not told that it is true. */
const CONFIRMS = /imagin|real|veham|sach hai|वहम|सच है/iu
const FEARS: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'fear_fail',
  'exam',
  'mind_unrest',
  'interview_result',
  'health_general',
])

/** The feeling, named. */
export const heard = (reader: Reader): Draft => {
  const all = reader.words.verdicts.feeling
  const wordings = FEARS.has(reader.matter) ? all.filter((wording) => !CONFIRMS.test(wording)) : all
  return draft(worded(reader, 'feeling', wordings), [], SPARED.verdict)
}

/** A feeling with its matter: heard first, then what the time is and when it lightens. */
export const feelingAnswer = (reader: Reader): Draft[] => {
  const { verdict, text, words } = reader
  const until = untilOf(reader)
  const fresh = freshOf(reader)
  const strained = natalReasons(reader, verdict.con, fresh)
  const lighter = until
    ? said(reader, 'lighter', [until.fact], SPARED.reason, until.slots)
    : said(reader, 'lighterNow', [citeWindow(reader, verdict.now)], SPARED.reason, windowWords(reader, verdict.now))
  const doings = doingsFor(reader.ctx, reader.matter)
  const [first = '', second] = doings ? inOrder(reader, doings) : [clause(reader, 'step', text.prepare)]
  return [
    heard(reader),
    ...(strained.length > 0 ? strained : windowReasons(reader, verdict.now, fresh, { most: 1, against: true })),
    lighter,
    draft(worded(reader, 'how', words.more.howFirst, { step: first }), [], SPARED.advice),
    ...(second
      ? [draft(worded(reader, 'then', words.more.howThen, { step: second }), [], SPARED.advice + 1 / TENTH)]
      : []),
  ]
}

/** A number that no chart holds, and the time that it does show. */
export const countAnswer = (reader: Reader): Draft[] => {
  const [window] = reader.verdict.windows
  const verdict = said(reader, 'count', [], SPARED.verdict)
  if (!window) return [verdict, ...natalReasons(reader, reader.verdict.con, freshOf(reader), 2)]
  return [
    verdict,
    said(reader, 'countThen', [citeWindow(reader, window)], SPARED.reason, windowWords(reader, window)),
    ...support(reader, window, 1),
    ...adviceFor(reader, window),
  ]
}
