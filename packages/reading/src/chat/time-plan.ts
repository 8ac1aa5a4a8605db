import { DAY_MS } from '@dhruva/common'
import type { ReadingTopic } from '@dhruva/intent'
import type { Period } from '@dhruva/jyotish'
import { antarsIn, type Passage, passagesIn, type Stretch, SUBS_WITHIN_MS, subsIn } from '#facts/in-range.ts'
import type { NamedTime } from '#facts/named-time.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { dashaDate, graha, type ReadingContext, sign, skyDate } from '#sentences/reading-context.ts'
import { roleOf } from '#sentences/role.ts'
import type { AnswerContext } from './context.ts'
import * as part from './parts.ts'
import { closing, verdict } from './sections.ts'
import { bestWindows, type Window, windowItems } from './windows.ts'

/** Antardashas beyond this number are told by the list alone. */
const TOLD_MAX = 4

/** A period that only touches the time with fewer days than this is none of it. */
const WORTH_MS = 30 * DAY_MS

/** The time as sentences name it. */
export const labelOf = (view: ReadingContext, time: NamedTime): string => view.t.spans.label(time.label)

/** The periods of a named time as windows on a matter. */
export const windowsIn = (view: ReadingContext, time: NamedTime, topic: ReadingTopic): Window[] => {
  const started = (start: string) => (Date.parse(start) <= view.at.getTime() && !time.past ? null : start)
  const touches = ({ start, end }: Period) =>
    Math.min(Date.parse(end), time.to.getTime()) - Math.max(Date.parse(start), time.from.getTime()) >=
    Math.min(WORTH_MS, (time.to.getTime() - time.from.getTime()) / 6)
  const antars = antarsIn(view.chart, time)
    .filter(({ antar }) => touches(antar))
    .map(({ antar: { lord, start, end }, fact }): Window => {
      return { kind: 'antar', lord, start: started(start), end, role: roleOf(view, lord, topic), fact }
    })
  const subs = subsIn(view.chart, time)
    .filter(({ period }) => touches(period))
    .map(({ period: { lord, start, end }, fact }): Window => {
      return { kind: 'pratyantar', lord, start: started(start), end, role: roleOf(view, lord, topic), fact }
    })
  return [...antars, ...subs]
}

const clauseOf = (view: ReadingContext, time: NamedTime, topic: ReadingTopic, stretch: Stretch): string =>
  time.past ? '' : view.t.periods.NOW[topic][roleOf(view, stretch.antar.lord, topic).nearness]

/** What runs in the time: one antardasha, a change with its day, or several. */
const leadOf = (
  view: ReadingContext,
  time: NamedTime,
  topic: ReadingTopic,
  stretches: readonly Stretch[],
): Draft | null => {
  const { spans } = view.t
  const [first, second] = stretches
  if (!first) return null
  const label = labelOf(view, time)
  const last = second ?? first
  const role = roleOf(view, last.antar.lord, topic)
  const shared = {
    label,
    maha: graha(view, first.maha),
    antar: graha(view, last.antar.lord),
    to: dashaDate(view, last.antar.end),
    role: role.text,
    clause: clauseOf(view, time, topic, last),
  }
  if (!second) {
    const from = dashaDate(view, first.antar.start)
    return draft(
      view.pick('span', (v) => spans.one(v, { ...shared, from })),
      [first.fact, ...role.facts],
    )
  }
  if (stretches.length > 2) {
    const listed = stretches.slice(0, TOLD_MAX)
    const names = listed.map(({ antar }) => ({ antar: graha(view, antar.lord), to: dashaDate(view, antar.end) }))
    return draft(
      spans.many(label, names),
      listed.map(({ fact }) => fact),
    )
  }
  const newMaha = first.maha === second.maha ? null : graha(view, second.maha)
  const [on, before] = [dashaDate(view, first.antar.end), graha(view, first.antar.lord)]
  return draft(
    view.pick('span', (v) => spans.two(v, { ...shared, on, before, newMaha })),
    [first.fact, second.fact, ...role.facts],
  )
}

/** When, inside the time: the stretch that stands nearest. */
const windowIn = (context: AnswerContext, time: NamedTime, window: Window): Draft => {
  const { view, asked } = context
  const { spans, frames } = view.t
  const say = window.role.nearness === 'quiet' ? spans.noWindow : spans.window
  const text = say(labelOf(view, time), asked, {
    graha: graha(view, window.lord),
    period: frames.periods[window.kind],
    from: window.start ? dashaDate(view, window.start) : null,
    to: dashaDate(view, window.end),
    role: window.role.text,
  })
  return draft(text, [window.fact, ...window.role.facts])
}

/** How much of the time a stay fills, in milliseconds. */
const stayed = ({ from, to }: Passage, time: NamedTime): number =>
  Math.min(to ? Date.parse(to) : Number.POSITIVE_INFINITY, time.to.getTime()) -
  (from ? Date.parse(from) : time.from.getTime())

/** The stay that fills most of the time. */
export const longestOf = (passages: readonly Passage[], time: NamedTime): Passage | undefined =>
  passages.toSorted((a, b) => stayed(b, time) - stayed(a, time))[0]

