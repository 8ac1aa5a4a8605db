import type { LifeMatter, Standing, Window } from '@dhruva/jyotish'
import { ADULT } from '#rules.ts'
import {
  adviceFor,
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
import { bodySentence } from './traits.ts'
import { support } from './when.ts'

const HEADLINES = {
  strong: 'howStrong',
  good: 'howGood',
  mixed: 'howMixed',
  slow: 'howSlow',
  hard: 'howHard',
} as const satisfies Record<Standing, string>

/** What to do: the first step, its reason, the time. */
export const howAnswer = (reader: Reader): Draft[] => {
  const { verdict, text, words } = reader
  const window = verdict.windows[0] ?? verdict.now
  const acts = isWorkable(verdict.now) && (verdict.now.advice === 'act' || verdict.now.advice === 'act_check')
  const steps = acts ? text.act : text.prepare
  const first = clause(reader, 'step', steps)
  const second = clause(reader, 'step', steps)
  const fresh = freshOf(reader)
  const strained = natalReasons(reader, verdict.con, fresh)
  const why = strained.length > 0 ? strained : natalReasons(reader, verdict.pro, fresh)
  return [
    draft(worded(reader, 'how', words.more.howFirst, { step: first }), [], SPARED.verdict),
    ...why,
    draft(worded(reader, 'then', words.more.howThen, { step: second }), [], SPARED.advice),
    said(
      reader,
      verdict.windows[0] ? 'bestPart' : 'whenNone',
      [citeWindow(reader, window)],
      SPARED.reason,
      windowWords(reader, window),
    ),
    ...windowReasons(reader, window, fresh, { most: 1 }).map((each) => ({ ...each, priority: SPARED.second })),
    ...sourceOf(reader),
  ]
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

/** How a matter goes, or a named time of it. */
export const howIsAnswer = (reader: Reader): Draft[] => {
  const { verdict, matter } = reader
  const named = namedTime(reader)
  const windows = named ? stretchesIn(reader, named) : []
  const { best, low } = named ? partsIn(windows) : { best: verdict.windows[0] ?? null, low: tightest(reader) }
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

/** A feeling with its matter: heard first, then what the time is and when it lightens. */
export const feelingAnswer = (reader: Reader): Draft[] => {
  const { verdict, text, words } = reader
  const until = untilOf(reader)
  const fresh = freshOf(reader)
  const strained = natalReasons(reader, verdict.con, fresh)
  const lighter = until
    ? said(reader, 'lighter', [until.fact], SPARED.reason, until.slots)
    : said(reader, 'lighterNow', [citeWindow(reader, verdict.now)], SPARED.reason, windowWords(reader, verdict.now))
  return [
    said(reader, 'feeling', [], SPARED.verdict),
    ...(strained.length > 0 ? strained : windowReasons(reader, verdict.now, fresh, { most: 1, against: true })),
    lighter,
    draft(
      worded(reader, 'how', words.more.howFirst, { step: clause(reader, 'step', text.prepare) }),
      [],
      SPARED.advice,
    ),
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
