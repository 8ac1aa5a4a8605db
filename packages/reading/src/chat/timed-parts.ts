import { DAY_MS } from '@dhruva/common'
import type { ReadingTopic } from '@dhruva/intent'
import { houseOf, transitOf } from '#chart.ts'
import { gocharaParts, slowTransit } from '#facts/bindus.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { dashaDate, graha, type ReadingContext, sign, skyDate } from '#sentences/reading-context.ts'
import { roleOf } from '#sentences/role.ts'

/** The story of the mahadasha. */
export const mahaPart = (view: ReadingContext, topic: ReadingTopic, priority: number): Draft | null => {
  if (!view.running) return null
  const { maha } = view.running
  const role = roleOf(view, maha.lord, topic)
  const [from, to] = [dashaDate(view, maha.start), dashaDate(view, maha.end)]
  const chapter = view.t.grahas.CHAPTERS[maha.lord]
  const text = view.pick('maha', (v) => view.t.frames.maha(v, graha(view, maha.lord), from, to, chapter, role.text))
  return draft(text, ['dasha.maha', ...role.facts], priority)
}

/** The running antardasha and what its lord has to do with the matter. */
export const antarPart = (view: ReadingContext, topic: ReadingTopic, priority = 0): Draft | null => {
  if (!view.running) return null
  const { maha, antar } = view.running
  const role = roleOf(view, antar.lord, topic)
  const parts = {
    maha: graha(view, maha.lord),
    antar: graha(view, antar.lord),
    to: dashaDate(view, antar.end),
    role: role.text,
    clause: view.t.periods.NOW[topic][role.nearness],
  }
  const text = view.pick('antar', (v) => view.t.frames.antar(v, parts))
  return draft(text, ['dasha.antar', ...role.facts], priority)
}

export const pratyantarPart = (view: ReadingContext, topic: ReadingTopic, priority: number): Draft | null => {
  if (!view.running) return null
  const { pratyantar } = view.running
  const role = roleOf(view, pratyantar.lord, topic)
  const [name, to] = [graha(view, pratyantar.lord), dashaDate(view, pratyantar.end)]
  const text = view.pick('pratyantar', (v) => view.t.frames.pratyantar(v, name, to, role.text))
  return draft(text, ['dasha.pratyantar', ...role.facts], priority)
}

/** Own bindus from which a transit is well carried, and under which it is slow; the mean is about four and a half. */
const CARRIED = 5
const SLOW = 2

/** What the Moon and the chart's own bindus add to a slow transit, where that is worth telling. */
const gocharaTail = (view: ReadingContext, id: 'jupiter' | 'saturn'): { text: string; facts: string[] } => {
  const found = slowTransit(view.chart, view.transits, id)
  const telling = found.good ? found.obstructed_by.length > 0 || found.bindus >= CARRIED : found.bindus <= SLOW
  if (!telling) return { text: '', facts: [] }
  const parts = gocharaParts(view.code, found, view.t.frames.grahaName)
  return { text: view.t.strengths.gochara(graha(view, 'moon'), parts), facts: [`gochara.${id}`] }
}

/** Jupiter or Saturn in the sky of the day. */
export const transitPart = (view: ReadingContext, id: 'jupiter' | 'saturn', priority: number): Draft => {
  const at = transitOf(view.transits, id)
  const clauses = id === 'jupiter' ? view.t.sky.JUPITER : view.t.sky.SATURN
  const tail = gocharaTail(view, id)
  const parts = {
    graha: graha(view, id),
    sign: sign(view, at.sign),
    h: at.house,
    fromMoon: at.house_from_moon,
    moon: graha(view, 'moon'),
    until: skyDate(view, at.leaves_sign),
    clause: `${clauses[at.house - 1] ?? ''}${tail.text}`,
  }
  const other = id === 'saturn' ? 1 : 0
  const text = view.pick('transit', (v) => view.t.frames.transit(v + other, parts))
  return draft(text, [`transit.${id}`, ...tail.facts], priority)
}

/** Sade Sati when it runs: said calmly, with its end. */
export const sadeSatiPart = (view: ReadingContext, priority: number): Draft | null => {
  const phase = view.transits.sade_sati
  if (!phase) return null
  const saturn = transitOf(view.transits, 'saturn')
  const [name, at, until] = [graha(view, 'saturn'), sign(view, saturn.sign), skyDate(view, saturn.leaves_sign)]
  const text = view.pick('sade sati', (v) => view.t.frames.sadeSati(v, phase, name, at, until))
  return draft(text, ['transit.sade_sati'], priority)
}

/** A day named in an answer comes within this time; an antardasha that ends before it gives no day. */
const WEEK_MS = 7 * DAY_MS

/**
 * A day and one free step; the day is that of the running antardasha's lord, else of the lagna's. In one talk no step comes
 * twice while there are others, and no way of giving it.
 */
export const suggestionPart = (view: ReadingContext, topic: ReadingTopic): Draft => {
  const lagna = houseOf(view.chart, 1).lord
  const antar =
    view.running && Date.parse(view.running.antar.end) - view.at.getTime() > WEEK_MS ? view.running.antar : null
  const id = antar?.lord ?? lagna
  const { ACTIONS } = view.t.periods
  const own = ACTIONS[topic]
  const first = view.v('action') % own.length
  const turned = [...own.slice(first), ...own.slice(0, first)]
  const action = [...turned, ...ACTIONS.life].find((step) => !view.said(step)) ?? turned[0] ?? own[0]
  const why = antar ? 'antar' : 'lagna'
  const way = (v: number) => view.t.frames.suggestion(v, view.t.vocab.DAYS[id], graha(view, id), why)
  const base = view.v('suggestion')
  // a way of giving a step is known by what stands before it
  const fresh = [0, 1, 2, 3].find((add) => !view.said(way(base + add)[0]))
  const [before, after] = way(base + (fresh ?? 0))
  return draft(`${before}${action}${after}`, [antar ? 'dasha.antar' : 'house.1.lord'])
}
