import type { GrahaId } from '@dhruva/jyotish'
import { type Draft, draft } from '#compose/draft.ts'
import { type Role, roleOf } from '#compose/role.ts'
import { dashaDate, graha, type View } from '#compose/view.ts'
import { comingPratyantars } from '#facts/timed.ts'
import type { ReadingTopic } from '#types.ts'

/** A period as a window on a matter; `start` is null when it is running. */
export type Window = {
  kind: 'antar' | 'pratyantar'
  lord: GrahaId
  start: string | null
  end: string
  role: Role
  fact: string
}

const NEAR = { direct: 3, support: 1, quiet: 0 }

/** A pratyantar inside the running antardasha is nearer in time and smaller in weight than a coming antardasha. */
const rank = ({ kind, role }: Window): number => NEAR[role.nearness] - (kind === 'pratyantar' ? 1 : 0)

/** The running antardasha and those to come, in order. */
export const windowsOf = (view: View, topic: ReadingTopic): Window[] => {
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
export const nearWindows = (view: View, topic: ReadingTopic): Window[] =>
  comingPratyantars(view.chart, view.at)
    .map((period, index): Window => {
      const { lord, start, end } = period
      return { kind: 'pratyantar', lord, start, end, role: roleOf(view, lord, topic), fact: `dasha.sub.${index + 1}` }
    })
    .filter((window) => window.role.nearness === 'direct')

/** The `count` windows that stand nearest to the matter, in order of time; of equals the earlier. */
export const bestWindows = (windows: readonly Window[], count: number): Window[] =>
  windows
    .toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))
    .map((window, index) => ({ window, index }))
    .toSorted((a, b) => rank(b.window) - rank(a.window) || a.index - b.index)
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ window }) => window)

/** The window a person should look to first: the earliest of weight, else the earliest that helps at all. */
export const firstWindow = (windows: readonly Window[]): Window | undefined =>
  windows.find((window) => rank(window) >= 2) ?? windows.find((window) => rank(window) >= 1) ?? windows[0]

const dates = (view: View, window: Window) => ({
  graha: graha(view, window.lord),
  period: view.t.frames.periods[window.kind],
  from: window.start ? dashaDate(view, window.start) : null,
  to: dashaDate(view, window.end),
  role: window.role.text,
})

/** How items are told: without the reason of the window `told` before, and without advice for what is `past`. */
type Telling = { told?: Window | null; past?: boolean }

/** Dated list items, each with its reason and what to do in it. */
export const windowItems = (
  view: View,
  topic: ReadingTopic,
  windows: readonly Window[],
  { told = null, past = false }: Telling = {},
): Draft[] =>
  windows.map((window, index) => {
    const clauses = view.t.periods.DO[topic][window.role.nearness]
    const role = window.fact === told?.fact && !past ? '' : window.role.text
    const text = view.pick('do', (v) =>
      view.t.frames.item({
        ...dates(view, window),
        role,
        clause: past ? '' : (clauses[(v + index) % clauses.length] ?? clauses[0]),
      }),
    )
    // the third date is the first to go when the answer is long
    return draft(text, role ? [window.fact, ...window.role.facts] : [window.fact], index < 2 ? 0 : 5)
  })

/** The answer to `when`: the first window that stands nearest. */
export const windowLead = (view: View, subject: string, window: Window): Draft => {
  const sure = window.role.nearness !== 'quiet'
  const text = view.pick('lead', (v) => view.t.frames.windowLead(v, subject, dates(view, window), sure))
  return draft(text, [window.fact, ...window.role.facts])
}
