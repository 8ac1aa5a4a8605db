import { DAY_MS } from '@dhruva/common'
import type { ReadingTopic } from '@dhruva/intent'
import type { GrahaId } from '@dhruva/jyotish'
import { comingPratyantars } from '#facts/timed.ts'
import { type Touch, touchesOf, touchParts } from '#facts/touches.ts'
import { YEAR_MS } from '#rules.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { dashaDate, graha, type ReadingContext } from '#sentences/reading-context.ts'
import { type Role, roleOf } from '#sentences/role.ts'

/** A period as a window on a matter; `start` is null when it is running. */
export type Window = {
  kind: 'antar' | 'pratyantar'
  lord: GrahaId
  start: string | null
  end: string
  role: Role
  fact: string
  /** Jupiter over the matter's house, or looking on it, for a good part of the period */
  touch?: Touch
}

const NEAR = { direct: 3, support: 1, quiet: 0 }

/** A pratyantar inside the running antardasha is nearer in time and smaller in weight than a coming antardasha. */
const rank = ({ kind, role, touch }: Window): number =>
  NEAR[role.nearness] - (kind === 'pratyantar' ? 1 : 0) + (touch ? 0.5 : 0)

/** The running antardasha and those to come, in order. */
export const windowsOf = (view: ReadingContext, topic: ReadingTopic): Window[] => {
  const { running } = view
  if (!running) return []
  const { lord, end } = running.antar
  const now: Window = { kind: 'antar', lord, start: null, end, role: roleOf(view, lord, topic), fact: 'dasha.antar' }
  const next = view.coming.map(({ antar }, index): Window => {
    const role = roleOf(view, antar.lord, topic)
    return {
      kind: 'antar',
      lord: antar.lord,
      start: antar.start,
      end: antar.end,
      role,
      fact: `dasha.next.${index + 1}`,
    }
  })
  return [now, ...next]
}

/** The pratyantars still to come in the running antardasha whose lords stand directly by the matter. */
export const nearWindows = (view: ReadingContext, topic: ReadingTopic): Window[] =>
  comingPratyantars(view.chart, view.at)
    .map((period, index): Window => {
      const { lord, start, end } = period
      return { kind: 'pratyantar', lord, start, end, role: roleOf(view, lord, topic), fact: `dasha.sub.${index + 1}` }
    })
    .filter((window) => window.role.nearness === 'direct')

/** A shorter meeting of transit and period says little. */
const MEETING_MS = 40 * DAY_MS

const meeting = (view: ReadingContext, { start, end }: Window, { from, to }: Touch): number => {
  const ms = (instant: string | null) => (instant ? Date.parse(instant) : view.at.getTime())
  return Math.min(ms(end), ms(to)) - Math.max(ms(start), ms(from))
}

/** The windows with the transit of Jupiter that supports each longest. */
export const supported = (view: ReadingContext, topic: ReadingTopic, windows: readonly Window[]): Window[] => {
  const touches = touchesOf(view.chart, view.at, topic).filter(
    ({ graha: id, fact }) => id === 'jupiter' && view.facts.has(fact),
  )
  return windows.map((window) => {
    const [touch] = touches
      .filter((one) => meeting(view, window, one) >= MEETING_MS)
      .toSorted((a, b) => meeting(view, window, b) - meeting(view, window, a))
    return touch ? { ...window, touch } : window
  })
}

/** What the sky adds to a window, as a sentence of its own. */
export const touchPart = (view: ReadingContext, { touch }: Window, priority: number): Draft | null => {
  if (!touch) return null
  const parts = touchParts(view.code, touch, view.t.frames.grahaName)
  return draft(
    view.pick('touch', (v) => view.t.strengths.touch(v, parts)),
    [touch.fact],
    priority,
  )
}

/** What begins further ahead is no answer to when. */
export const SOON_MS = 5 * YEAR_MS

