import { type Antardasha, type Chart, type Period, subPeriods } from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import { dayIn } from '#facts/days.ts'
import { area, graha, head, housesOf, item, type Line, type PredictionContext, say } from './context.ts'

/** A period with the lords it stands in. */
type Pratyantar = Period & { maha: Antardasha['maha']; antar: Antardasha['lord'] }

/** The antardashas that run at some time between two instants, in order. */
export const antardashas = (chart: Chart, from: Date, to: Date): Antardasha[] =>
  chart.vimshottari.mahadashas
    .flatMap((maha) => subPeriods(maha).map((antar) => ({ ...antar, maha: maha.lord })))
    .filter(({ start, end }) => Date.parse(start) < to.getTime() && Date.parse(end) > from.getTime())

const pratyantars = (chart: Chart, from: Date, to: Date): Pratyantar[] =>
  antardashas(chart, from, to)
    .flatMap((antar) => subPeriods(antar).map((part) => ({ ...part, maha: antar.maha, antar: antar.lord })))
    .filter(({ start, end }) => Date.parse(start) < to.getTime() && Date.parse(end) > from.getTime())

/** Dates of dashas are told in the zone of the birth. */
const day = ({ code, chart }: PredictionContext, instant: string): string => dateIn(code, chart.input.tz, instant)

/** First and last day of a period with the houses of its lord. */
const periodParts = ({ chart, frame }: PredictionContext, { lord, start, end }: Period) => {
  const { tz } = chart.input
  return { from: dayIn(tz, start), to: dayIn(tz, end), houses: housesOf(chart, lord), countedFrom: frame }
}

const areasOf = (context: PredictionContext, lord: Period['lord']): string =>
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

const pratyantarFact = (context: PredictionContext, id: string, part: Pratyantar): string =>
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

const over = (context: PredictionContext): Line[] => {
  const last = context.chart.vimshottari.mahadashas.at(-1)
  if (!last) return []
  const fact = context.fact(
    'dasha.over',
    'dasha',
    { kind: 'dasha', id: 'over' },
    {
      says: 'dashas_ended',
      to: dayIn(context.chart.input.tz, last.end),
    },
  )
  return [say(context.t.say.dashasOver, fact)]
}

/** What runs at the beginning of the period, and every change inside it. */
export const runningTimes = (context: PredictionContext): Line[] => {
  const { from, to } = context.span
  const [antar, ...nextAntars] = antardashas(context.chart, from, to)
  const [part, ...nextParts] = pratyantars(context.chart, from, to)
  if (!antar || !part) return over(context)
  const { say: words } = context.t
  const lead = words.running(
    graha(context, antar.maha),
    graha(context, antar.lord),
    day(context, antar.end),
    areasOf(context, antar.lord),
  )
  const inside = words.pratyantar(graha(context, part.lord), day(context, part.end))
  const changes = [
    ...nextAntars.map((next) => ({
      next,
      // the first antardasha of a mahadasha is its lord's own
      level: next.maha === next.lord ? ('maha' as const) : ('antar' as const),
      id: (id: string) => antarFact(context, id, next),
    })),
    ...nextParts
      .filter(({ start }) => !nextAntars.some((next) => next.start === start))
      .map((next) => ({ next, level: 'pratyantar' as const, id: (id: string) => pratyantarFact(context, id, next) })),
  ].toSorted((a, b) => a.next.start.localeCompare(b.next.start))
  return [
    say(lead, antarFact(context, 'dasha.antar', antar)),
    say(inside, pratyantarFact(context, 'dasha.pratyantar', part)),
    ...changes.map(({ next, level, id }, index) =>
      say(
        words.change(level, graha(context, next.lord), day(context, next.start), areasOf(context, next.lord)),
        id(`dasha.change.${index + 1}`),
      ),
    ),
  ]
}

/** The antardashas of a year, each with its part of it. */
export const yearTimes = (context: PredictionContext): Line[] => {
  const { from, to } = context.span
  const all = antardashas(context.chart, from, to)
  if (all.length === 0) return over(context)
  const items = all.map((antar, index) => {
    const start = Date.parse(antar.start) > from.getTime() ? day(context, antar.start) : null
    const end = Date.parse(antar.end) < to.getTime() ? day(context, antar.end) : null
    const text = context.t.say.antarItem(
      start,
      end,
      graha(context, antar.lord),
      graha(context, antar.maha),
      areasOf(context, antar.lord),
    )
    return item(text, antarFact(context, index === 0 ? 'dasha.antar' : `dasha.change.${index}`, antar))
  })
  return [head(context.t.say.dashasHead), ...items]
}
