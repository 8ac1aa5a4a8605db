import { houseOf, transitOf } from '#chart.ts'
import { type Draft, draft } from '#compose/draft.ts'
import { roleOf } from '#compose/role.ts'
import { dashaDate, graha, sign, skyDate, type View } from '#compose/view.ts'
import type { ReadingTopic } from '#types.ts'

/** The story of the mahadasha. */
export const mahaPart = (view: View, topic: ReadingTopic, keep: number): Draft | null => {
  if (!view.running) return null
  const { maha } = view.running
  const role = roleOf(view, maha.lord, topic)
  const text = view.t.frames.maha(
    view.v('maha'),
    graha(view, maha.lord),
    dashaDate(view, maha.start),
    dashaDate(view, maha.end),
    view.t.grahas.CHAPTERS[maha.lord],
    role.text,
  )
  return draft(text, ['dasha.maha', ...role.facts], keep)
}

/** The running antardasha and what its lord has to do with the matter. */
export const antarPart = (view: View, topic: ReadingTopic, keep = 0): Draft | null => {
  if (!view.running) return null
  const { maha, antar } = view.running
  const role = roleOf(view, antar.lord, topic)
  const text = view.t.frames.antar(view.v('antar'), {
    maha: graha(view, maha.lord),
    antar: graha(view, antar.lord),
    to: dashaDate(view, antar.end),
    role: role.text,
    clause: view.t.periods.NOW[topic][role.nearness],
  })
  return draft(text, ['dasha.antar', ...role.facts], keep)
}

export const pratyantarPart = (view: View, topic: ReadingTopic, keep: number): Draft | null => {
  if (!view.running) return null
  const { pratyantar } = view.running
  const role = roleOf(view, pratyantar.lord, topic)
  const text = view.t.frames.pratyantar(
    view.v('pratyantar'),
    graha(view, pratyantar.lord),
    dashaDate(view, pratyantar.end),
    role.text,
  )
  return draft(text, ['dasha.pratyantar', ...role.facts], keep)
}

/** Jupiter or Saturn in the sky of the day. */
export const transitPart = (view: View, id: 'jupiter' | 'saturn', keep: number): Draft => {
  const at = transitOf(view.transits, id)
  const clauses = id === 'jupiter' ? view.t.sky.JUPITER : view.t.sky.SATURN
  const text = view.t.frames.transit(view.v('transit') + (id === 'saturn' ? 1 : 0), {
    graha: graha(view, id),
    sign: sign(view, at.sign),
    h: at.house,
    fromMoon: at.house_from_moon,
    moon: graha(view, 'moon'),
    until: skyDate(view, at.leaves_sign),
    clause: clauses[at.house - 1] ?? '',
  })
  return draft(text, [`transit.${id}`], keep)
}

/** Sade Sati when it runs: said calmly, with its end. */
export const sadeSatiPart = (view: View, keep: number): Draft | null => {
  const phase = view.transits.sade_sati
  if (!phase) return null
  const saturn = transitOf(view.transits, 'saturn')
  const text = view.t.frames.sadeSati(
    phase,
    graha(view, 'saturn'),
    sign(view, saturn.sign),
    skyDate(view, saturn.leaves_sign),
  )
  return draft(text, ['transit.sade_sati'], keep)
}

/** A day and one free step; the day is that of the running antardasha's lord, else of the lagna's. */
export const suggestionPart = (view: View, topic: ReadingTopic): Draft => {
  const lagna = houseOf(view.chart, 1).lord
  const id = view.running?.antar.lord ?? lagna
  const actions = view.t.periods.ACTIONS[topic]
  const action = actions[view.v('action') % actions.length] ?? actions[0]
  const why = view.running ? 'antar' : 'lagna'
  const text = view.t.frames.suggestion(view.v('suggestion'), view.t.vocab.DAYS[id], graha(view, id), why, action)
  return draft(text, [view.running ? 'dasha.antar' : 'house.1.lord'])
}