/** The first time in which Jupiter and Saturn both touch the matter's house, when it is not over at once. */
export const bothPart = (view: ReadingContext, topic: ReadingTopic, priority: number): Draft | null => {
  const touches = touchesOf(view.chart, view.at, topic).filter(({ fact }) => view.facts.has(fact))
  const of = (id: Touch['graha']) => touches.filter((touch) => touch.graha === id)
  const pairs = of('jupiter').flatMap((a) => of('saturn').map((b) => [a, b] as const))
  for (const [a, b] of pairs) {
    const later = (a.from ?? '') > (b.from ?? '') ? a : b
    const sooner = a.to < b.to ? a : b
    if (!later.from || Date.parse(sooner.to) - Date.parse(later.from) < MEETING_MS) continue
    if (Date.parse(later.from) - view.at.getTime() > SOON_MS) continue
    const [from, to] = [touchParts(view.code, later).from ?? '', touchParts(view.code, sooner).to]
    const text = view.t.strengths.both(graha(view, 'jupiter'), graha(view, 'saturn'), a.house, from, to)
    return draft(text, [a.fact, b.fact], priority)
  }
  return null
}

/** The `count` windows that stand nearest to the matter, in order of time; of equals the earlier. */
export const bestWindows = (windows: readonly Window[], count: number): Window[] =>
  windows
    .toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))
    .map((window, index) => ({ window, index }))
    .toSorted((a, b) => rank(b.window) - rank(a.window) || a.index - b.index)
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ window }) => window)

/** Without the quiet windows, unless there are no others. */
export const helpful = (windows: readonly Window[]): Window[] => {
  const near = windows.filter(({ role }) => role.nearness !== 'quiet')
  return near.length > 0 ? near : [...windows]
}

/** The window a person should look to first: the earliest of weight, else the earliest that helps at all. */
export const firstWindow = (windows: readonly Window[]): Window | undefined =>
  windows.find((window) => rank(window) >= 2) ?? windows.find((window) => rank(window) >= 1) ?? windows[0]

const dates = (view: ReadingContext, window: Window) => ({
  graha: graha(view, window.lord),
  period: view.t.frames.periods[window.kind],
  from: window.start ? dashaDate(view, window.start) : null,
  to: dashaDate(view, window.end),
  role: window.role.text,
})

/** How items are told: without the reason of the window `told` before, and without advice for what is `past`. */
type Telling = { told?: Window | null; past?: boolean }

/** What to do in a window; a bond that is made is cared for, not looked for. */
const stepsFor = (view: ReadingContext, topic: ReadingTopic) =>
  topic === 'love_marriage' && view.stage === 'married' ? view.t.periods.DO_MARRIED : view.t.periods.DO[topic]

/** Dated list items, each with its reason and what to do in it. */
export const windowItems = (
  view: ReadingContext,
  topic: ReadingTopic,
  windows: readonly Window[],
  { told = null, past = false }: Telling = {},
): Draft[] =>
  windows.map((window, index) => {
    const clauses = stepsFor(view, topic)[window.role.nearness]
    const alike = windows.slice(0, index).filter(({ role: { nearness } }) => nearness === window.role.nearness).length
    const role = window.fact === told?.fact && !past ? '' : window.role.text
    // what to do is said once in each way, then no more
    const silent = past || (role !== '' && alike >= clauses.length)
    const touch = window.fact === told?.fact || past ? undefined : window.touch
    const passes = touch && view.t.strengths.touchClause(touchParts(view.code, touch, view.t.frames.grahaName))
    const text = view.pick('do', (v) =>
      view.t.frames.item({
        ...dates(view, window),
        role,
        clause: [silent ? undefined : (clauses[(v + alike) % clauses.length] ?? clauses[0]), passes]
          .filter((clause) => clause !== undefined)
          .join('; '),
      }),
    )
    // beside the one led with, the third date is the first to go when the answer is long
    const others = windows.filter(({ fact }) => fact !== told?.fact)
    const spare = window.fact !== told?.fact && others.indexOf(window) >= (others.length < windows.length ? 1 : 2)
    const facts = [window.fact, ...(role ? window.role.facts : []), ...(touch ? [touch.fact] : [])]
    return { ...draft(text, facts, spare ? 5 : 0), isItem: true }
  })

/** The answer to `when`: the first window that stands nearest. */
export const windowLead = (view: ReadingContext, subject: string, window: Window): Draft => {
  const sure = window.role.nearness !== 'quiet'
  const text = view.pick('lead', (v) => view.t.frames.windowLead(v, subject, dates(view, window), sure))
  return draft(text, [window.fact, ...window.role.facts])
}

/** The answer to `and after that?`. */
export const windowNext = (view: ReadingContext, subject: string, window: Window): Draft => {
  const sure = window.role.nearness !== 'quiet'
  const text = view.t.frames.windowNext(subject, dates(view, window), sure)
  return draft(text, [window.fact, ...window.role.facts])
}
