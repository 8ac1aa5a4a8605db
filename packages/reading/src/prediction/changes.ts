import { DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import { type GrahaId, type SkyEvent, skyEvents } from '@dhruva/jyotish'
import { indianDay } from '#facts/days.ts'
import { monthText } from '#facts/render-prediction.ts'
import type { Field } from '#texts/en/predict-fields-data.ts'
import {
  area,
  dated,
  graha,
  houseIn,
  housesOf,
  item,
  type Line,
  type PredictionContext,
  placed,
  placedIn,
  sign,
} from './context.ts'
import { asksFact, fieldsOf, stretchesOf } from './fields.ts'
import { antardashas, antarFact, pratyantarFact, pratyantars } from './times.ts'

/** A change of the sky or of the dashas with what it means for the chart. */
type Change = {
  at: number
  weight: number
  house: number | null
  text: string
  facts: string[]
  graha: GrahaId
  place: string
}

const INGRESS: Record<GrahaId, number> = {
  jupiter: 9,
  saturn: 9,
  rahu: 8,
  mars: 4,
  venus: 3,
  mercury: 2,
  sun: 2.5,
  moon: 0,
  // always with Rahu
  ketu: 0,
}
const STATION: Partial<Record<GrahaId, number>> = { jupiter: 6, saturn: 6, mars: 4.5, venus: 4, mercury: 3.5 }

const enters = (context: PredictionContext, event: Extract<SkyEvent, { code: 'ingress' }>): Change => {
  const { graha: id } = event
  const house = houseIn(context, event.sign)
  const fact = context.fact(
    `event.${event.at.slice(0, 10)}.${id}.ingress`,
    'transit',
    { kind: 'transit', id },
    {
      says: 'ingress',
      on: indianDay(event.at),
      graha: id,
      fromSign: event.from,
      sign: event.sign,
      ...placedIn(context, house),
    },
  )
  const { lines, pools } = context.t
  const [at, colour] = [placed(context, house), pools.COLOURS_HOUSE[id]]
  const text = lines.enters(graha(context, id), sign(context, event.sign), at, colour, area(context, house))
  return {
    at: Date.parse(event.at),
    weight: INGRESS[id],
    house,
    text,
    facts: [fact],
    graha: id,
    place: `enters ${event.sign}`,
  }
}

const turns = (context: PredictionContext, event: Extract<SkyEvent, { code: 'station' }>): Change => {
  const { graha: id } = event
  const house = houseIn(context, event.sign)
  const fact = context.fact(
    `event.${event.at.slice(0, 10)}.${id}.station`,
    'transit',
    { kind: 'transit', id },
    {
      says: 'station',
      on: indianDay(event.at),
      graha: id,
      turns: event.turns,
      sign: event.sign,
      ...placedIn(context, house),
    },
  )
  const { lines, tables } = context.t
  const back = event.turns === 'retrograde'
  const text = lines.turns(
    graha(context, id),
    sign(context, event.sign),
    placed(context, house),
    back,
    tables.TURNING[id],
  )
  return {
    at: Date.parse(event.at),
    weight: STATION[id] ?? 0,
    house: null,
    text,
    facts: [fact],
    graha: id,
    place: `turns ${event.turns}`,
  }
}

const begins = (context: PredictionContext): Change[] => {
  const { chart, span, t } = context
  const isNew = ({ start }: { start: string }) => Date.parse(start) >= span.from.getTime()
  const areas = (id: GrahaId) => area(context, housesOf(chart, id)[0] ?? 1)
  const antars = antardashas(chart, span.from, span.to).filter(isNew)
  const of = antars.map((antar): Change => {
    const level = antar.maha === antar.lord ? 'maha' : 'antar'
    return {
      at: Date.parse(antar.start),
      weight: level === 'maha' ? 11 : 10,
      house: null,
      text: t.lines.begins(level, graha(context, antar.lord), areas(antar.lord)),
      facts: [antarFact(context, `dasha.${antar.maha}.${antar.lord}`, antar)],
      graha: antar.lord,
      place: 'antar',
    }
  })
  const parts = pratyantars(chart, span.from, span.to)
    .filter((part) => isNew(part) && !antars.some(({ start }) => start === part.start))
    .map(
      (part): Change => ({
        at: Date.parse(part.start),
        weight: 5,
        house: null,
        text: t.lines.begins('pratyantar', graha(context, part.lord), areas(part.lord)),
        facts: [pratyantarFact(context, `dasha.${part.maha}.${part.antar}.${part.lord}`, part)],
        graha: part.lord,
        place: 'pratyantar',
      }),
    )
  return [...of, ...parts]
}

/** What changes in the period, the weightiest first. */
const changes = (context: PredictionContext): Change[] => {
  const events = skyEvents(context.span.from, context.span.to, undefined, context.chart.conventions).flatMap(
    (event) => {
      if (event.code === 'ingress') return INGRESS[event.graha] > 0 ? [enters(context, event)] : []
      return event.code === 'station' ? [turns(context, event)] : []
    },
  )
  return [...events, ...begins(context)].toSorted((a, b) => b.weight - a.weight || a.at - b.at)
}

/** What moves in a few days or weeks, at most so many items, as far as there is room. */
export const changesIn = (context: PredictionContext, most: number): Line[] => {
  if (context.isFigure && context.period === 'day') return []
  const found = changes(context)
    .filter(({ graha: id, place }) => context.isNew(id, place))
    .slice(0, most)
    .map((change, index) => ({ change, index }))
  return found
    .toSorted((a, b) => a.change.at - b.change.at)
    .map(({ change, index }): Line => {
      const line = item(context.t.lines.dated(dated(context, new Date(change.at)), change.text), ...change.facts)
      // of a month the weightiest comes before any longer wording
      return { ...line, rank: context.period === 'month' && index === 0 ? 1 : 5 + index }
    })
}

const FIELD_OF_HOUSE: Partial<Record<number, readonly Field[]>> = {
  1: ['body'],
  2: ['money'],
  4: ['family'],
  5: ['study'],
  6: ['body'],
  7: ['couple', 'love'],
  10: ['work'],
  11: ['money'],
}

/** The first instant of a month of India, and that of the next. */
const monthBounds = (month: string): [number, number] => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return [Date.UTC(year, number - 1) - INDIA_OFFSET_MS, Date.UTC(year, number) - INDIA_OFFSET_MS]
}