/** One slow graha in the time, from sign to sign, with what its longest stay does. */
const passagePart = (
  view: ReadingContext,
  time: NamedTime,
  passages: readonly Passage[],
  priority: number,
): Draft | null => {
  const [first] = passages
  const longest = longestOf(passages, time)
  if (!first || !longest) return null
  const { sky, spans, vocab } = view.t
  const clauses = {
    jupiter: sky.JUPITER[longest.house - 1] ?? '',
    saturn: sky.SATURN[longest.house - 1] ?? '',
    rahu: spans.rahu(vocab.area(longest.house)),
  }
  const shared = { graha: graha(view, first.graha), label: labelOf(view, time), clause: clauses[first.graha] }
  const stays = passages.map(({ sign: at, house: h, to }, index) => ({
    sign: sign(view, at),
    h,
    to: index === passages.length - 1 ? null : skyDate(view, to),
  }))
  const text = view.pick(`passage ${first.graha}`, (v) =>
    stays.length === 1
      ? spans.stay(v, { ...shared, sign: sign(view, first.sign), h: first.house })
      : spans.passages(v, { ...shared, stays, longest: sign(view, longest.sign) }),
  )
  return draft(
    text,
    passages.map(({ fact }) => fact),
    priority,
  )
}

/** The slow grahas in the time: Rahu only when it changes its sign, and Jupiter, which changes it yearly, not over years. */
export const passageParts = (view: ReadingContext, time: NamedTime, priority: number): Array<Draft | null> => {
  const all = passagesIn(view.chart, time)
  const of = (id: Passage['graha']) => all.filter((passage) => passage.graha === id)
  const nodes = of('rahu')
  const long = time.to.getTime() - time.from.getTime() > SUBS_WITHIN_MS
  return [
    long ? null : passagePart(view, time, of('jupiter'), priority + 1),
    passagePart(view, time, of('saturn'), priority),
    nodes.length > 1 && !long ? passagePart(view, time, nodes, priority + 5) : null,
  ]
}

/** The best windows of the time on a matter, with what to do in them unless it is over. */
const itemsIn = (context: AnswerContext, time: NamedTime, told: Window | null): Draft[] => {
  const best = bestWindows(windowsIn(context.view, time, context.topic), 3)
  const shown = told && best.length === 1 && time.past ? [] : best
  return windowItems(context.view, context.topic, shown, { told, past: time.past })
}

/** The best-placed window of a named time: direct before helpful, an antardasha before its parts. */
const nearestIn = (context: AnswerContext, time: NamedTime): Window | undefined => {
  const best = bestWindows(windowsIn(context.view, time, context.topic), 3)
  const order = { direct: 0, support: 1, quiet: 2 }
  return best.toSorted((a, b) => order[a.role.nearness] - order[b.role.nearness])[0]
}

/** An answer about a named time: what runs in it and from which day, what the slow grahas do, what the chart adds. */
export const spanPlan = (context: AnswerContext, time: NamedTime, hails = true): Array<Array<Draft | null>> | null => {
  const { view, topic } = context
  const stretches = antarsIn(view.chart, time)
  const nearest = view.intent.form === 'when' ? nearestIn(context, time) : undefined
  const runs = leadOf(view, time, topic, stretches)
  const lead = nearest ? windowIn(context, time, nearest) : runs
  if (!lead) return null
  const hailed = { ...lead, text: view.t.frames.hail(hails ? view.name : '', lead.text) }
  const root = verdict(context, false)
  return [
    [hailed, nearest && stretches.length > 1 && runs ? { ...runs, priority: 7 } : null],
    [{ ...root, priority: 6 }, part.focusPart(view, topic, 1)],
    itemsIn(context, time, nearest ?? null),
    passageParts(view, time, 2),
    [part.lordPart(view, topic), part.karakaPart(view, topic, 9)],
    time.past ? [draft(view.t.spans.past, [])] : [],
    closing(context),
  ]
}

/** The dasha of a named time as a reason of a yes or no: the antardasha of its greatest part. */
export const spanDashaItem = ({ view, topic }: AnswerContext, time: NamedTime): Draft | null => {
  const length = ({ antar: { start, end } }: Stretch) =>
    Math.min(Date.parse(end), time.to.getTime()) - Math.max(Date.parse(start), time.from.getTime())
  const [longest] = antarsIn(view.chart, time).toSorted((a, b) => length(b) - length(a))
  if (!longest) return null
  const role = roleOf(view, longest.antar.lord, topic)
  const to = dashaDate(view, longest.antar.end)
  const text = view.t.spans.dasha(labelOf(view, time), graha(view, longest.antar.lord), to, role.text)
  return draft(view.t.frames.listItem('dasha', text), [longest.fact, ...role.facts])
}

/** The stretch of a named time that speaks most clearly for the matter. */
export const spanWindow = (context: AnswerContext, time: NamedTime): Draft | null => {
  const nearest = nearestIn(context, time)
  return nearest ? windowIn(context, time, nearest) : null
}
