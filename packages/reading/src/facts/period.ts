import { type Chart, type GrahaId, type Period, subPeriods } from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import { both, SAY } from '#facts/natal.ts'
import { dashaFact } from '#facts/timed.ts'
import { grahaName } from '#names.ts'
import type { Code, Fact, PeriodAsk } from '#types.ts'

/** The time of one graha in a chart's 120 years: its mahadasha with its antardashas, and the antardasha nearest to a day. */
export type GrahaTime = { maha: Period | null; parts: Period[]; near: { maha: GrahaId; antar: Period } | null }

const isOver = (period: Period, at: Date): boolean => Date.parse(period.end) <= at.getTime()

/** The running antardasha of a graha, else the next, else the last; in the mahadasha of `within` when that is named. */
const nearestAntar = (chart: Chart, ask: PeriodAsk, at: Date): GrahaTime['near'] => {
  const born = Date.parse(chart.input.utc)
  const all = chart.vimshottari.mahadashas
    .filter((maha) => ask.within === null || maha.lord === ask.within)
    .flatMap((maha) => subPeriods(maha).map((antar) => ({ maha: maha.lord, antar })))
    .filter(({ antar }) => antar.lord === ask.graha && Date.parse(antar.end) > born)
  return all.find(({ antar }) => !isOver(antar, at)) ?? all.at(-1) ?? null
}

/** When the graha of a question rules; null parts outside the 120 years. */
export const grahaTime = (chart: Chart, ask: PeriodAsk, at: Date): GrahaTime => {
  const maha = chart.vimshottari.mahadashas.find(({ lord }) => lord === ask.graha) ?? null
  return { maha, parts: maha ? subPeriods(maha) : [], near: nearestAntar(chart, ask, at) }
}

/** Ids: `dasha.of.mercury`, its parts `dasha.of.mercury.1` to 9, its nearest antardasha `dasha.of.mercury.antar`. */
export const periodFacts = (chart: Chart, ask: PeriodAsk, at: Date): Fact[] => {
  const { maha, parts, near } = grahaTime(chart, ask, at)
  const day = (c: Code, instant: string) => dateIn(c, chart.input.tz, instant)
  const antar = (of: GrahaId, { lord, start, end }: Period) =>
    both((c) => SAY[c].antar(grahaName(c, lord), grahaName(c, of), day(c, start), day(c, end)))
  const whole = maha
    ? [
        dashaFact(
          chart,
          `of.${ask.graha}`,
          ask.graha,
          3,
          both((c) => SAY[c].maha(grahaName(c, maha.lord), day(c, maha.start), day(c, maha.end))),
        ),
      ]
    : []
  return [
    ...whole,
    ...parts.map((period, index) =>
      dashaFact(chart, `of.${ask.graha}.${index + 1}`, period.lord, 1, antar(ask.graha, period)),
    ),
    ...(near ? [dashaFact(chart, `of.${ask.graha}.antar`, ask.graha, 2, antar(near.maha, near.antar))] : []),
  ]
}
