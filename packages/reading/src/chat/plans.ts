import { type Draft, draft } from '#sentences/draft.ts'
import type { View } from '#sentences/reading-context.ts'
import type { Desk } from './context.ts'
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
const afterTold = (view: View, windows: readonly Window[]): Window[] => {
  const before = view.question.history.findLast(({ role }) => role === 'astrologer')?.facts ?? []
  const stated = new Set(before.map(({ text }) => text.en))
  const told = windows.filter(({ fact }) => stated.has((view.firm ?? view).facts.get(fact)?.text.en ?? ''))
  const last = [view.running?.antar.end ?? '', ...told.map(({ end }) => end)].toSorted().at(-1) ?? ''
  return windows.filter(({ start }) => start !== null && start >= last)
}

/** The paragraphs of an answer, by the form of its question. */
type Plan = (desk: Desk) => Array<Array<Draft | null>>

const open: Plan = (desk) => {
  const { view, topic } = desk
  const focus = part.focusPart(view, topic, 1)
  if (desk.oracle)
    return [
      [verdict(desk), manner(desk)],
      [...roots(desk), focus],
      depth(desk),
      [timed.mahaPart(view, topic, 0), timed.antarPart(view, topic), ...sky(desk, 4)],
      nextItems(desk, 2),
      closing(desk),
    ]
  return [
    [verdict(desk), focus, manner(desk)],
    [timed.antarPart(view, topic), timed.pratyantarPart(view, topic, 4), ...sky(desk, 2)],
    nextItems(desk, 3),
    roots(desk),
    depth(desk),
    closing(desk),
  ]
}

const when: Plan = (desk) => {
  const { view, topic, asked, windows } = desk
  const all = supported(view, topic, [...windows, ...nearWindows(view, topic)])
  const best = helpful(bestWindows(view.intent.followUp === 'after' ? afterTold(view, all) : all, 3))
  const lead = firstWindow(best)
  if (!lead) return open(desk)
  const hailed = view.intent.followUp === 'after' ? windowNext(view, asked, lead) : windowLead(view, asked, lead)
  const first = draft(view.t.frames.hail(view.name, hailed.text), hailed.facts)
  const touch = touchPart(view, lead, 0)
  const both = bothPart(view, topic, 3)
  const items = windowItems(view, topic, best, { told: lead })
  const focus = part.focusPart(view, topic, 1)
  if (desk.oracle)
    return [
      [first, touch, manner(desk)],
      [...roots(desk), focus],
      items,
      depth(desk),
      [both, timed.mahaPart(view, topic, 3), ...sky(desk, 4)],
      closing(desk),
    ]
  return [
    [first, touch, manner(desk)],
    items,
    [both, timed.pratyantarPart(view, topic, 4), ...sky(desk, 4)],
    [...roots(desk), focus],
    depth(desk),
    closing(desk),
  ]
}

const yesNo: Plan = (desk) => {
  const { view, topic, subject, asked, con } = desk
  const { frames } = view.t
  const { worry, focus } = view.intent
  const mending = topic === 'love_marriage' && focus === 'breakup'
  // two hearts decide that: one chart alone never says a full yes
  const level = mending && desk.level === 'strong' ? 'mixed' : desk.level
  const lean = view.pick('lean', (v) =>
    frames.hail(view.name, frames.leaning(level, worry, v, worry ? subject : asked)),
  )
  const { time } = view
  const inTime = time && spanDashaItem(desk, time)
  const against = con ? draft(frames.listItem('against', con.text), con.facts) : inTime ? null : skyItem(view, 'saturn')
  const story = desk.oracle ? timed.mahaPart(view, topic, 3) : timed.pratyantarPart(view, topic, 4)
  const moving =
    time && inTime
      ? [spanWindow(desk, time), ...passageParts(view, time, 2)]
      : [story, ...untoldSky(desk, 2), laterLead(desk)]
  const named = asked !== subject && !worry
  return [
    [
      draft(lean, []),
      mending && !view.said(frames.notes.otherHeart) ? draft(frames.notes.otherHeart, []) : null,
      part.focusPart(view, topic, 1, named),
      manner(desk),
    ],
    [inTime && !desk.pro ? null : forItem(desk), against, inTime ?? dashaItem(desk)],
    roots(desk),
    depth(desk),
    moving,
    closing(desk),
  ]
}

const why: Plan = (desk) => {
  const { view, topic, con, pro, reasons } = desk
  const { worry } = view.intent
  const birth = con && reasons.find((reason) => reason !== con && reason !== pro && (!worry || reason.weight < 0))
  const inBirth = birth ? draft(view.t.frames.listItem('birth', birth.text), birth.facts) : null
  const story = desk.oracle ? timed.mahaPart(view, topic, 2) : timed.pratyantarPart(view, topic, 4)
  return [
    // who asks why wants the friction named, even where the support is larger
    [
      verdict(con && desk.level === 'strong' ? { ...desk, level: 'mixed' } : desk),
      part.focusPart(view, topic, 1),
      con ? null : draft(view.t.frames.notes.whyTime, []),
    ],
    [inBirth, dashaItem(desk), skyItem(view, 'saturn')],
    roots(desk),
    depth(desk),
    [story, timed.transitPart(view, 'jupiter', 3), laterLead(desk)],
    closing(desk),
  ]
}

const how: Plan = (desk) => {
  const { view, topic, windows } = desk
  return [
    [verdict(desk), part.focusPart(view, topic, 1), manner(desk)],
    windowItems(view, topic, windows.slice(0, 3)),
    roots(desk),
    depth(desk),
    [desk.oracle ? timed.mahaPart(view, topic, 2) : timed.pratyantarPart(view, topic, 3), ...sky(desk, 2)],
    closing(desk),
  ]
}

/** How long the present lasts: the running periods with their ends, then what follows. */
export const until: Plan = (desk) => {
  const { view, topic } = desk
  const running = timed.antarPart(view, topic)
  if (!running) return open(desk)
  return [
    [{ ...running, text: view.t.frames.hail(view.name, running.text) }, timed.pratyantarPart(view, topic, 1)],
    nextItems(desk, 2),
    sky(desk, 3),
    roots(desk),
    depth(desk),
    [timed.mahaPart(view, topic, 4)],
    closing(desk),
  ]
}

export const PLANS: Record<View['intent']['form'], Plan> = { open, when, yes_no: yesNo, why, how }
