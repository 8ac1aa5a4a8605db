import { type Draft, draft } from '#sentences/draft.ts'
import type { ReadingContext } from '#sentences/reading-context.ts'
import type { AnswerContext } from './context.ts'
import { depth } from './depth.ts'
import * as part from './parts.ts'
import {
  closing,
  dashaItem,
  forItem,
  laterLead,
  manner,
  nextItems,
  roots,
  sky,
  skyItem,
  untoldSky,
  verdict,
} from './sections.ts'
import { passageParts, spanDashaItem, spanWindow } from './time-plan.ts'
import * as timed from './timed-parts.ts'
import {
  bestWindows,
  bothPart,
  firstWindow,
  helpful,
  nearWindows,
  supported,
  touchPart,
  type Window,
  windowItems,
  windowLead,
  windowNext,
} from './windows.ts'

/** The windows that begin after the last one that the last answer rests on; none where the count of coming periods ends. */
const afterTold = (view: ReadingContext, windows: readonly Window[]): Window[] => {
  const before = view.question.history.findLast(({ role }) => role === 'astrologer')?.facts ?? []
  const stated = new Set(before.map(({ text }) => text.en))
  const told = windows.filter(({ fact }) => stated.has((view.firm ?? view).facts.get(fact)?.text.en ?? ''))
  const last = [view.running?.antar.end ?? '', ...told.map(({ end }) => end)].toSorted().at(-1) ?? ''
  return windows.filter(({ start }) => start !== null && start >= last)
}

/** The paragraphs of an answer, by the form of its question. */
type Plan = (context: AnswerContext) => Array<Array<Draft | null>>

const open: Plan = (context) => {
  const { view, topic } = context
  const focus = part.focusPart(view, topic, 1)
  if (context.oracle)
    return [
      [verdict(context), manner(context)],
      [...roots(context), focus],
      depth(context),
      [timed.mahaPart(view, topic, 0), timed.antarPart(view, topic), ...sky(context, 4)],
      nextItems(context, 2),
      closing(context),
    ]
  return [
    [verdict(context), focus, manner(context)],
    [timed.antarPart(view, topic), timed.pratyantarPart(view, topic, 4), ...sky(context, 2)],
    nextItems(context, 3),
    roots(context),
    depth(context),
    closing(context),
  ]
}

const when: Plan = (context) => {
  const { view, topic, asked, windows } = context
  const all = supported(view, topic, [...windows, ...nearWindows(view, topic)])
  const best = helpful(bestWindows(view.intent.followUp === 'after' ? afterTold(view, all) : all, 3))
  const lead = firstWindow(best)
  if (!lead) return open(context)
  const hailed = view.intent.followUp === 'after' ? windowNext(view, asked, lead) : windowLead(view, asked, lead)
  const first = draft(view.t.frames.hail(view.name, hailed.text), hailed.facts)
  const touch = touchPart(view, lead, 0)
  const both = bothPart(view, topic, 3)
  const items = windowItems(view, topic, best, { told: lead })
  const focus = part.focusPart(view, topic, 1)
  if (context.oracle)
    return [
      [first, touch, manner(context)],
      [...roots(context), focus],
      items,
      depth(context),
      [both, timed.mahaPart(view, topic, 3), ...sky(context, 4)],
      closing(context),
    ]
  return [
    [first, touch, manner(context)],
    items,
    [both, timed.pratyantarPart(view, topic, 4), ...sky(context, 4)],
    [...roots(context), focus],
    depth(context),
    closing(context),
  ]
}

const yesNo: Plan = (context) => {
  const { view, topic, subject, asked, con } = context
  const { frames } = view.t
  const { worry, focus } = view.intent
  const mending = topic === 'love_marriage' && focus === 'breakup'
  // two hearts decide that: one chart alone never says a full yes
  const level = mending && context.level === 'strong' ? 'mixed' : context.level
  const lean = view.pick('lean', (v) =>
    frames.hail(view.name, frames.leaning(level, worry, v, worry ? subject : asked)),
  )
  const { time } = view
  const inTime = time && spanDashaItem(context, time)
  const against = con ? draft(frames.listItem('against', con.text), con.facts) : inTime ? null : skyItem(view, 'saturn')
  const story = context.oracle ? timed.mahaPart(view, topic, 3) : timed.pratyantarPart(view, topic, 4)
  const moving =
    time && inTime
      ? [spanWindow(context, time), ...passageParts(view, time, 2)]
      : [story, ...untoldSky(context, 2), laterLead(context)]
  const named = asked !== subject && !worry
  return [
    [
      draft(lean, []),
      mending && !view.said(frames.notes.otherHeart) ? draft(frames.notes.otherHeart, []) : null,
      part.focusPart(view, topic, 1, named),
      manner(context),
    ],
    [inTime && !context.pro ? null : forItem(context), against, inTime ?? dashaItem(context)],
    roots(context),
    depth(context),
    moving,
    closing(context),
  ]
}

const why: Plan = (context) => {
  const { view, topic, con, pro, reasons } = context
  const { worry } = view.intent
  const birth = con && reasons.find((reason) => reason !== con && reason !== pro && (!worry || reason.weight < 0))
  const inBirth = birth ? draft(view.t.frames.listItem('birth', birth.text), birth.facts) : null
  const story = context.oracle ? timed.mahaPart(view, topic, 2) : timed.pratyantarPart(view, topic, 4)
  return [
    // who asks why wants the friction named, even where the support is larger
    [
      verdict(con && context.level === 'strong' ? { ...context, level: 'mixed' } : context),
      part.focusPart(view, topic, 1),
      con ? null : draft(view.t.frames.notes.whyTime, []),
    ],
    [inBirth, dashaItem(context), skyItem(view, 'saturn')],
    roots(context),
    depth(context),
    [story, timed.transitPart(view, 'jupiter', 3), laterLead(context)],
    closing(context),
  ]
}

const how: Plan = (context) => {
  const { view, topic, windows } = context
  return [
    [verdict(context), part.focusPart(view, topic, 1), manner(context)],
    windowItems(view, topic, windows.slice(0, 3)),
    roots(context),
    depth(context),
    [context.oracle ? timed.mahaPart(view, topic, 2) : timed.pratyantarPart(view, topic, 3), ...sky(context, 2)],
    closing(context),
  ]
}

/** How long the present lasts: the running periods with their ends, then what follows. */
export const until: Plan = (context) => {
  const { view, topic } = context
  const running = timed.antarPart(view, topic)
  if (!running) return open(context)
  return [
    [{ ...running, text: view.t.frames.hail(view.name, running.text) }, timed.pratyantarPart(view, topic, 1)],
    nextItems(context, 2),
    sky(context, 3),
    roots(context),
    depth(context),
    [timed.mahaPart(view, topic, 4)],
    closing(context),
  ]
}

export const PLANS: Record<ReadingContext['intent']['form'], Plan> = { open, when, yes_no: yesNo, why, how }
