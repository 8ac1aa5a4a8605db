import { type Antardasha, type Chart, type Period, subPeriods } from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import { dayIn } from '#facts/days.ts'
import { area, housesOf, type PredictionContext } from './context.ts'

/** A period with the lords it stands in. */
type Pratyantar = Period & { maha: Antardasha['maha']; antar: Antardasha['lord'] }

/** The antardashas that run at some time between two instants, in order. */
export const antardashas = (chart: Chart, from: Date, to: Date): Antardasha[] =>
  chart.vimshottari.mahadashas
    .flatMap((maha) => subPeriods(maha).map((antar) => ({ ...antar, maha: maha.lord })))
    .filter(({ start, end }) => Date.parse(start) < to.getTime() && Date.parse(end) > from.getTime())

export const pratyantars = (chart: Chart, from: Date, to: Date): Pratyantar[] =>
  antardashas(chart, from, to)
    .flatMap((antar) => subPeriods(antar).map((part) => ({ ...part, maha: antar.maha, antar: antar.lord })))
    .filter(({ start, end }) => Date.parse(start) < to.getTime() && Date.parse(end) > from.getTime())

/** Dates of dashas are told in the zone of the birth. */
const _day = ({ code, chart }: PredictionContext, instant: string): string => dateIn(code, chart.input.tz, instant)

/** First and last day of a period with the houses of its lord. */
const periodParts = ({ chart, frame }: PredictionContext, { lord, start, end }: Period) => {
  const { tz } = chart.input
  return { from: dayIn(tz, start), to: dayIn(tz, end), houses: housesOf(chart, lord), countedFrom: frame }
}

const _areasOf = (context: PredictionContext, lord: Period['lord']): string =>
  housesOf(context.chart, lord)
    .map((house) => area(context, house))
    .join(context.code === 'hi' ? ', और ' : ', and ')

export const antarFact = (context: PredictionContext, id: string, antar: Antardasha): string =>
  context.fact(
    id,
    'dasha',
    { kind: 'dasha', id: 'antar' },
    {
      says: 'antar_with_houses',
      maha: antar.maha,
      antar: antar.lord,
      ...periodParts(context, antar),
    },
  )

export const pratyantarFact = (context: PredictionContext, id: string, part: Pratyantar): string =>
  context.fact(
    id,
    'dasha',
    { kind: 'dasha', id: 'pratyantar' },
    {
      says: 'pratyantar_with_houses',
      maha: part.maha,
      antar: part.antar,
      pratyantar: part.lord,
      ...periodParts(context, part),
    },
  )
