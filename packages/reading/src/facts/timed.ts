import {
  type Chart,
  type GrahaId,
  type Period,
  subPeriods,
  type TransitGraha,
  type Transits,
  upcomingAntardashas,
  withCurrent,
} from '@dhruva/jyotish'
import { transitOf } from '#chart.ts'
import type { Days, Parts } from '#parts.ts'
import type { Fact } from '#types.ts'
import { createFact } from './create-fact.ts'
import { dayIn, indianDay } from './days.ts'

/** How many antardashas after the running one are told. */
export const COMING = 7
/** So many of them are near enough that most answers name one. */
const NEAR = 4

type DashaParts = Parts<'maha' | 'antar' | 'pratyantar' | 'dashas_over'>

/** The lord of the shortest period that is named. */

/** @param list where it is one of several: the list it is numbered in, `next` */
export const dashaFact = (part: string, strength: number, parts: DashaParts, list?: string): Fact => {
  return createFact({
    id: `dasha.${part}`,
    list: list && `dasha.${list}`,
    kind: 'dasha',
    parts,
    whose: 'you',
    opens: { kind: 'dasha', id: part },
    strength,
  })
}

/** First and last day of a period, in the zone of the birth. */
const daysOf = ({ input }: Chart, { start, end }: Period) => ({
  from: dayIn(input.tz, start),
  to: dayIn(input.tz, end),
})

export const mahaParts = (chart: Chart, maha: Period): Parts<'maha'> => ({
  says: 'maha',
  maha: maha.lord,
  ...daysOf(chart, maha),
})

export const antarParts = (chart: Chart, maha: GrahaId, antar: Period): Parts<'antar'> => ({
  says: 'antar',
  maha,
  antar: antar.lord,
  ...daysOf(chart, antar),
})

export const pratyantarParts = (
  chart: Chart,
  [maha, antar]: readonly [GrahaId, GrahaId],
  pratyantar: Period,
): Parts<'pratyantar'> => ({
  says: 'pratyantar',
  maha,
  antar,
  pratyantar: pratyantar.lord,
  ...daysOf(chart, pratyantar),
})

/** An antardasha still to come, in the mahadasha of `maha`. */
export type Coming = { maha: GrahaId; antar: Period }

/** The antardashas after the running one, first to last; empty outside the 120 years. */
export const comingAntardashas = (chart: Chart, at: Date): Coming[] =>
  upcomingAntardashas(chart, at, COMING).map((next) => ({ maha: next.maha, antar: next }))

/** The pratyantars still to come in the running antardasha, first to last. */
export const comingPratyantars = (chart: Chart, at: Date): Period[] => {
  const running = withCurrent(chart, at).vimshottari.current
  if (!running) return []
  return subPeriods(running.antar).filter((period) => Date.parse(period.start) > at.getTime())
}

/** When the nine mahadashas of a chart have run out; null while they run. */
export const dashasEnded = (chart: Chart, at: Date): Period | null => {
  const last = chart.vimshottari.mahadashas.at(-1)
  return last && Date.parse(last.end) <= at.getTime() ? last : null
}

const overFacts = (chart: Chart, at: Date): Fact[] => {
  const last = dashasEnded(chart, at)
  if (!last) return []
  return [dashaFact('over', 3, { says: 'dashas_over', maha: last.lord, to: dayIn(chart.input.tz, last.end) })]
}

const dashaFacts = (chart: Chart, at: Date): Fact[] => {
  const running = withCurrent(chart, at).vimshottari.current
  if (!running) return overFacts(chart, at)
  const { maha, antar, pratyantar } = running
  const lords = [maha.lord, antar.lord] as const
  return [
    dashaFact('maha', 3, mahaParts(chart, maha)),
    dashaFact('antar', 3, antarParts(chart, maha.lord, antar)),
    dashaFact('pratyantar', 2, pratyantarParts(chart, lords, pratyantar)),
    ...comingPratyantars(chart, at).map((period, index) =>
      dashaFact(`sub.${index + 1}`, index === 0 ? 2 : 1, pratyantarParts(chart, lords, period), 'sub'),
    ),
    ...comingAntardashas(chart, at).map((next, index) =>
      dashaFact(`next.${index + 1}`, index < NEAR ? 2 : 1, antarParts(chart, next.maha, next.antar), 'next'),
    ),
  ]
}

/** Slow grahas weigh more in a reading than fast ones. */
const TRANSIT_STRENGTH: Record<GrahaId, number> = {
  sun: 1,
  moon: 1,
  mars: 1,
  mercury: 1,
  jupiter: 3,
  venus: 1,
  saturn: 3,
  rahu: 2,
  ketu: 1,
}

/** When a graha leaves its sign; nothing beyond what was searched. */
const until = ({ leaves_sign }: TransitGraha): { to?: Days } => (leaves_sign ? { to: indianDay(leaves_sign) } : {})

const transitFacts = (transits: Transits): Fact[] =>
  transits.grahas
    .filter((graha) => graha.id !== 'moon')
    .map((at) => {
      const { id, sign, house, house_from_moon: fromMoon } = at
      return createFact({
        id: `transit.${id}`,
        kind: 'transit',
        parts: { says: 'transit', graha: id, sign, house, fromMoon, ...until(at) },
        whose: 'you',
        opens: { kind: 'transit', id },
        strength: TRANSIT_STRENGTH[id],
      })
    })

const moonToday = (transits: Transits, at: Date): Fact => {
  const { nakshatra, sign, house, house_from_moon: fromMoon } = transitOf(transits, 'moon')
  return createFact({
    id: 'transit.moon',
    kind: 'transit',
    parts: { says: 'moon_of_day', graha: 'moon', nakshatra, sign, house, fromMoon, on: indianDay(at) },
    whose: 'you',
    opens: { kind: 'transit', id: 'moon' },
    strength: 2,
  })
}

const sadeSati = (transits: Transits): Fact => {
  const saturn = transitOf(transits, 'saturn')
  const { sade_sati: phase } = transits
  const seen = { graha: saturn.id, sign: saturn.sign, ...until(saturn) }
  return createFact({
    id: 'transit.sade_sati',
    kind: 'transit',
    parts: phase
      ? { says: 'sade_sati', phase, ...seen }
      : { says: 'no_sade_sati', fromMoon: saturn.house_from_moon, ...seen },
    whose: 'you',
    opens: { kind: 'transit', id: 'saturn' },
    strength: phase ? 3 : 1,
  })
}

/** What runs and moves on a day: dashas, transits, Sade Sati, the day's Moon. */
export const timedFacts = (chart: Chart, transits: Transits, at: Date): Fact[] => [
  ...dashaFacts(chart, at),
  ...transitFacts(transits),
  sadeSati(transits),
  moonToday(transits, at),
]
