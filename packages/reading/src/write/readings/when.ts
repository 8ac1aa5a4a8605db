import { DAY_MS } from '@dhruva/common'
import type { LifeMatter, Window } from '@dhruva/jyotish'
import { NEAR } from '#write/days/near-data.ts'
import { LOAN_END, LOAN_PLAN } from './named-data.ts'
import {
  adviceFor,
  bestOf,
  biggerAfter,
  freshOf,
  isWorkable,
  natalReasons,
  SPARED,
  sourceOf,
  stretchesIn,
  untilOf,
  windowReasons,
} from './parts.ts'
import { citePromise, citeWindow, type Draft, draft, type Reader, said, windowWords, worded } from './reader.ts'
import { namedTime } from './scope.ts'

const YEAR_MS = 366 * DAY_MS

export const runsNow = (reader: Reader, window: Window): boolean => Date.parse(window.start) <= reader.nowMs

/** So far off a stretch is "not long now". */
const SOON_MS = 100 * DAY_MS
const SAYS_SOON = /not long|दूर नहीं|door nahi/i

/** The first sentence about a stretch: now, soon, in a modest way, or only later. */
export const opening = (reader: Reader, window: Window): Draft => {
  const key =
    Date.parse(window.start) > reader.nowMs + YEAR_MS
      ? 'whenFar'
      : window.class === 'fair'
        ? 'whenFair'
        : runsNow(reader, window)
          ? 'whenNow'
          : 'whenLater'
  const isSoon = Date.parse(window.start) < reader.nowMs + SOON_MS
  const all = reader.words.verdicts[key]
  const wordings = isSoon ? all : all.filter((wording) => !SAYS_SOON.test(wording))
  return draft(worded(reader, key, wordings, windowWords(reader, window)), [citeWindow(reader, window)], SPARED.verdict)
}

/** What supports a stretch: what runs and moves in it first, what is fixed at birth where that is not enough. */
export const support = (reader: Reader, window: Window, most = 2, further = false): Draft[] => {
  const fresh = freshOf(reader, further)
  const moving = windowReasons(reader, window, fresh, { most })
  if (moving.length >= most) return moving
  return [
    ...moving,
    ...natalReasons(reader, reader.verdict.pro, fresh, 1, moving.length ? SPARED.second : SPARED.reason),
  ]
}

/** A chart without a workable stretch: said so, with what slows it and what to do meanwhile. */
const without = (reader: Reader): Draft[] => [
  said(reader, 'whenNone', citePromise(reader), SPARED.verdict),
  ...natalReasons(reader, reader.verdict.con, freshOf(reader)),
  ...adviceFor(reader, reader.verdict.prepare ?? reader.verdict.now),
]

/** The verdict on a time that the question names. */
export const scoped = (reader: Reader): Draft[] | null => {
  const texts = reader.words.verdicts
  const named = namedTime(reader)
  if (!named) return null
  const inside = bestOf(stretchesIn(reader, named))
  const scope = { scope: named.name, when: named.when ?? '' }
  const facts = citePromise(reader)
  const timed = named.when === undefined ? null : NEAR[reader.ctx.speech]
  if (inside && isWorkable(inside))
    return [
      draft(
        worded(reader, 'scopeYes', timed?.yes ?? texts.scopeYes, { ...scope, ...windowWords(reader, inside) }),
        [citeWindow(reader, inside), ...facts],
        SPARED.verdict,
      ),
      ...support(reader, inside),
      ...adviceFor(reader, inside),
    ]
  const better =
    reader.verdict.windows.find(({ start }) => Date.parse(start) >= named.toMs) ?? reader.verdict.windows[0]
  const verdict = better
    ? draft(
        worded(reader, 'scopeNo', timed?.no ?? texts.scopeNo, { ...scope, ...windowWords(reader, better) }),
        [citeWindow(reader, better), ...facts],
        SPARED.verdict,
      )
    : draft(worded(reader, 'scopeNever', timed?.never ?? texts.scopeNever, scope), facts, SPARED.verdict)
  return [
    verdict,
    ...natalReasons(reader, reader.verdict.con, freshOf(reader)),
    ...(better ? support(reader, better, 1) : []),
    ...adviceFor(reader, inside ?? reader.verdict.now),
  ]
}

/** Matters of which one asks when they end; of all others, when they come. */
const ENDING: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'job_trouble',
  'debt_loan',
  'saving_expense',
  'marital_harmony',
  'in_laws',
  'home_peace',
  'family_dispute',
  'friends_enemies',
  'health_general',
  'mind_unrest',
  'anger',
  'fear_fail',
  'life_overview',
  'luck_rise',
])

