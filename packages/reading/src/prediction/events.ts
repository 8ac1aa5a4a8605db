import { dayInIndia } from '@dhruva/common'
import { type SkyEvent, skyEvents } from '@dhruva/jyotish'
import { indianDay } from '#facts/days.ts'
import {
  area,
  dated,
  graha,
  head,
  houseIn,
  item,
  type Line,
  type PredictionContext,
  placed,
  placedIn,
  say,
  sign,
} from './context.ts'
import { spanOf } from './scores.ts'

type Of<K extends SkyEvent['code']> = Extract<SkyEvent, { code: K }>

const idOf = (event: SkyEvent): string => {
  const day = dayInIndia(new Date(event.at))
  return 'graha' in event ? `event.${day}.${event.graha}.${event.code}` : `event.${day}.${event.code}`
}

const ingress = (context: PredictionContext, event: Of<'ingress'>): Line => {
  const house = houseIn(context, event.sign)
  const fact = context.fact(
    idOf(event),
    'transit',
    { kind: 'transit', id: event.graha },
    {
      says: 'ingress',
      on: indianDay(event.at),
      graha: event.graha,
      fromSign: event.from,
      sign: event.sign,
      ...placedIn(context, house),
    },
  )
  const [date, at] = [dated(context, event.at), placed(context, house)]
  return item(
    context.t.say.ingress(graha(context, event.graha), sign(context, event.sign), date, at, area(context, house)),
    fact,
  )
}

const station = (context: PredictionContext, event: Of<'station'>): Line => {
  const house = houseIn(context, event.sign)
  const fact = context.fact(
    idOf(event),
    'transit',
    { kind: 'transit', id: event.graha },
    {
      says: 'station',
      on: indianDay(event.at),
      graha: event.graha,
      turns: event.turns,
      sign: event.sign,
      ...placedIn(context, house),
    },
  )
  const matters = context.t.tables.TURNING[event.graha]
  const [date, at] = [dated(context, event.at), placed(context, house)]
  return item(
    context.t.say[event.turns](graha(context, event.graha), sign(context, event.sign), date, at, matters),
    fact,
  )
}

const moonPhase = (context: PredictionContext, event: Of<'new_moon' | 'full_moon'>): Line => {
  const house = houseIn(context, event.sign)
  const full = event.code === 'full_moon'
  const fact = context.fact(
    idOf(event),
    'panchang',
    { kind: 'transit', id: 'moon' },
    {
      says: 'moon_phase',
      on: indianDay(event.at),
      graha: 'moon',
      full,
      sign: event.sign,
      ...placedIn(context, house),
    },
  )
  const words = full ? context.t.say.fullMoon : context.t.say.newMoon
  return item(
    words(sign(context, event.sign), dated(context, event.at), placed(context, house), area(context, house)),
    fact,
  )
}

const eclipse = (context: PredictionContext, event: Of<'lunar_eclipse' | 'solar_eclipse'>): Line => {
  const house = houseIn(context, event.sign)
  const solar = event.code === 'solar_eclipse'
  const graha = solar ? 'sun' : 'moon'
  const fact = context.fact(
    idOf(event),
    'transit',
    { kind: 'transit', id: graha },
    {
      says: 'eclipse',
      on: indianDay(event.at),
      graha,
      eclipse: event.kind,
      sign: event.sign,
      ...placedIn(context, house),
    },
  )
  const words = solar ? context.t.say.solarEclipse : context.t.say.lunarEclipse
  return item(words(sign(context, event.sign), dated(context, event.at), placed(context, house)), fact)
}

const linesOf = (context: PredictionContext, event: SkyEvent): Line[] => {
  switch (event.code) {
    case 'ingress':
      return [ingress(context, event)]
    case 'station':
      return [station(context, event)]
    case 'new_moon':
    case 'full_moon':
      return [moonPhase(context, event)]
    case 'lunar_eclipse':
    case 'solar_eclipse':
      return [eclipse(context, event)]
    case 'combustion':
      return []
  }
}

/** What happens in the sky of the period, in order, by the houses of the chart; an eclipse takes the place of its full or new moon. */
export const skyPart = (context: PredictionContext): Line[] => {
  const all = skyEvents(context.span.from, context.span.to, undefined, context.chart.conventions)
  const eclipsed = new Set(
    all.filter(({ code }) => code.endsWith('_eclipse')).map(({ at }) => dayInIndia(new Date(at))),
  )
  const items = all
    .filter(({ code, at }) => !(code.endsWith('_moon') && eclipsed.has(dayInIndia(new Date(at)))))
    .flatMap((event) => linesOf(context, event))
  if (items.length > 0) return [head(context.t.say.eventsHead[context.period]), ...items]
  const parts = { says: 'no_change', ...spanOf(context) } as const
  const still = context.fact('event.none', 'transit', { kind: 'transit', id: 'sun' }, parts)
  return [say(context.t.say.still[context.period], still)]
}
