import type { LifeMatter, Window } from '@dhruva/jyotish'
import { delayFact } from '#facts/judged.ts'
import { doingsFor } from './doings.ts'
import { EASING } from './easing-data.ts'
import { ownWords } from './own-words.ts'
import { adviceFor, freshOf, natalReasons, SPARED, sourceOf, windowReasons } from './parts.ts'
import {
  citePromise,
  citeWindow,
  clause,
  type Draft,
  draft,
  houseIn,
  houseName,
  type Reader,
  readerOf,
  said,
  windowWords,
  worded,
} from './reader.ts'
import { known, nameOf, strains } from './reasons.ts'
import type { Domain } from './shape/texts.ts'
import { dateWords } from './span.ts'
import { opening } from './when.ts'

/** Whether a good time comes before a cause eases: then the good time is what counts. */
const isOvertaken = ({ verdict }: Reader, eases: string): boolean =>
  verdict.windows[0] !== undefined && Date.parse(verdict.windows[0].start) < Date.parse(eases)

/** What holds a matter back, and when it eases. */
export const delayed = (reader: Reader): Draft[] | null => {
  const { ctx, matter, words } = reader
  const cause = reader.relative ? null : ctx.judgement.delay(matter)
  if (!cause) return null
  const { what, graha, house, eases } = cause
  const facts = [
    ctx.cite(delayFact(matter, cause)),
    ...known(reader, [
      `${graha}.place`,
      `${graha}.combust`,
      ...(house === null ? [] : [`house.${houseIn(reader, house)}.lord`]),
    ]),
    ...(what === 'sade_sati' ? known(reader, ['transit.sade_sati']) : []),
  ]
  const main = house ?? reader.verdict.from.main[0] ?? 1
  const slots = { g: nameOf(reader, graha), house: houseName(reader, main), strains: strains(reader, graha) }
  const named = house === null && what === 'aspect' ? words.reasons.delay.weak : words.reasons.delay[what]
  return [
    draft(worded(reader, `delay ${what}`, named, slots), facts, SPARED.verdict),
    ...(eases && Date.parse(eases) > reader.nowMs && !isOvertaken(reader, eases)
      ? [
          said(reader, 'eases', facts.slice(0, 1), SPARED.reason, {
            eases: dateWords(ctx.speech, Date.parse(eases), reader.monthly),
          }),
        ]
      : []),
  ]
}

/** The reasons of the last answer's verdict that it did not tell. */
const further = (reader: Reader, most: number): Draft[] => {
  const fresh = freshOf(reader, true)
  const [window] = reader.verdict.windows
  const moving = window ? windowReasons(reader, window, fresh, { most }) : []
  const { promise, pro, con } = reader.verdict
  const natal = promise >= 0 ? [...pro, ...con] : [...con, ...pro]
  return [...moving, ...natalReasons(reader, natal, fresh, most - moving.length)].slice(0, most)
}

const ASKS_TROUBLE =
  /late|delay|loss|haani|nuks|hurt|angry|gussa|alone|akel|हानि|नुक|गुस्स|अकेल|stuck|not|never|fail|struggl|problem|break|lose|lost|fight|hate|der|deri|nahi|ruk|toot|dikkat|pareshan|देर|नहीं|रुक|टूट|दिक्कत|परेशान|झगड़/iu

/** Where a trouble comes from that the matter's own houses do not show. */
const NEAR: Partial<Record<Domain, readonly LifeMatter[]>> = {
  home: ['home_peace', 'anger', 'mind_unrest'],
  people: ['home_peace', 'anger', 'mind_unrest'],
  love: ['marital_harmony', 'anger', 'mind_unrest'],
  marriage: ['marital_harmony', 'anger', 'mind_unrest'],
  money: ['saving_expense', 'debt_loan', 'luck_rise'],
  debt: ['saving_expense', 'luck_rise'],
  work: ['job_trouble', 'career_path', 'luck_rise'],
  business: ['wealth', 'saving_expense', 'luck_rise'],
}
const NEAR_ALL: readonly LifeMatter[] = ['mind_unrest', 'anger', 'luck_rise']

