import { type Chart, type GrahaId, type Period, subPeriods } from '@dhruva/jyotish'
import type { Fact } from '#types.ts'
import { antarParts, dashaFact, mahaParts } from './timed.ts'

/** Whose time it is, and in whose mahadasha where that is named. */
export type Lords = { graha: GrahaId; within: GrahaId | null }

/** The time of one graha in a chart's 120 years: its mahadasha with its antardashas, and the antardasha nearest to a day. */
export type GrahaTime = { maha: Period | null; parts: Period[]; near: { maha: GrahaId; antar: Period } | null }

const isOver = (period: Period, at: Date): boolean => Date.parse(period.end) <= at.getTime()

/** The running antardasha of a graha, else the next, else the last; in the mahadasha of `within` when that is named. */
const nearestAntar = (chart: Chart, ask: Lords, at: Date): GrahaTime['near'] => {
  const born = Date.parse(chart.input.utc)
  const all = chart.vimshottari.mahadashas
    .filter((maha) => ask.within === null || maha.lord === ask.within)
    .flatMap((maha) => subPeriods(maha).map((antar) => ({ maha: maha.lord, antar })))
    .filter(({ antar }) => antar.lord === ask.graha && Date.parse(antar.end) > born)
  return all.find(({ antar }) => !isOver(antar, at)) ?? all.at(-1) ?? null
}

/** When the graha of a question rules; null parts outside the 120 years. */
export const grahaTime = (chart: Chart, ask: Lords, at: Date): GrahaTime => {
  const maha = chart.vimshottari.mahadashas.find(({ lord }) => lord === ask.graha) ?? null
  return { maha, parts: maha ? subPeriods(maha) : [], near: nearestAntar(chart, ask, at) }
}

/** Ids: `dasha.of.mercury`, its parts `dasha.of.mercury.1` to 9, its nearest antardasha `dasha.of.mercury.antar`. */
export const periodFacts = (chart: Chart, ask: Lords, at: Date): Fact[] => {
  const { maha, parts, near } = grahaTime(chart, ask, at)
  const whole = maha ? [dashaFact(`of.${ask.graha}`, 3, mahaParts(chart, maha))] : []
  return [
    ...whole,
    ...parts.map((period, index) =>
      dashaFact(`of.${ask.graha}.${index + 1}`, 1, antarParts(chart, ask.graha, period), `of.${ask.graha}`),
    ),
    ...(near ? [dashaFact(`of.${ask.graha}.antar`, 2, antarParts(chart, near.maha, near.antar))] : []),
  ]
}
