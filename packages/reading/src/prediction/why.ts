import { type GrahaId, isoSeconds, type Window, type WindowReason } from '@dhruva/jyotish'
import { looksOn } from '#chart.ts'
import { indianDay } from '#facts/days.ts'
import { graha, houseIn, type PredictionContext, placed, placedIn, placeKey, signAt, signOfHouse } from './context.ts'
import { antardashas, antarFact } from './times.ts'

/** Why a stretch is as it is, as the end of a sentence, and the facts behind it. */
export type Why = { text: string; facts: string[] }
export const NO_WHY: Why = { text: '', facts: [] }

type Span = { startMs: number; endMs: number }

/** Whether a graha stands in a house, or looks on it, at the beginning, in the middle and at the end of a time. */
const holds = (context: PredictionContext, id: GrahaId, by: 'in' | 'looks', house: number, { startMs, endMs }: Span) =>
  [startMs, (startMs + endMs) / 2, endMs - 1].every((ms) => {
    const at = houseIn(context, signAt(context, id, ms))
    return by === 'in' ? at === house : looksOn(id, at, house)
  })

const transitWhy = (
  context: PredictionContext,
  { graha: id, by, house, weight }: Extract<WindowReason, { what: 'transit' }>,
  span: Span,
): Why | null => {
  if (by === 'on_lord' || !holds(context, id, by, house, span)) return null
  if (!context.isNew(id, by === 'in' ? placeKey(signOfHouse(context, house)) : `looks ${house}`)) return null
  const { lines } = context.t
  const time = { from: indianDay(isoSeconds(span.startMs)), to: indianDay(isoSeconds(span.endMs - 1000)) }
  const fact = context.fact(
    `reason.${isoSeconds(span.startMs).slice(0, 10)}.${by}.${id}.${house}`,
    'transit',
    { kind: 'house', id: String(house) },
    { says: by === 'in' ? 'sits_moves' : 'looks_moves', time, graha: id, ...placedIn(context, house) },
  )
  const say = by === 'in' ? lines.sits : lines.looks
  return { text: say(graha(context, id), placed(context, house), weight > 0), facts: [fact] }
}

const antarWhy = (context: PredictionContext, helps: boolean, { startMs, endMs }: Span): Why | null => {
  if (!context.isExact) return null
  const [antar, another] = antardashas(context.chart, new Date(startMs), new Date(endMs))
  if (!antar || another || !context.isNew(antar.lord, 'antar')) return null
  const fact = antarFact(context, `dasha.${antar.maha}.${antar.lord}`, antar)
  return { text: context.t.lines.antar(graha(context, antar.lord), helps), facts: [fact] }
}

/** Whether a reason speaks for what a stretch is: what helps of a good one, what weighs of a slow one. */
const fits = (of: Window['class'], { weight }: WindowReason): boolean =>
  of === 'slow' || of === 'rest' ? weight < 0 : weight > 0

/** The strongest reason of a stretch that can be said, holds all through the told time and was not told yet. */
export const whyOf = (context: PredictionContext, window: Window, span: Span): Why => {
  for (const reason of window.reasons) {
    if (!fits(window.class, reason)) continue
    const why =
      reason.what === 'transit'
        ? transitWhy(context, reason, span)
        : reason.what === 'period' && reason.level === 'antar'
          ? antarWhy(context, reason.weight > 0, span)
          : null
    if (why) return why
  }
  return NO_WHY
}
