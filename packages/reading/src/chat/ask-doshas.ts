import { grahaOf, transitOf } from '#chart.ts'
import { kaalSarpState } from '#facts/doshas.ts'
import { type Season, saturnSeasons } from '#facts/seasons.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { graha, type ReadingContext, sign, skyDate } from '#sentences/reading-context.ts'
import { natal, type Parts } from './ask-places.ts'
import { manglikParts } from './manglik.ts'
import * as timed from './timed-parts.ts'

type When = 'now' | 'next' | 'last'

const noSadeSati = (view: ReadingContext): Draft => {
  const saturn = transitOf(view.transits, 'saturn')
  const text = view.t.asks.noSadeSati(
    graha(view, 'saturn'),
    sign(view, saturn.sign),
    saturn.house_from_moon,
    graha(view, 'moon'),
    skyDate(view, saturn.leaves_sign),
  )
  return draft(text, ['transit.sade_sati'])
}

/** Whether Sade Sati runs today. */
const lead = (view: ReadingContext): Draft => timed.sadeSatiPart(view, 0) ?? noSadeSati(view)

const date = (view: ReadingContext, instant: string): string => skyDate(view, instant) ?? ''

const seasonPart = (
  view: ReadingContext,
  when: When,
  { from, to }: Pick<Season<unknown>, 'from' | 'to'>,
  priority = 0,
): Draft => {
  const text = view.pick(`season ${when}`, (v) => view.t.doshas.season(v, when, date(view, from), date(view, to)))
  return draft(text, [`dosha.sade_sati.${when}`], priority)
}

/** The first day of each phase, and that Saturn goes back and forth where it does. */
const phaseItems = (view: ReadingContext, when: 'now' | 'next'): Draft[] => {
  const season = saturnSeasons(view.chart, view.at).sadeSati[when]
  if (!season) return []
  const { doshas } = view.t
  return season.phases.map(({ phase, sign: at, start }) =>
    draft(
      doshas.phase(phase, graha(view, 'saturn'), sign(view, at), date(view, start), start <= view.at.toISOString()),
      [`dosha.sade_sati.${when}.${phase}`],
      2,
    ),
  )
}

const dhaiyaPart = (view: ReadingContext, priority: number): Draft | null => {
  const { now, next } = saturnSeasons(view.chart, view.at).dhaiya
  const season = now ?? next
  const [first] = season?.phases ?? []
  if (!season || !first) return null
  const when = now ? 'now' : 'next'
  const text = view.t.doshas.dhaiya(
    when,
    first.phase,
    graha(view, 'saturn'),
    sign(view, first.sign),
    date(view, season.from),
    date(view, season.to),
  )
  return draft(text, [`dosha.dhaiya.${when}`], priority)
}

/** Whether it runs, from when to when with each phase; else when the next one comes. */
const seasonParts = (view: ReadingContext): Parts => {
  const { now, next, last } = saturnSeasons(view.chart, view.at).sadeSati
  const { doshas } = view.t
  const paused = now !== null && view.transits.sade_sati === null
  const when = now ? 'now' : 'next'
  const season = now ?? next
  const back = season !== null && season.stays > season.phases.length
  return [
    [
      lead(view),
      paused ? draft(doshas.pause(date(view, now.to)), ['dosha.sade_sati.now']) : null,
      season ? seasonPart(view, when, season) : last ? seasonPart(view, 'last', last) : null,
      season ? null : draft(doshas.noneAhead, last ? ['dosha.sade_sati.last'] : []),
    ],
    phaseItems(view, when),
    [
      back ? draft(doshas.back, [`dosha.sade_sati.${when}`], 4) : null,
      now && next ? seasonPart(view, 'next', next, 3) : null,
    ],
  ]
}

/** Sade Sati with its dates, what it asks, the shorter passages beside it. */
export const sadeSati = (view: ReadingContext): Parts => [
  ...seasonParts(view),
  [draft(view.t.asks.sadeSatiWhat, [], 1), dhaiyaPart(view, 3)],
  natal(view, 'saturn').map((part, index) => ({ ...part, priority: 5 + index })),
  [timed.suggestionPart(view, 'life')],
]

/** Where the nodes lie, without fear: the rule is modern and rests on nothing but their axis. */
export const kaalSarp = (view: ReadingContext): Parts => {
  const { doshas, vocab } = view.t
  const { type } = view.chart.doshas.kaal_sarp
  const rahu = grahaOf(view.chart, 'rahu')
  const names = [graha(view, 'rahu'), graha(view, 'ketu')] as const
  return [
    [draft(doshas.kaalSarp(kaalSarpState(view.chart), type, ...names), ['dosha.kaal_sarp'])],
    [
      draft(doshas.kaalSarpCalm, []),
      draft(doshas.kaalSarpAxis(names[0], rahu.house, vocab.area(rahu.house)), ['rahu.place']),
    ],
    natal(view, 'rahu').map((part, index) => ({ ...part, priority: 3 + index })),
    [timed.mahaPart(view, 'life', 4), timed.antarPart(view, 'life', 2)],
    [timed.suggestionPart(view, 'life')],
  ]
}

/** What people call dosha: manglik, Sade Sati, kaal sarp. */
export const allDoshas = (view: ReadingContext): Parts => {
  const { doshas, asks } = view.t
  const names = [graha(view, 'rahu'), graha(view, 'ketu')] as const
  const sarpa = doshas.kaalSarp(kaalSarpState(view.chart), view.chart.doshas.kaal_sarp.type, ...names)
  const [first = [], ...rest] = seasonParts(view)
  return [
    [draft(asks.doshas, [])],
    ...manglikParts(view).slice(0, 2),
    first,
    ...rest.map((paragraph) => paragraph.map((part) => part && { ...part, priority: 7 })),
    [draft(sarpa, ['dosha.kaal_sarp'])],
    [timed.suggestionPart(view, 'life')],
  ]
}
