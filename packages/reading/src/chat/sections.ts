import { transitOf } from '#chart.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { dashaDate, graha, type ReadingContext, skyDate } from '#sentences/reading-context.ts'
import { roleOf } from '#sentences/role.ts'
import { SEATS } from '#topics.ts'
import type { AnswerContext } from './context.ts'
import type { Reason } from './factors.ts'
import * as part from './parts.ts'
import * as timed from './timed-parts.ts'
import { nearWindows, SOON_MS, windowItems, windowLead } from './windows.ts'

/** The judgement in one sentence; the first sentence of an answer is said to the person by name. */
export const verdict = ({ view, subject, level, pro, con }: AnswerContext, hailed = true): Draft => {
  const against = level === 'strong' && pro ? null : con
  // a slow verdict names the reason against first
  const same = level === 'mixed' && against !== null && against.about === pro?.about
  const conText = against ? ((same ? against.brief : undefined) ?? against.text) : null
  const { frames } = view.t
  const name = hailed ? view.name : ''
  const text = view.pick('verdict', (v) =>
    frames.hail(name, frames.verdict(level, v, subject, pro?.text ?? null, conText)),
  )
  return draft(text, [...(pro?.facts ?? []), ...(against?.facts ?? [])])
}

/** How the astrologer goes about it; said once in a talk in each way, then no more. */
export const manner = ({ view }: AnswerContext): Draft | null => {
  const text = view.pick('manner', view.t.frames.manner[view.question.astrologer])
  return view.said(text) ? null : draft(text, [], 3)
}

/** The two slow grahas; Sade Sati is Saturn told from the Moon, so it takes Saturn's place. */
export const sky = ({ view }: AnswerContext, priority: number): Array<Draft | null> => [
  timed.transitPart(view, 'jupiter', priority),
  timed.sadeSatiPart(view, priority + 1) ?? timed.transitPart(view, 'saturn', priority + 2),
]

export const roots = ({ view, topic, pro, con }: AnswerContext): Array<Draft | null> => {
  const told = [pro, con].flatMap((reason) => (reason ? [reason.about] : []))
  const lordFact = `house.${SEATS[topic].main[0]}.lord`
  const named = [pro, con].some((reason) => reason?.facts.includes(lordFact))
  return [
    part.lordPart(view, topic, named),
    part.karakaPart(view, topic, 3),
    topic === 'love_marriage' ? part.navamsaPart(view, 1) : null,
    topic === 'life' ? part.giftPart(view, 2) : null,
    part.colourPart(view, topic, told, 8),
  ]
}

export const closing = ({ view, topic }: AnswerContext): Array<Draft | null> => [
  topic === 'health' ? draft(view.pick('doctor', view.t.frames.notes.doctor), []) : null,
  topic === 'money' && !view.said(view.t.frames.notes.money) ? draft(view.t.frames.notes.money, [], 6) : null,
  timed.suggestionPart(view, topic),
]

export const nextItems = ({ view, topic, windows }: AnswerContext, count: number): Draft[] =>
  windowItems(view, topic, windows.filter((window) => window.start !== null).slice(0, count))

/** The slow grahas that no item of the answer has told already. */
export const untoldSky = (context: AnswerContext, priority: number): Array<Draft | null> => {
  const [jupiter = null, saturn = null] = sky(context, priority)
  return [context.pro ? jupiter : null, context.con ? saturn : null]
}

/** A second reason for that speaks of another graha than the first and says something else. */
const secondFor = ({ pro, con, reasons }: AnswerContext): Reason | undefined =>
  reasons.find(
    (reason) =>
      pro !== null &&
      reason.weight > 0 &&
      reason.about !== pro.about &&
      reason.about !== con?.about &&
      !reason.facts.some((fact) => pro.facts.includes(fact)),
  )

/** The strongest reason for, with a second one where there is one. */
export const forItem = (context: AnswerContext): Draft => {
  const { view, pro } = context
  const { frames } = view.t
  if (!pro) return skyItem(view, 'jupiter')
  const second = secondFor(context)
  const text = second ? frames.join(pro.text, second.text) : pro.text
  return draft(frames.listItem('for', text), [...pro.facts, ...(second?.facts ?? [])])
}

/** The facts that a verdict, and a list of reasons for, tell already. */
export const toldIn = (context: AnswerContext): ReadonlySet<string> => {
  const listed = context.view.intent.form === 'yes_no' ? secondFor(context) : undefined
  return new Set([context.pro, context.con, listed].flatMap((reason) => reason?.facts ?? []))
}

/** The next period that stands directly by the matter, when it is not far off. */
export const laterLead = ({ view, topic, subject, windows }: AnswerContext): Draft | null => {
  const later = [...windows.slice(1), ...nearWindows(view, topic)]
    .filter(({ role, start }) => role.nearness === 'direct' && Date.parse(start ?? '') - view.at.getTime() < SOON_MS)
    .toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))[0]
  return later ? { ...windowLead(view, subject, later), priority: 2 } : null
}

export const dashaItem = ({ view, topic }: AnswerContext): Draft | null => {
  if (!view.running) return null
  const { antar } = view.running
  const role = roleOf(view, antar.lord, topic)
  const text = view.t.frames.dashaReason({
    antar: graha(view, antar.lord),
    to: dashaDate(view, antar.end),
    role: role.text,
  })
  return draft(view.t.frames.listItem('dasha', text), ['dasha.antar', ...role.facts])
}

export const skyItem = (view: ReadingContext, id: 'jupiter' | 'saturn'): Draft => {
  const at = transitOf(view.transits, id)
  const clause = (id === 'jupiter' ? view.t.sky.JUPITER : view.t.sky.SATURN)[at.house - 1] ?? ''
  const { frames } = view.t
  const text = view.pick(`sky ${id}`, (v) =>
    frames.listItem('sky', frames.skyReason(v, graha(view, id), at.house, skyDate(view, at.leaves_sign), clause)),
  )
  return draft(text, [`transit.${id}`])
}