/** What the month asks for in the field that a change touches, where it asks for one thing from the first to the last day. */
const tailOf = (context: PredictionContext, { house }: Change, month: string) => {
  const told = fieldsOf(context).find(({ field }) => house !== null && FIELD_OF_HOUSE[house]?.includes(field))
  if (!told || context.isFigure) return null
  const [window, another] = stretchesOf(context, told.matter, ...monthBounds(month))
  if (!window || another) return null
  const fact = asksFact(context, told.matter, window, month, { month })
  return { text: context.t.lines.tail(told.field, window.advice), fact }
}

/** The months of a year, each with the change that colours it most. */
export const monthsPart = (context: PredictionContext): Line[] => {
  const byMonth = Map.groupBy(changes(context), ({ at }) => indianMonth(at))
  return [...byMonth]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([month, found]): Line[] => {
      const change = found.find(({ graha: id, place }) => context.isNew(id, place))
      if (!change) return []
      const tail = tailOf(context, change, month)
      const text = `${change.text}${tail?.text ?? ''}`
      const facts = tail ? [...change.facts, tail.fact] : change.facts
      const line = item(context.t.lines.dated(monthText(context.code, month), text), ...facts)
      return [{ ...line, rank: 20 - change.weight }]
    })
}

const indianMonth = (ms: number): string => {
  const date = new Date(indianDay(new Date(ms)).first * DAY_MS)
  return date.toISOString().slice(0, 7)
}