/** The cause of a trouble: what presses in the time that runs, else what is against the nearest matter that has something. */
const nearCause = (reader: Reader): Draft[] => {
  const now = windowReasons(reader, reader.verdict.now, freshOf(reader), { most: 1, against: true })
  const readers = [...(NEAR[reader.domain] ?? []), ...NEAR_ALL].map((matter) => readerOf(reader.ctx, matter))
  const found = readers
    .map((near) => natalReasons(near, near.verdict.con, freshOf(near)))
    .find(({ length }) => length > 0)
  return [...(found ?? now)].slice(0, 1).map((one) => ({ ...one, priority: SPARED.verdict }))
}

/** What lightens the cause, before any date; of the body the doctor. */
const easing = (reader: Reader, window: Window): Draft[] => {
  const steps = doingsFor(reader.ctx, reader.matter)?.slice(0, 2) ?? (reader.ofAsker ? reader.text.prepare : null)
  if (reader.matter === 'health_general' || !steps) return adviceFor(reader, window)
  const step = clause(reader, 'easing step', steps)
  return [draft(worded(reader, 'easing', EASING[reader.ctx.speech], { step }), [], SPARED.reason)]
}

export const whyAnswer = (reader: Reader): Draft[] => {
  const { asked } = reader.ctx
  const [window] = reader.verdict.windows
  const then = window ? [{ ...opening(reader, window), priority: SPARED.advice }] : []
  const trouble =
    asked.polarity === 'feared' ||
    ASKS_TROUBLE.test(asked.refers ? asked.words : ownWords(reader.ctx)) ||
    reader.matter === 'marriage_late'
  if (asked.refers === 'last_answer' && !trouble) {
    const reasons = further(reader, 2)
    if (reasons.length > 0) return reasons.map((one, index) => ({ ...one, priority: index === 0 ? 0 : SPARED.reason }))
    return [said(reader, 'noMore', citePromise(reader), SPARED.verdict)]
  }
  const eased = () => [...easing(reader, window ?? reader.verdict.now), ...then, ...sourceOf(reader)]
  const cause = delayed(reader)
  if (cause) return [...cause, ...eased()]
  const against = natalReasons(reader, reader.verdict.con, freshOf(reader))
  if (against.length > 0) return [...against.map((one) => ({ ...one, priority: SPARED.verdict })), ...eased()]
  const near = trouble && !reader.relative ? nearCause(reader) : []
  if (near.length > 0) return [...near, ...eased()]
  if (!window)
    return [said(reader, 'whenNone', citePromise(reader), SPARED.verdict), ...adviceFor(reader, reader.verdict.now)]
  return [
    said(
      reader,
      'whyOpen',
      [citeWindow(reader, window), ...citePromise(reader)],
      SPARED.verdict,
      windowWords(reader, window),
    ),
    ...windowReasons(reader, window, freshOf(reader), { most: 1 }),
    ...adviceFor(reader, window),
    ...sourceOf(reader),
  ]
}

/** The same verdict with a further reason and what the window asks. */
export const explainAnswer = (reader: Reader): Draft[] => {
  const [first] = reader.verdict.windows
  const window = first ?? reader.verdict.now
  const reasons = further(reader, 2)
  return [
    first
      ? said(reader, 'again', [citeWindow(reader, first)], SPARED.verdict, windowWords(reader, first))
      : said(reader, 'whenNone', citePromise(reader), SPARED.verdict),
    ...(reasons.length > 0
      ? reasons.map((one, index) => ({ ...one, priority: index === 0 ? SPARED.reason : SPARED.second }))
      : [said(reader, 'noMore', citePromise(reader), SPARED.reason)]),
    ...adviceFor(reader, window),
  ]
}

/** The same in plain words, without names of the sky. */
export const simplerAnswer = (reader: Reader): Draft[] => {
  const [window] = reader.verdict.windows
  const { text } = reader
  const facts = window ? [citeWindow(reader, window)] : citePromise(reader)
  if (!reader.ofAsker) {
    if (!window) return [said(reader, 'whenNone', facts, SPARED.verdict)]
    return [said(reader, 'whenLater', facts, SPARED.verdict, windowWords(reader, window))]
  }
  if (!window)
    return [said(reader, 'simpleSlow', facts, SPARED.verdict, { prepare: clause(reader, 'plain', text.prepare) })]
  return [
    said(reader, 'simpleGood', facts, SPARED.verdict, {
      ...windowWords(reader, window),
      act: clause(reader, 'plain', text.act),
    }),
  ]
}

export const certainAnswer = (reader: Reader): Draft[] => [said(reader, 'certain', [], SPARED.verdict)]
