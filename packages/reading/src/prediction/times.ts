import { type Antardasha, type Chart, type Period, subPeriods } from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import { dayIn } from '#facts/days.ts'
import { area, type Desk, graha, head, housesOf, item, type Line, say } from './context.ts'

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
const day = ({ code, chart }: Desk, instant: string): string => dateIn(code, chart.input.tz, instant)

/** First and last day of a period with the houses of its lord. */
const periodParts = ({ chart, frame }: Desk, { lord, start, end }: Period) => {
  const { tz } = chart.input
  return { from: dayIn(tz, start), to: dayIn(tz, end), houses: housesOf(chart, lord), countedFrom: frame }
}

const areasOf = (desk: Desk, lord: Period['lord']): string =>
  housesOf(desk.chart, lord)
    .map((house) => area(desk, house))
    .join(desk.code === 'hi' ? ', और ' : ', and ')

export const antarFact = (desk: Desk, id: string, antar: Antardasha): string =>
  desk.fact(
    id,
    'dasha',
    { kind: 'dasha', id: 'antar' },
    {
      says: 'antar_with_houses',
      maha: antar.maha,
      antar: antar.lord,
      ...periodParts(desk, antar),
    },
  )

const pratyantarFact = (desk: Desk, id: string, part: Pratyantar): string =>
  desk.fact(
    id,
    'dasha',
    { kind: 'dasha', id: 'pratyantar' },
    {
      says: 'pratyantar_with_houses',
      maha: part.maha,
      antar: part.antar,
      pratyantar: part.lord,
      ...periodParts(desk, part),
    },
  )

const over = (desk: Desk): Line[] => {
  const last = desk.chart.vimshottari.mahadashas.at(-1)
  if (!last) return []
  const fact = desk.fact(
    'dasha.over',
    'dasha',
    { kind: 'dasha', id: 'over' },
    {
      says: 'dashas_ended',
      to: dayIn(desk.chart.input.tz, last.end),
    },
  )
  return [say(desk.t.say.dashasOver, fact)]
}

/** What runs at the beginning of the period, and every change inside it. */
export const runningTimes = (desk: Desk): Line[] => {
  const { from, to } = desk.span
  const [antar, ...nextAntars] = antardashas(desk.chart, from, to)
  const [part, ...nextParts] = pratyantars(desk.chart, from, to)
  if (!antar || !part) return over(desk)
  const { say: words } = desk.t
  const lead = words.running(
    graha(desk, antar.maha),
    graha(desk, antar.lord),
    day(desk, antar.end),
    areasOf(desk, antar.lord),
  )
  const inside = words.pratyantar(graha(desk, part.lord), day(desk, part.end))
  const changes = [
    ...nextAntars.map((next) => ({
      next,
      // the first antardasha of a mahadasha is its lord's own
      level: next.maha === next.lord ? ('maha' as const) : ('antar' as const),
      id: (id: string) => antarFact(desk, id, next),
    })),
    ...nextParts
      .filter(({ start }) => !nextAntars.some((next) => next.start === start))
      .map((next) => ({ next, level: 'pratyantar' as const, id: (id: string) => pratyantarFact(desk, id, next) })),
  ].toSorted((a, b) => a.next.start.localeCompare(b.next.start))
  return [
    say(lead, antarFact(desk, 'dasha.antar', antar)),
    say(inside, pratyantarFact(desk, 'dasha.pratyantar', part)),
    ...changes.map(({ next, level, id }, index) =>
      say(
        words.change(level, graha(desk, next.lord), day(desk, next.start), areasOf(desk, next.lord)),
        id(`dasha.change.${index + 1}`),
      ),
    ),
  ]
}

/** The antardashas of a year, each with its part of it. */
export const yearTimes = (desk: Desk): Line[] => {
  const { from, to } = desk.span
  const all = antardashas(desk.chart, from, to)
  if (all.length === 0) return over(desk)
  const items = all.map((antar, index) => {
    const start = Date.parse(antar.start) > from.getTime() ? day(desk, antar.start) : null
    const end = Date.parse(antar.end) < to.getTime() ? day(desk, antar.end) : null
    const text = desk.t.say.antarItem(
      start,
      end,
      graha(desk, antar.lord),
      graha(desk, antar.maha),
      areasOf(desk, antar.lord),
    )
    return item(text, antarFact(desk, index === 0 ? 'dasha.antar' : `dasha.change.${index}`, antar))
  })
  return [head(desk.t.say.dashasHead), ...items]
}