export const whenAnswer = (reader: Reader): Draft[] => {
  if (reader.ctx.asked.polarity === 'feared' && reader.verdict.until && ENDING.has(reader.matter))
    return untilAnswer(reader)
  const inScope = scoped(reader)
  if (inScope) return [...inScope, ...sourceOf(reader)]
  if (ENDS.test(reader.ctx.asked.words)) return untilAnswer(reader)
  const [window] = reader.verdict.windows
  if (!window) return [...without(reader), ...sourceOf(reader)]
  return [
    opening(reader, window),
    ...support(reader, window),
    ...adviceFor(reader, window),
    ...biggerAfter(reader, window),
    ...sourceOf(reader),
  ]
}

/** The stretches from now on in which a matter can move, without one that rests. */
const freeFrom = ({ verdict, nowMs }: Reader): Window[] => {
  const coming = verdict.calendar.filter(({ end }) => Date.parse(end) > nowMs)
  const slow = coming.findIndex((window) => !isWorkable(window))
  return slow < 0 ? coming.slice(0, 1) : coming.slice(0, slow)
}

/** What is to be over, not to come: `kab khatam hogi`, `when will it stop`. */
const ENDS =
  /\b(?:ends?|ending|over|stop|finish|get rid|free of|relief|khatam|khatm|door hog\w+|dur hog\w+|chhut\w*|chut(?:egi|ega|kara)|mukti|utreg\w|utar pa\w+|chuka pa\w+|peecha)\b|ख़त्म|खत्म|दूर होग|दूर हो|छूट|मुक्ति|उतर|चुका पा|पीछा/iu

const RELIEF_MS = 1.5 * YEAR_MS

/** How long what holds back goes on. */
export const untilAnswer = (reader: Reader): Draft[] => {
  const until = untilOf(reader)
  const { now, con } = reader.verdict
  // the day of the last instalment is the bank's
  const plan =
    reader.matter === 'debt_loan' && LOAN_END.test(reader.ctx.asked.words)
      ? [draft(worded(reader, 'loan plan', LOAN_PLAN[reader.ctx.speech]), [], SPARED.reason)]
      : []
  const next = reader.verdict.windows.find(({ start }) => Date.parse(start) > reader.nowMs)
  const then = next ? [said(reader, 'after', [citeWindow(reader, next)], SPARED.bigger, windowWords(reader, next))] : []
  // one far off would be no relief
  if (!until && next && Date.parse(next.start) < reader.nowMs + RELIEF_MS)
    return [
      draft(
        worded(reader, 'eases from', NEAR[reader.ctx.speech].easesFrom, windowWords(reader, next)),
        [citeWindow(reader, next), ...citePromise(reader)],
        SPARED.verdict,
      ),
      ...plan,
      ...support(reader, next),
      ...adviceFor(reader, next),
      ...sourceOf(reader),
    ]
  if (!until) {
    const free = freeFrom(reader)
    const last = free.at(-1) ?? now
    const facts = free.map((window) => citeWindow(reader, window))
    return [
      said(reader, 'untilFree', facts, SPARED.verdict, windowWords(reader, { ...now, end: last.end })),
      ...plan,
      ...support(reader, now, 1),
      ...adviceFor(reader, now),
      ...then,
      ...sourceOf(reader),
    ]
  }
  const fresh = freshOf(reader)
  const hard = windowReasons(reader, now, fresh, { most: 1, against: true })
  return [
    said(reader, 'untilRuns', [until.fact], SPARED.verdict, until.slots),
    ...plan,
    ...(hard.length > 0 ? hard : natalReasons(reader, con, fresh)),
    ...adviceFor(reader, now),
    ...then,
    ...sourceOf(reader),
  ]
}

/** The stretches that earlier answers of the talk named. */
const namedBefore = (reader: Reader): Window[] => {
  const texts = reader.ctx.question.history.filter(({ role }) => role === 'astrologer').map(({ text }) => text)
  return reader.verdict.calendar.filter((window) => texts.some((text) => text.includes(windowWords(reader, window).to)))
}

/** The next good stretch after those that were named. */
export const afterAnswer = (reader: Reader): Draft[] => {
  const last = namedBefore(reader).at(-1) ?? reader.verdict.windows[0]
  const next = reader.verdict.calendar.find(
    (window) =>
      (window.class === 'best' || window.class === 'good') &&
      (!last || Date.parse(window.start) >= Date.parse(last.end)),
  )
  if (!next)
    return [
      said(reader, 'afterNone', last ? [citeWindow(reader, last)] : citePromise(reader), SPARED.verdict),
      ...natalReasons(reader, reader.verdict.pro, freshOf(reader, true)),
      ...(last ? adviceFor(reader, last) : []),
    ]
  return [
    said(reader, 'after', [citeWindow(reader, next)], SPARED.verdict, windowWords(reader, next)),
    ...support(reader, next, 2, true),
    ...adviceFor(reader, next),
  ]
}
